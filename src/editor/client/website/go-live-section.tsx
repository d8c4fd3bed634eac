import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PublishedAnswer } from '../../protocol/online-api';
import { NotRealItems, useNotReal } from '../publish/not-real-list';
import { useEditor } from '../state/editor-context';
import { CheckboxField } from '../dialogs/form-dialog';
import { AskedButton } from './asked-button';
import { useSiteStatus, type WebsiteState, type SiteStatus } from './use-website';
import { WebsiteSection } from './website-section';
import { websiteWords } from './website-words';

const words = websiteWords.goLive;

interface GoLiveSectionProps extends Pick<WebsiteState, 'edit'> {
  /** it has to be put online first */
  isNew: boolean;
  /** how the last published version is set */
  published: PublishedAnswer | undefined;
  onClose: () => void;
}

/** Lists what is left to do before search engines may list the site, and has the switch for it. */
export function GoLiveSection({ edit, isNew, published, onClose }: GoLiveSectionProps) {
  const [hasChanged, setChanged] = useState(false);
  const { set: status, shown } = useSiteStatus(published);
  const isWaiting = isNew || (shown === undefined ? hasChanged : shown !== status);

  async function become(value: SiteStatus): Promise<void> {
    await edit(words.title, [{ op: 'set', path: ['site', 'status'], value }]);
    setChanged(true);
  }

  return (
    <WebsiteSection id="website-live" title={words.title}>
      {status === 'live' && (
        <>
          <Typography>{isWaiting ? words.isSetLive : words.isLive}</Typography>
          <Button variant="outlined" onClick={() => void become('demo')}>
            {words.hide}
          </Button>
        </>
      )}
      {status === 'closed' && !isWaiting && <Typography>{words.isOffline}</Typography>}
      {status !== 'live' && <Checklist onClose={onClose} onGo={() => void become('live')} />}
      {isNew && status !== 'demo' && <Alert severity="info">{words.putOnline}</Alert>}
      {!isNew && isWaiting && <Alert severity="info">{words.publish}</Alert>}
      {status === 'closed' ? (
        <Button variant="outlined" onClick={() => void become('demo')}>
          {words.backOnline}
        </Button>
      ) : (
        !isNew && (
          <AskedButton
            label={words.takeOffline}
            consequence={words.takesOffline}
            onConfirm={() => void become('closed')}
          />
        )
      )}
    </WebsiteSection>
  );
}

/** The remaining work; when there is none, the person confirms what no program can check. */
function Checklist({ onClose, onGo }: { onClose: () => void; onGo: () => void }) {
  const { problems } = useEditor();
  const items = useNotReal();
  const [isRead, setRead] = useState(false);
  if (problems.within([]).errors > 0) return <Typography>{words.errors}</Typography>;
  if (!items) return null;
  if (items.length > 0) {
    return (
      <>
        <Typography>{words.open}</Typography>
        <NotRealItems items={items} onClose={onClose} />
      </>
    );
  }
  return (
    <>
      <Typography>{words.nothing}</Typography>
      <CheckboxField isOn={isRead} onChange={setRead} label={words.confirm} />
      <Button variant="contained" disabled={!isRead} onClick={onGo}>
        {words.go}
      </Button>
    </>
  );
}
