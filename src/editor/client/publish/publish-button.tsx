import { useState } from 'react';
import Button from '@mui/material/Button';
import type { DocumentStore } from '../state/document-store';
import { DownloadDialog } from '../online/download-dialog';
import { PutOnlineDialog } from '../online/put-online-dialog';
import { NetlifyDialog } from '../online/netlify-dialog';
import { onlineWords } from '../online/online-words';
import { useOnline } from '../online/use-online';
import { useEditor } from '../state/editor-context';
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
  const [opened, setOpened] = useState<'publish' | 'errors' | 'download' | 'netlify'>();
  const { online, refresh } = useOnline();
  const isNew = online?.isNew === true;
  const netlify = online?.netlify;
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  const hasErrors = problems.within([]).errors > 0;
  // An undo that was under way can have taken the errors away meanwhile.
  const shown = opened === 'errors' && !hasErrors ? 'publish' : opened;
  const dialog = { store, onDownload: () => setOpened('download'), onClose: close };
  return (
    <>
      <Button
        variant="outlined"
        disabled={!online}
        onClick={() => setOpened(hasErrors ? 'errors' : 'publish')}
      >
        {isNew ? onlineWords.putOnline : publishWords.publish}
      </Button>
      {shown === 'publish' && !isNew && netlify === undefined && <PublishDialog {...dialog} />}
      {shown === 'publish' && isNew && (
        <PutOnlineDialog
          {...dialog}
          missing={online.missing}
          onNetlify={() => setOpened('netlify')}
        />
      )}
      {(shown === 'netlify' || (shown === 'publish' && netlify !== undefined)) && (
        <NetlifyDialog store={store} address={netlify} onClose={close} />
      )}
      {shown === 'download' && <DownloadDialog store={store} onClose={close} />}
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
