import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { DownloadRequest } from '../../protocol/online-api';
import { hostNames, hosts, type Host } from '../../../published/hosts/hosts';
import { TaskDialog } from '../dialogs/task-dialog';
import { words } from '../../words';
import { NotRealList } from '../publish/not-real-list';
import { publishWords } from '../publish/publish-words';
import { readRefusal, Unreachable } from '../state/edit-api';
import type { DocumentStore } from '../state/document-store';
import { useEditor } from '../state/editor-context';
import { downloadWords } from './online-words';

type DownloadState =
  | { step: 'asked' }
  | { step: 'building' }
  | { step: 'done' }
  | { step: 'failed'; fault: string };

/** Builds the website for a host and saves it as a ZIP. */
export function DownloadDialog({ store, onClose }: { store: DocumentStore; onClose: () => void }) {
  const { api } = useEditor();
  const [host, setHost] = useState<Host>(hosts[0]);
  const [state, setState] = useState<DownloadState>({ step: 'asked' });
  const isBuilding = state.step === 'building';

  async function build(): Promise<DownloadState> {
    if (!store.read().isSaved) await store.save();
    if (!store.read().isSaved) return { step: 'failed', fault: publishWords.notSaved };
    const request = { host } satisfies DownloadRequest;
    const { body } = await api.download('download', request);
    if (!(body instanceof Blob)) {
      return { step: 'failed', fault: readRefusal(body) ?? words.failed };
    }
    saveFile(body, 'website.zip');
    return { step: 'done' };
  }

  async function begin(): Promise<void> {
    setState({ step: 'building' });
    const next = await build().catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
      return { step: 'failed', fault: words.unreachable } as const;
    });
    setState(next);
  }

  return (
    <TaskDialog
      title={downloadWords.title}
      maxWidth="sm"
      isBusy={isBuilding}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBuilding} onClick={onClose}>
            {state.step === 'done' ? words.close : words.cancel}
          </Button>
          <Button variant="contained" disabled={isBuilding} onClick={() => void begin()}>
            {downloadWords.download}
          </Button>
        </>
      }
    >
      <Typography gutterBottom>{downloadWords.intro}</Typography>
      <TextField
        size="medium"
        select
        fullWidth
        margin="normal"
        label={downloadWords.host}
        helperText={downloadWords.hostHelp}
        value={host}
        disabled={isBuilding}
        onChange={({ target }) => setHost(target.value as Host)}
      >
        {hosts.map((name) => (
          <MenuItem key={name} value={name}>
            {hostNames[name]}
          </MenuItem>
        ))}
      </TextField>
      <Stack aria-live="polite" sx={{ gap: 1, mt: 2 }}>
        {isBuilding && downloadWords.building}
        {isBuilding && <LinearProgress aria-label={downloadWords.building} />}
        {state.step === 'done' && <Alert severity="success">{downloadWords.done}</Alert>}
        {state.step === 'failed' && (
          <Alert severity="error" sx={{ whiteSpace: 'pre-wrap' }}>
            {state.fault}
          </Alert>
        )}
      </Stack>
      <NotRealList onClose={onClose} />
    </TaskDialog>
  );
}

/** Saves a file where the browser keeps downloads. */
function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
