import TextField from '@mui/material/TextField';
import { applyChanges, type Change } from '../../model/apply-change';
import { listGoals } from '../../schema/list-goals';
import { pageAbove } from '../../schema/plan-redirects';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

interface GoalChoiceProps {
  /** what is about to go: none of its pages is offered */
  removals: readonly Change[];
  goal: string;
  onChoose: (goal: string) => void;
}

/** Which of the pages that stay the old addresses lead to, by its name. */
export function GoalChoice({ removals, goal, onChoose }: GoalChoiceProps) {
  const { config } = useEditor();
  const goals = listGoals(applyChanges(config, removals).config, []);
  const pages = goals.filter(({ href }) => !href.includes('#'));
  return (
    <TextField
      select
      fullWidth
      label={words.leadTo}
      value={goal}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 2 }}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value={pageAbove}>{words.pageAbove}</option>
      {pages.map(({ href, name }) => (
        <option key={href} value={href}>
          {`${name} (${href})`}
        </option>
      ))}
    </TextField>
  );
}
