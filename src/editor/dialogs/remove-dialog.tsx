import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Path } from '../model/change';
import { describePlace } from '../schema/describe-place';
import type { RemovalChoice } from '../outline/use-outline-edits';
import type { AddedRedirect } from '../schema/move-page';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { ListDialog } from './list-dialog';
import { ShortList } from './short-list';

interface RemoveDialogProps {
  /** what is to be removed; nothing is asked without it */
  name: string | undefined;
  /** where it is named or linked to */
  uses: readonly Path[];
  /** what is there for it alone */
  companions: readonly Path[];
  /** what can become of its addresses */
  redirects: readonly AddedRedirect[];
  onCancel: () => void;
  onRemove: (choice: RemovalChoice) => void;
}

/** Says what a removal leaves behind, and asks for what goes with it, before it happens. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, uses, companions, redirects, onCancel, onRemove } = props;
  const { config } = useEditor();
  const [isAlone, setAlone] = useState(false);
  const [leadsOn, setLeadsOn] = useState(true);
  const describe = (paths: readonly Path[]) => paths.map((path) => describePlace(config, path));
  return (
    <ListDialog
      open={name !== undefined}
      title={words.removeQuestion(name ?? '')}
      intro={uses.length > 0 ? words.linksHere(name ?? '') : ''}
      items={describe(uses)}
      action={words.removeAnyway}
      onAction={() => onRemove({ isAlone, leadsOn })}
      onClose={onCancel}
    >
      {companions.length > 0 && (
        <Choice
          label={words.removeCompanions}
          isChosen={!isAlone}
          onChoose={(isWhole) => setAlone(!isWhole)}
          items={describe(companions)}
        />
      )}
      {redirects.length > 0 && (
        <Choice
          label={words.leadOn}
          isChosen={leadsOn}
          onChoose={setLeadsOn}
          items={redirects.map(({ from, to }) => `${from} → ${to}`)}
        />
      )}
    </ListDialog>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** what is chosen */
  items: readonly string[];
}

function Choice({ label, isChosen, onChoose, items }: ChoiceProps) {
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={<Checkbox checked={isChosen} onChange={(_event, isOn) => onChoose(isOn)} />}
      />
      <ShortList items={items} />
    </Box>
  );
}
