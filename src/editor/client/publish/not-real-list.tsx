import { useEffect, useRef, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { keepSampleTexts, listSamplePlaces } from '../../../check/sample-texts';
import { titleNotReal } from '../../../check/title-not-real';
import type { NotRealAnswer } from '../../protocol/editor-api';
import type { Path } from '../../../utils/json';
import { describePlace } from '../../schema/describe-place';
import { writeKey } from '../../schema/json';
import { Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { Disclosure } from '../form/disclosure';
import { publishWords } from './publish-words';

const maxPlaces = 5;

/** The obstacles to going live; undefined until they are known, empty for a site that is live. */
export function useNotReal(): NotRealAnswer['items'] | undefined {
  const { api, config } = useEditor();
  const [items, setItems] = useState<NotRealAnswer['items']>();
  useEffect(() => {
    void api
      .get<NotRealAnswer>('not-real')
      .then(({ status, body }) => setItems(status === 200 ? body.items : undefined))
      .catch((error: unknown) => {
        // The rest of the dialog says so.
        if (!(error instanceof Unreachable)) throw error;
      });
  }, [api]);
  const samples = listSamplePlaces(config);
  return items?.flatMap((item) => {
    if (!item.isSample) return [item];
    // Those that were kept or changed since are gone. The editor does not have the lists in files.
    const places = [...samples, ...item.places.filter(isListInFiles)];
    return places.length > 0 ? [{ ...item, count: places.length, places }] : [];
  });
}

function isListInFiles([group, , entry]: Path): boolean {
  return group === 'entities' && entry === undefined;
}

/** The obstacles to going live, behind a button that counts them. */
export function NotRealList({ onClose }: { onClose: () => void }) {
  const items = useNotReal() ?? [];
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Disclosure
        path={['not-real']}
        label={publishWords.notReal(items.length)}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <Box sx={{ typography: 'body2' }}>{publishWords.notRealText}</Box>
        <NotRealItems items={items} onClose={onClose} />
      </Disclosure>
    </Box>
  );
}

interface NotRealItemsProps {
  items: NotRealAnswer['items'];
  /** closes the dialog when a person opens a place */
  onClose: () => void;
}

/** Each obstacle to going live with buttons that open its places. */
export function NotRealItems({ items, onClose }: NotRealItemsProps) {
  const { config, focusSetting } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  const keep = useKeeper(list);

  function show(path: Path) {
    onClose();
    focusSetting(path);
  }

  return (
    <Box
      component="ul"
      ref={list}
      tabIndex={-1}
      sx={{ typography: 'body2', my: 0.5, pl: 2.5, '& ul': { pl: 2.5 } }}
    >
      {items.map(({ todo, hint, count, places, isSample }) => (
        <li key={todo}>
          {titleNotReal({ todo, count })}:{hint !== undefined && ` ${hint}`}
          <Box component="ul" sx={{ listStyle: 'none' }}>
            {places.slice(0, maxPlaces).map((path, index) => (
              <li key={writeKey(path)}>
                <ButtonBase
                  onClick={() => show(path)}
                  sx={{
                    display: 'inline',
                    minHeight: 24,
                    font: 'inherit',
                    textAlign: 'start',
                    textDecoration: 'underline',
                  }}
                >
                  {describePlace(config, path)}
                </ButtonBase>
                {isSample && !isListInFiles(path) && (
                  <Button
                    size="small"
                    sx={{ ml: 1 }}
                    aria-label={publishWords.keepTextsAt(describePlace(config, path))}
                    data-keep
                    onClick={() => keep(path, index)}
                  >
                    {publishWords.keepTexts}
                  </Button>
                )}
              </li>
            ))}
            {count > maxPlaces && <li>{words.andMore(count - maxPlaces)}</li>}
          </Box>
        </li>
      ))}
    </Box>
  );
}

/** Confirms that the texts of the sample at a place fit; the next place is where the last one was. */
function useKeeper(list: RefObject<HTMLUListElement | null>) {
  const { config, change } = useEditor();
  const [kept, setKept] = useState<{ index: number }>();
  useEffect(() => {
    if (!kept) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-keep]') ?? [])];
    (buttons[kept.index] ?? buttons.at(-1) ?? list.current)?.focus();
  }, [kept, list]);
  return (path: Path, index: number) => {
    const left = keepSampleTexts(config, path);
    const setting: Path = ['site', 'sampleTexts'];
    change({
      label: publishWords.keepTextsAt(describePlace(config, path)),
      changes: [
        left === '' ? { op: 'remove', path: setting } : { op: 'set', path: setting, value: left },
      ],
    });
    setKept({ index });
  };
}
