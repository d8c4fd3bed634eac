import { useContext, useState } from 'react';
import Button from '@mui/material/Button';
import type { DocumentStore } from '../state/document-store';
import { PutOnlineDialog } from '../online/put-online-dialog';
import { onlineWords } from '../online/online-words';
import { useEditor } from '../state/editor-context';
import { SessionContext } from '../state/session-context';
import { ErrorsDialog } from './errors-dialog';
import { PublishDialog } from './publish-dialog';
import { publishWords } from './publish-words';

interface PublishButtonProps {
  store: DocumentStore;
  /** opens the list of all problems */
  onProblems: () => void;
}

/** Opens what would be published or, while there are errors, says why it cannot be. */
export function PublishButton({ store, onProblems }: PublishButtonProps) {
  const { problems } = useEditor();
  const [opened, setOpened] = useState<'publish' | 'errors'>();
  const isNew = useContext(SessionContext)?.openRepository !== undefined;
  const Publishing = isNew ? PutOnlineDialog : PublishDialog;
  const close = () => setOpened(undefined);
  const hasErrors = problems.within([]).errors > 0;
  // An undo that was under way can have taken the errors away meanwhile.
  const shown = opened === 'errors' && !hasErrors ? 'publish' : opened;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpened(hasErrors ? 'errors' : 'publish')}>
        {isNew ? onlineWords.putOnline : publishWords.publish}
      </Button>
      {shown === 'publish' && <Publishing store={store} onClose={close} />}
      {shown === 'errors' && (
        <ErrorsDialog
          onClose={close}
          onShow={() => {
            close();
            onProblems();
          }}
        />
      )}
    </>
  );
}
