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

/** What is not real yet on a site that is not live; each place leads to its setting. */
export function NotRealList({ onClose }: { onClose: () => void }) {
  const { api, config, focusSetting } = useEditor();
  const [items, setItems] = useState<NotRealAnswer['items']>([]);

  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    void api
      .get<NotRealAnswer>('not-real')
      .then(({ status, body }) => setItems(status === 200 ? body.items : []))
      .catch((error: unknown) => {
        // The rest of the dialog says so.
        if (!(error instanceof Unreachable)) throw error;
      });
  }, [api]);

  function show(path: Path) {
    onClose();
    focusSetting(path);
  }

  if (items.length === 0) return null;
  return (
    <Box sx={{ mt: 2, typography: 'body2', '& ul': { my: 0.5, pl: 2.5 } }}>
      <Disclosure
        path={['not-real']}
        label={publishWords.notReal(items.length)}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        {publishWords.notRealText}
        <ul>
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
        </ul>
      </Disclosure>
    </Box>
  );
}
