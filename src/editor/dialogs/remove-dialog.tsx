import type { Path } from '../model/change';
import { describePlace } from '../schema/describe-place';
import { useEditor } from '../state/editor-context';
import { words } from '../words';
import { ListDialog } from './list-dialog';

interface RemoveDialogProps {
  /** what is to be removed; nothing is asked without it */
  name: string | undefined;
  /** where it is named or linked to */
  uses: readonly Path[];
  onCancel: () => void;
  onRemove: () => void;
}

/** Says what a removal leaves behind, before it happens. */
export function RemoveDialog({ name, uses, onCancel, onRemove }: RemoveDialogProps) {
  const { config } = useEditor();
  return (
    <ListDialog
      open={name !== undefined}
      title={words.removeQuestion(name ?? '')}
      intro={words.linksHere(name ?? '')}
      items={uses.map((path) => describePlace(config, path))}
      action={words.removeAnyway}
      onAction={onRemove}
      onClose={onCancel}
    />
  );
}
