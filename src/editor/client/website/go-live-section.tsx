import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { getIn } from '../../../utils/json';
import { NotRealItems, useNotReal } from '../publish/not-real-list';
import { useEditor } from '../state/editor-context';
import { AskedButton } from './asked-button';
import type { WebsiteState } from './use-website';
import { WebsiteSection } from './website-section';
import { websiteWords } from './website-words';

const words = websiteWords.goLive;

interface GoLiveSectionProps extends Pick<WebsiteState, 'edit'> {
  onClose: () => void;
}

/** Lists what is left to do before search engines may list the site, and has the switch for it. */
export function GoLiveSection({ edit, onClose }: GoLiveSectionProps) {
  const { config } = useEditor();
  const [hasChanged, setChanged] = useState(false);
  const status = getIn(config, ['site', 'status']);

  async function become(value: 'live' | 'demo' | 'closed'): Promise<void> {
    await edit(words.title, [{ op: 'set', path: ['site', 'status'], value }]);
    setChanged(true);
  }

  return (
    <WebsiteSection id="website-live" title={words.title}>
      {status === 'live' && (
        <>
          <Typography>{words.isLive}</Typography>
          <Button variant="outlined" onClick={() => void become('demo')}>
            {words.hide}
          </Button>
        </>
      )}
      {status === 'closed' && <Typography>{words.isOffline}</Typography>}
      {status !== 'live' && <Checklist onClose={onClose} onGo={() => void become('live')} />}
      {status === 'closed' ? (
        <Button variant="outlined" onClick={() => void become('demo')}>
          {words.backOnline}
        </Button>
      ) : (
        <AskedButton
          label={words.takeOffline}
          consequence={words.takesOffline}
          onConfirm={() => void become('closed')}
        />
      )}
      {hasChanged && <Alert severity="info">{words.publish}</Alert>}
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
      <FormControlLabel
        control={<Checkbox checked={isRead} onChange={(_event, value) => setRead(value)} />}
        label={words.confirm}
      />
      <Button variant="contained" disabled={!isRead} onClick={onGo}>
        {words.go}
      </Button>
    </>
  );
}
