import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
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
  const { api } = useEditor();
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
  return items;
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

  function show(path: Path) {
    onClose();
    focusSetting(path);
  }

  return (
    <Box component="ul" sx={{ typography: 'body2', my: 0.5, pl: 2.5, '& ul': { pl: 2.5 } }}>
      {items.map(({ todo, count, places }) => (
        <li key={todo}>
          {todo}:
          <Box component="ul" sx={{ listStyle: 'none' }}>
            {places.slice(0, maxPlaces).map((path) => (
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
              </li>
            ))}
            {count > maxPlaces && <li>{words.andMore(count - maxPlaces)}</li>}
          </Box>
        </li>
      ))}
    </Box>
  );
}
