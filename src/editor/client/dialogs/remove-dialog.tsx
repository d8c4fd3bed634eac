import type { Json, Path } from '../../../utils/json';
import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { Change } from '../../model/apply-change';
import { describePlace, namePlace } from '../../schema/describe-place';
import type { RemovalChoice } from '../outline/use-outline-edits';
import { pageAbove, planRedirects } from '../../schema/plan-redirects';
import { findNode, type RootSchema } from '../../schema/schema-node';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { CheckboxField } from './form-dialog';
import { GoalChoice } from './goal-choice';
import { ListDialog, ShortList } from './list-dialog';

interface RemoveDialogProps {
  /** what is to be removed */
  name: string;
  /** where it is named or linked to */
  uses: readonly Path[];
  /** the lists that name it, and will no longer */
  mentions: readonly Path[];
  /** what is there for it alone */
  companions: readonly Path[];
  /** what its removal changes: addresses that are gone can lead on */
  removals: readonly Change[];
  onCancel: () => void;
  onRemove: (choice: RemovalChoice) => void;
}

/** Says what a removal leaves behind, and asks for what goes with it, before it happens. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, uses, mentions, companions, removals, onCancel, onRemove } = props;
  const { root, config } = useEditor();
  const [isAlone, setAlone] = useState(false);
  const [leadsOn, setLeadsOn] = useState(true);
  const [goal, setGoal] = useState(pageAbove);
  const redirects = planRedirects(config, removals, goal);
  const describe = (paths: readonly Path[]) => paths.map((path) => describePlace(config, path));
  return (
    <ListDialog
      open
      title={words.removeQuestion(name)}
      intro={uses.length > 0 ? words.linksHere(name) : ''}
      items={describe(uses)}
      action={words.remove}
      onAction={() => onRemove({ isAlone, goal: leadsOn ? goal : undefined })}
      onClose={onCancel}
    >
      {mentions.length > 0 && (
        <>
          {words.alsoLeaves(name)}
          <ShortList items={describe(mentions.map((path) => path.slice(0, -1)))} />
        </>
      )}
      {companions.length > 0 && (
        <Choice
          label={words.removeCompanions}
          isChosen={!isAlone}
          onChoose={(isWhole) => setAlone(!isWhole)}
          items={companions.map((path) => nameWithKind(root, config, path))}
        />
      )}
      {redirects.length > 0 && (
        <Choice
          label={words.leadOn}
          isChosen={leadsOn}
          onChoose={setLeadsOn}
          items={redirects.map(({ from, to }) => `${from} → ${to}`)}
        >
          {leadsOn && <GoalChoice removals={removals} goal={goal} onChoose={setGoal} />}
        </Choice>
      )}
    </ListDialog>
  );
}

/** An entry with the kind of its list: `Widget “Book with Ruth”`. */
function nameWithKind(root: RootSchema, config: Json, path: Path): string {
  const { title } = findNode(root, config, path) ?? {};
  return [title && writeLabel(title), namePlace(config, path)].filter(Boolean).join(' ');
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** what is chosen */
  items: readonly string[];
  children?: ReactNode;
}

function Choice({ label, isChosen, onChoose, items, children }: ChoiceProps) {
  return (
    <Box>
      <CheckboxField label={label} isOn={isChosen} onChange={onChoose} />
      <ShortList items={items} />
      {children}
    </Box>
  );
}
