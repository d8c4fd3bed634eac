import { useId } from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { GroupFields } from '../form/group-fields';
import { getIn, type Json } from '../../../utils/json';
import { namedLike } from '../../schema/fill-from-name';
import { listEntries } from '../../schema/list-entries';
import type { Companion, CompanionChoice } from '../../schema/plan-entry';
import { isOptional } from '../../schema/settle-choices';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

const emptyIsNone = 'If there is none, leave these fields unchanged.';

interface CompanionFieldsProps {
  companion: Companion;
  /** the config as it is without the new entries */
  present: Json;
  choice: CompanionChoice;
  /** a person has chosen; if not, a new one may stay empty */
  isSettled: boolean;
  onChoose: (choice: CompanionChoice) => void;
}

/** An entry that comes with another one: a new one with its settings, one that is there, or none. */
export function CompanionFields(props: CompanionFieldsProps) {
  const { companion, present, choice, isSettled, onChoose } = props;
  const { config } = useEditor();
  const headingId = useId();
  const { property, node, list, path, model } = companion;
  const mayBeNone = isOptional(companion);
  const label = writeLabel(property);
  const entries = list.kind ? listEntries(present, list.kind) : [];
  const chosen = choice.is === 'present' ? `#${choice.id}` : choice.is;

  function choose(value: string) {
    if (value.startsWith('#')) onChoose({ is: 'present', id: value.slice(1) });
    else onChoose({ is: value === 'new' ? 'new' : 'none' });
  }

  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="subtitle2" component="h3">
        {label}
      </Typography>
      {node.description !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {node.description}
        </Typography>
      )}
      <TextField
        select
        fullWidth
        label={label}
        value={chosen}
        helperText={mayBeNone && !isSettled && choice.is === 'new' && emptyIsNone}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => choose(target.value)}
        sx={{ mb: 2 }}
      >
        <option value="new">{words.newOne}</option>
        {mayBeNone && <option value="none">{words.noneOfThese}</option>}
        {entries.map(({ id, name }) => (
          <option key={id} value={`#${id}`}>
            {name}
          </option>
        ))}
      </TextField>
      {choice.is === 'new' && (
        <GroupFields
          node={list.items}
          path={path}
          value={getIn(config, path)}
          without={['id', ...(model ? namedLike : [])]}
        />
      )}
    </Box>
  );
}
