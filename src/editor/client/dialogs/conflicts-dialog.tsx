import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import FormLabel from '@mui/material/FormLabel';
import type { Json } from '../../../utils/json';
import type { Conflict, Side } from '../../model/merge';
import { describePlace } from '../../schema/describe-place';
import { nameValue } from '../../schema/name-value';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

interface ConflictsDialogProps {
  conflicts: readonly Conflict[];
  /** the label of the button that goes on with what was chosen */
  action?: string;
  onCancel: () => void;
  onChoose: (choices: readonly Side[]) => void;
}

/** What the file and the editor both changed: one of the two versions is chosen, place by place. */
export function ConflictsDialog({
  conflicts,
  action = words.saveChoices,
  onCancel,
  onChoose,
}: ConflictsDialogProps) {
  const { config } = useEditor();
  const [chosen, setChosen] = useState<Record<number, Side>>({});
  const choices = conflicts.map((_conflict, index) => chosen[index] ?? 'mine');
  return (
    <Dialog open onClose={onCancel} fullWidth>
      <DialogTitle>{words.conflictsTitle}</DialogTitle>
      <DialogContent dividers>
        <p>{words.conflictsText}</p>
        {conflicts.map(({ path, mine, theirs }, index) => {
          const id = `conflict-${index}`;
          return (
            <div key={id}>
              <FormLabel id={id}>{describePlace(config, path)}</FormLabel>
              <RadioGroup
                aria-labelledby={id}
                value={choices[index]}
                onChange={(_event, side) =>
                  setChosen({ ...chosen, [index]: side === 'theirs' ? 'theirs' : 'mine' })
                }
              >
                <FormControlLabel
                  value="mine"
                  control={<Radio />}
                  label={`${words.mine}: ${show(mine)}`}
                />
                <FormControlLabel
                  value="theirs"
                  control={<Radio />}
                  label={`${words.theirs}: ${show(theirs)}`}
                />
              </RadioGroup>
            </div>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button variant="contained" onClick={() => onChoose(choices)}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function show(value: Json | undefined): string {
  return value === undefined ? words.nothing : (nameValue(value) ?? JSON.stringify(value));
}
