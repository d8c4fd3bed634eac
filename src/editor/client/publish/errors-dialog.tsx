import { ListDialog } from '../dialogs/list-dialog';
import { tellProblem } from '../../model/explain-problem';
import { useEditor } from '../state/editor-context';
import { publishWords } from './publish-words';

interface ErrorsDialogProps {
  /** opens the list of all problems */
  onShow: () => void;
  onClose: () => void;
}

/** A site with errors is not published: which ones, and the way to them. */
export function ErrorsDialog({ onShow, onClose }: ErrorsDialogProps) {
  const { config, problems } = useEditor();
  const errors = problems.all.filter(({ severity }) => severity === 'error');
  return (
    <ListDialog
      open
      fullWidth
      title={publishWords.publish}
      intro={publishWords.errors}
      items={errors.map((problem) => tellProblem(config, problem))}
      action={publishWords.showErrors}
      onAction={onShow}
      onClose={onClose}
    />
  );
}
