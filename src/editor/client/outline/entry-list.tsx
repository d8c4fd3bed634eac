import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { EntryDialog } from '../dialogs/entry-dialog';
import { listPagesOf } from '../../model/find-route';
import { nameList, nameOne } from '../../model/name-list';
import { findLinksTo, findUsesOfEntry } from '../../schema/find-uses';
import { listCompanions } from '../../schema/list-companions';
import { getIn } from '../../../utils/json';
import type { EntryList as ListOfEntries } from '../../schema/list-entries';
import { describeNewEntry, type NewEntry } from '../../schema/plan-entry';
import { nameEntry } from '../../schema/name-value';
import { useEditor } from '../state/editor-context';
import { addId } from '../state/use-list-edits';
import { words } from '../../words';
import { OutlineList, AddButton } from './outline-list';
import { useOwnerNames } from './use-owner-names';
import { place, useOutlineEdits } from './use-outline-edits';

/** More than that are found by searching, or shown on request. */
const shownAtOnce = 50;
const searchedFrom = 9;

/** The entries of one kind; a list that is kept in files is not edited here. */
export function EntryList({ list }: { list: ListOfEntries }) {
  const { config } = useEditor();
  const files = getIn(config, [...list.path, 'files']);
  return typeof files === 'string' ? (
    <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
      {words.keptInFiles(files)}
    </Typography>
  ) : (
    <EditedEntries list={list} />
  );
}

function EditedEntries({ list: listed }: { list: ListOfEntries }) {
  const { path: list, key, kind, items } = listed;
  const { root, config } = useEditor();
  const [sought, setSought] = useState('');
  const [most, setMost] = useState(shownAtOnce);
  const [added, setAdded] = useState<NewEntry>();
  const itemLabel = nameOne(config, key, items.title);
  const edits = useOutlineEdits({
    list,
    itemLabel,
    findUses: (entry, index) => {
      const id = getIn(entry, ['id']);
      const isNamed = kind !== undefined && typeof id === 'string';
      const named = isNamed ? findUsesOfEntry(root, config, { kind, id }) : [];
      return [...named, ...findLinksTo(root, config, listPagesOf(config, [...list, index]))];
    },
    findCompanions: (index) => listCompanions(root, config, listed, [...list, index]),
  });
  const nameOwners = useOwnerNames(listed);
  const found = edits.items
    .map((entry, index) => ({ index, label: nameEntry(config, key, entry) ?? `${index + 1}` }))
    .filter(({ label }) => label.toLowerCase().includes(sought.toLowerCase()));

  return (
    <Box>
      {edits.items.length >= searchedFrom && (
        <TextField
          fullWidth
          sx={{ my: 1 }}
          label={`${words.search}: ${nameList(config, key)}`}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {found.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {sought === '' ? words.listIsEmpty : words.nothingFound}
        </Typography>
      )}
      <OutlineList
        list={list}
        items={found.slice(0, most).map((item) => ({ ...item, ...nameOwners(item.index) }))}
        edits={edits}
      />
      {found.length > most && (
        <Button size="small" onClick={() => setMost(most + shownAtOnce)}>
          {words.showMore}
        </Button>
      )}
      {edits.hasRoom && (
        <AddButton
          id={addId(place, list)}
          label={words.addOne(itemLabel)}
          onClick={() => {
            // What others name is published with what is in it: nobody's words of an example.
            if (kind === undefined) edits.add(items);
            else setAdded(describeNewEntry(root, config, listed));
          }}
        />
      )}
      {added && <EntryDialog entry={added} onClose={() => setAdded(undefined)} />}
    </Box>
  );
}
