import { useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Path } from '../model/change';
import { describePlace } from '../schema/describe-place';
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
  onCancel: () => void;
  /** @param isAlone what is there for it alone stays */
  onRemove: (isAlone: boolean) => void;
}

/** Says what a removal leaves behind, and asks for what goes with it, before it happens. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, uses, companions, onCancel, onRemove } = props;
  const { config } = useEditor();
  const [isAlone, setAlone] = useState(false);
  const describe = (paths: readonly Path[]) => paths.map((path) => describePlace(config, path));
  return (
    <ListDialog
      open={name !== undefined}
      title={words.removeQuestion(name ?? '')}
      intro={uses.length > 0 ? words.linksHere(name ?? '') : ''}
      items={describe(uses)}
      action={words.removeAnyway}
      onAction={() => onRemove(isAlone)}
      onClose={onCancel}
    >
      {companions.length > 0 && (
        <Box>
          <FormControlLabel
            label={words.removeCompanions}
            control={
              <Checkbox checked={!isAlone} onChange={(_event, isWhole) => setAlone(!isWhole)} />
            }
          />
          <ShortList items={describe(companions)} />
        </Box>
      )}
    </ListDialog>
  );
}
