import { useState } from 'react';
import Button from '@mui/material/Button';
import { HostDialogs, PublishDialog } from '../late-parts';
import type { DocumentStore } from '../state/document-store';
import type { HostDialogName } from '../online/host-dialogs';
import { onlineWords } from '../online/online-words';
import type { Online } from '../online/use-online';
import { useEditor } from '../state/editor-context';
import { ErrorsDialog } from './errors-dialog';
import { publishWords } from './publish-words';

interface PublishButtonProps extends Online {
  store: DocumentStore;
  /** opens the list of all problems */
  onProblems: () => void;
}

/** Opens what would be published or, while there are errors, says why it cannot be. */
export function PublishButton(props: PublishButtonProps) {
  const { store, online, published, refresh, onProblems } = props;
  const { problems } = useEditor();
  const [opened, setOpened] = useState<'publish' | 'errors' | HostDialogName>();
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  const hasErrors = problems.within([]).errors > 0;
  // An undo that was under way can have taken the errors away meanwhile.
  const shown = opened === 'errors' && !hasErrors ? 'publish' : opened;
  const other = online?.netlify === undefined ? undefined : 'netlify';
  const usual = online?.isNew === true ? 'putOnline' : other;
  const ofHost = shown === 'publish' ? usual : shown === 'errors' ? undefined : shown;
  return (
    <>
      <Button
        variant={published?.changes ? 'contained' : 'outlined'}
        disableElevation
        disabled={!online}
        onClick={() => setOpened(hasErrors ? 'errors' : 'publish')}
      >
        {online?.isNew === true ? onlineWords.putOnline : publishWords.publish}
      </Button>
      {shown === 'publish' && !usual && (
        <PublishDialog store={store} onDownload={() => setOpened('download')} onClose={close} />
      )}
      {online && ofHost && (
        <HostDialogs
          shown={ofHost}
          store={store}
          online={online}
          onShow={setOpened}
          onClose={close}
        />
      )}
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
