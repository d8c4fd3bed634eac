import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Add from '@mui/icons-material/Add';
import { PagePicker } from '../dialogs/page-picker';
import { RemoveDialog } from '../dialogs/remove-dialog';
import { moveByKeys, RowActions } from '../form/row-actions';
import type { Json, Path } from '../model/change';
import { findRoute } from '../preview/find-route';
import { findLinksTo } from '../schema/find-uses';
import { readAt, writeKey } from '../schema/json';
import { findNode } from '../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { addId, rowId, useListEdits } from '../state/use-list-edits';
import { words } from '../words';
import { BlockList } from './block-list';
import { OutlineRow } from './outline-row';

const place = 'outline';
const list = ['routes'];

/** All pages; the one in the preview shows its blocks. */
export function PageList() {
  const { root, config, selected, page, select } = useEditor();
  const [isPicking, setPicking] = useState(false);
  const [removing, setRemoving] = useState<{ index: number; uses: Path[] }>();
  const edits = useListEdits({ place, list, itemLabel: words.page, nameItem: namePage });
  const shown = findRoute(config, page);
  const isShown = (index: number) => index === shown;

  function move(index: number, by: -1 | 1) {
    const to = index + by;
    if (to < 0 || to >= edits.items.length) return;
    edits.move(index, by);
    select([...list, to]);
  }

  function duplicate(index: number) {
    edits.duplicate(index);
    select([...list, index + 1]);
  }

  function remove(index: number) {
    edits.remove(index);
    setRemoving(undefined);
    select([...list, Math.min(index, edits.items.length - 2)]);
  }

  function ask(index: number) {
    const path = readAt(edits.items[index], ['path']);
    const uses = typeof path === 'string' ? findLinksTo(root, config, path) : [];
    const others = uses.filter(([first, route]) => first !== 'routes' || route !== index);
    if (others.length === 0) remove(index);
    else setRemoving({ index, uses: others });
  }

  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {edits.items.map((route, index) => (
          <li key={edits.keys[index]}>
            <OutlineRow
              id={rowId(place, list, index, 'open')}
              path={[...list, index]}
              label={namePage(route)}
              detail={String(readAt(route, ['path']) ?? '')}
              isSelected={writeKey(selected) === `routes/${index}`}
              onSelect={() => select([...list, index])}
              onKeyDown={(event) => moveByKeys(event, (by) => move(index, by))}
              actions={
                <RowActions
                  place={place}
                  list={list}
                  index={index}
                  edits={{ ...edits, move, duplicate }}
                  hasRoom
                  onRemove={() => ask(index)}
                />
              }
            />
            {isShown(index) && <BlockList route={index} />}
          </li>
        ))}
      </Box>
      <Button
        id={addId(place, list)}
        size="small"
        startIcon={<Add />}
        onClick={() => setPicking(true)}
      >
        {words.addPage}
      </Button>
      <PagePicker
        isOpen={isPicking}
        pages={edits.items.map(namePage)}
        opener={addId(place, list)}
        onClose={() => setPicking(false)}
        onChoose={(copied) => {
          const node = findNode(root, config, [...list, 0]) ?? {};
          const index = edits.items.length;
          edits.add(node, index, copied === undefined ? undefined : edits.items[copied]);
          select([...list, index]);
        }}
      />
      <RemoveDialog
        name={removing && edits.nameAt(removing.index)}
        uses={removing?.uses ?? []}
        onCancel={() => {
          if (removing)
            document.getElementById(rowId(place, list, removing.index, 'remove'))?.focus();
          setRemoving(undefined);
        }}
        onRemove={() => removing && remove(removing.index)}
      />
    </Box>
  );
}

/** A page by its title; the one for missing addresses has a name of its own. */
function namePage(route: Json): string {
  const path = readAt(route, ['path']);
  const title = readAt(route, ['title']);
  if (path === '*') return words.notFoundPage;
  return typeof title === 'string' && title !== '' ? title : String(path ?? words.page);
}
