import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { listSamplePlaces } from '../../../check/sample-texts';
import { titleNotReal } from '../../../check/problem';
import type { NotRealAnswer } from '../../protocol/editor-api';
import type { Path } from '../../../utils/json';
import { describePlace } from '../../schema/describe-place';
import { writeKey } from '../../model/paths';
import { Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { Disclosure } from '../form/disclosure';
import { publishWords } from './publish-words';
import { isListInFiles } from './sample-groups';
import { SampleList, PlaceButton } from './sample-list';

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
  const { focusSetting } = useEditor();

  function show(path: Path) {
    onClose();
    focusSetting(path);
  }

  return (
    <Box
      component="ul"
      sx={{ typography: 'body2', my: 0.5, pl: 2.5, width: 1, boxSizing: 'border-box' }}
    >
      {items.map(({ todo, hint, count, places, isSample }) => (
        <Box component="li" key={todo} sx={{ mb: 1.5 }}>
          {titleNotReal({ todo, count })}: {isSample ? publishWords.samplesHelp : hint}
          {isSample ? (
            <SampleList places={places} onShow={show} />
          ) : (
            <Places places={places} onShow={show} />
          )}
        </Box>
      ))}
    </Box>
  );
}

interface PlacesProps {
  places: readonly Path[];
  onShow: (path: Path) => void;
}

/** Places with something to do; of many, the first ones until a person wants to see all. */
function Places({ places, onShow }: PlacesProps) {
  const { config } = useEditor();
  const [isWhole, setWhole] = useState(false);
  const isLong = places.length > maxPlaces && !isWhole;
  return (
    <Box component="ul" sx={{ listStyle: 'none', pl: 0 }}>
      {(isLong ? places.slice(0, maxPlaces) : places).map((path) => (
        <li key={writeKey(path)}>
          <PlaceButton text={describePlace(config, path)} onClick={() => onShow(path)} />
        </li>
      ))}
      {isLong && (
        <li>
          <Button size="small" onClick={() => setWhole(true)}>
            {publishWords.showAll(places.length)}
          </Button>
        </li>
      )}
    </Box>
  );
}
