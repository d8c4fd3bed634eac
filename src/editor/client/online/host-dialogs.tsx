import type { OnlineAnswer } from '../../protocol/online-api';
import type { DocumentStore } from '../state/document-store';
import { DownloadDialog } from './download-dialog';
import { NetlifyDialog } from './netlify-dialog';
import { PutOnlineDialog } from './put-online-dialog';

/** The dialogs about where the site is published, besides the one that publishes changes. */
export type HostDialogName = 'putOnline' | 'netlify' | 'download';

interface HostDialogsProps {
  shown: HostDialogName;
  store: DocumentStore;
  online: OnlineAnswer;
  onShow: (name: HostDialogName) => void;
  onClose: () => void;
}

/** Shows one of the dialogs. */
export function HostDialogs({ shown, store, online, onShow, onClose }: HostDialogsProps) {
  switch (shown) {
    case 'putOnline':
      return (
        <PutOnlineDialog
          store={store}
          missing={online.missing}
          onNetlify={() => onShow('netlify')}
          onDownload={() => onShow('download')}
          onClose={onClose}
        />
      );
    case 'netlify':
      return (
        <NetlifyDialog
          store={store}
          address={online.netlify}
          onOther={() => onShow('putOnline')}
          onClose={onClose}
        />
      );
    case 'download':
      return <DownloadDialog store={store} onClose={onClose} />;
  }
}
