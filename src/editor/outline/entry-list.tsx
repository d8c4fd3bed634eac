import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import { RemoveDialog } from '../dialogs/remove-dialog';
import { moveByKeys, RowActions } from '../form/row-actions';
import type { Path } from '../model/change';
import { findUsesOfEntry } from '../schema/find-uses';
import { isWithin, readAt, writeKey } from '../schema/json';
import type { EntryList as ListOfEntries } from '../schema/list-entries';
import { nameKind } from '../schema/list-entries';
import { nameValue } from '../schema/name-value';
import { writeLabel } from '../schema/write-label';
import { useEditor } from '../state/editor-context';
import { addId, rowId, useListEdits } from '../state/use-list-edits';
import { words } from '../words';
import { OutlineRow } from './outline-row';

const place = 'outline';
/** More than that are found by searching, or shown on request. */
const shownAtOnce = 50;
const searchedFrom = 9;

/** The entries of one kind. */
export function EntryList({ list: { path: list, key, node, items } }: { list: ListOfEntries }) {
  const { root, config, selected, select } = useEditor();
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const [removing, setRemoving] = useState<{ index: number; uses: Path[] }>();
  const edits = useListEdits({ place, list, itemLabel: writeLabel(nameKind(items)) });
  const named = edits.items.map((entry, index) => ({
    index,
    name: nameValue(entry) ?? `${index + 1}`,
  }));
  const found = named.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()));
  const hasRoom = edits.items.length < (node.maxItems ?? Infinity);

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
    const next = Math.min(index, edits.items.length - 2);
    select(next < 0 ? [] : [...list, next]);
  }

  function ask(index: number) {
    const id = readAt(edits.items[index], ['id']);
    const kind = nameKind(items);
    const uses = typeof id === 'string' ? findUsesOfEntry(root, config, { kind, id }) : [];
    const others = uses.filter((use) => !isWithin(use, [...list, index]));
    if (others.length === 0) remove(index);
    else setRemoving({ index, uses: others });
  }

  return (
    <Box>
      {edits.items.length >= searchedFrom && (
        <TextField
          fullWidth
          size="small"
          sx={{ my: 1 }}
          label={`${words.search}: ${writeLabel(key)}`}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {found.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {words.listIsEmpty}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.slice(0, most).map(({ index, name }) => (
          <li key={edits.keys[index]}>
            <OutlineRow
              id={rowId(place, list, index, 'open')}
              path={[...list, index]}
              label={name}
              isSelected={writeKey(selected) === writeKey([...list, index])}
              onSelect={() => select([...list, index])}
              onKeyDown={(event) => moveByKeys(event, (by) => move(index, by))}
              actions={
                <RowActions
                  place={place}
                  list={list}
                  index={index}
                  edits={{ ...edits, move, duplicate }}
                  hasRoom={hasRoom}
                  onRemove={() => ask(index)}
                />
              }
            />
          </li>
        ))}
      </Box>
      {found.length > most && (
        <Button size="small" onClick={() => setMost(most + shownAtOnce)}>
          {words.showMore}
        </Button>
      )}
      {hasRoom && (
        <Button
          id={addId(place, list)}
          size="small"
          startIcon={<Add />}
          onClick={() => {
            edits.add(items);
            select([...list, edits.items.length]);
          }}
        >
          {words.addTo(writeLabel(key))}
        </Button>
      )}
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
