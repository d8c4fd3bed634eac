import { useMemo } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { isPagedKind } from '../../../content/entities';
import { getIn, type Path } from '../../../utils/json';
import { findOwners, isUnseen, listOwners } from '../../schema/find-owners';
import { isWithin } from '../../model/paths';
import { listEntryLists } from '../../schema/list-entries';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { formWords } from './form-words';
import { PlaceLinks } from './place-links';

/** Where an entry belongs: what names it, which leads there. */
export function EntryOwners({ path }: { path: Path }) {
  const { root, config } = useEditor();
  const kind = listEntryLists(root).find((list) => isWithin(path, list.path))?.kind;
  const id = getIn(config, [...path, 'id']);
  if (kind === undefined || typeof id !== 'string') return null;
  return <OwnersOf path={path} kind={kind} id={id} />;
}

function OwnersOf(entry: { path: Path; kind: string; id: string }) {
  const { root, config, select } = useEditor();
  const owners = useMemo(() => findOwners(root, config), [root, config]);
  const places = listOwners(owners, entry);
  if (isUnseen(config, entry.path, places)) {
    return (
      <Alert severity="warning" role="note" sx={{ mt: 1 }}>
        {formWords.unseen}
      </Alert>
    );
  }
  if (places.length === 0) return null;
  const label = isPagedKind(entry.kind) ? words.namedBy : words.belongsTo;
  return (
    <Box sx={{ mt: 1 }}>
      <PlaceLinks label={`${label}:`} places={places} onFollow={select} />
    </Box>
  );
}
