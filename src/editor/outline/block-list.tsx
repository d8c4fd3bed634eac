import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import { ExamplePicker } from '../dialogs/example-picker';
import { moveByKeys, RowActions } from '../form/row-actions';
import type { Json } from '../model/change';
import { nameBlock } from '../schema/describe-place';
import { isWithin, writeKey } from '../schema/json';
import { chooseBranch, findNode, type SchemaNode } from '../schema/schema-node';
import { makeStarter } from '../schema/make-starter';
import { useEditor } from '../state/editor-context';
import { addId, rowId, useListEdits } from '../state/use-list-edits';
import { words } from '../words';
import { OutlineRow } from './outline-row';

const place = 'outline';

/** The blocks of a page, from top to bottom. */
export function BlockList({ route }: { route: number }) {
  const { root, config, selected, select } = useEditor();
  const [isPicking, setPicking] = useState(false);
  const list = ['routes', route, 'blocks'];
  const listNode = findNode(root, config, list) ?? {};
  const node = findNode(root, config, [...list, 0]) ?? {};
  const nameItem = (value: Json) =>
    nameBlock(value, chooseBranch(root, node, value)?.headingProperty);
  const edits = useListEdits({ place, list, itemLabel: 'Block', nameItem });
  const hasRoom = edits.items.length < (listNode.maxItems ?? Infinity);

  function move(index: number, by: -1 | 1) {
    const to = index + by;
    if (to < 0 || to >= edits.items.length) return;
    edits.move(index, by);
    select([...list, to]);
  }

  function remove(index: number) {
    edits.remove(index);
    const next = index < edits.items.length - 1 ? index : index - 1;
    select(next < 0 ? ['routes', route] : [...list, next]);
  }

  function duplicate(index: number) {
    edits.duplicate(index);
    select([...list, index + 1]);
  }

  function add(branch: SchemaNode, example: Json | undefined) {
    const at =
      isWithin(selected, list) && selected.length === 4
        ? Number(selected[3]) + 1
        : edits.items.length;
    edits.add(branch, at, makeStarter(root, branch, config, example));
    select([...list, at]);
  }

  const selecting = { ...edits, move, remove, duplicate };
  return (
    <Box sx={{ pl: 2 }}>
      <Box component="ol" aria-label={words.blocks} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {edits.items.map((block, index) => {
          const path = [...list, index];
          return (
            <li key={edits.keys[index]}>
              <OutlineRow
                id={rowId(place, list, index, 'open')}
                path={path}
                label={nameItem(block)}
                isSelected={writeKey(selected) === writeKey(path)}
                onSelect={() => select(path)}
                onKeyDown={(event) => moveByKeys(event, (by) => move(index, by))}
                actions={
                  <RowActions
                    place={place}
                    list={list}
                    index={index}
                    edits={selecting}
                    hasRoom={hasRoom}
                  />
                }
              />
            </li>
          );
        })}
      </Box>
      {edits.items.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {words.pageEmpty}
        </Typography>
      )}
      {hasRoom && (
        <Button
          id={addId(place, list)}
          size="small"
          startIcon={<Add />}
          onClick={() => setPicking(true)}
        >
          {words.addBlock}
        </Button>
      )}
      <ExamplePicker
        isOpen={isPicking}
        node={node}
        opener={addId(place, list)}
        onClose={() => setPicking(false)}
        onChoose={add}
      />
    </Box>
  );
}
