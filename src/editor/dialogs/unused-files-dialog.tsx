import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { UnusedAnswer } from '../editor-api';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../words';

/** Files in public/ that nothing uses, to be removed; what was removed can be put back. */
export function UnusedFilesDialog({ onClose }: { onClose: () => void }) {
  const { api, announce, reload } = useEditor();
  const [answer, setAnswer] = useState<UnusedAnswer>();
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    api.get<UnusedAnswer>('unused').then(
      ({ body }) => setAnswer(body),
      () => setRefusal(words.unreachable),
    );
  }, [api]);

  async function act(name: 'remove' | 'put-back', file: string, said: string): Promise<void> {
    try {
      const { status, body } = await api.post<UnusedAnswer>(name, { file });
      setRefusal(status === 200 ? undefined : (readRefusal(body) ?? words.failed));
      if (status !== 200) return;
      setAnswer(body);
      announce(said);
      reload();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setRefusal(words.unreachable);
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose}>
      <DialogTitle>{words.unusedFiles}</DialogTitle>
      <DialogContent dividers>
        {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
        {answer && <Typography variant="body2">{explain(answer)}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
          {answer?.unused?.map(({ file, bytes }) => (
            <FileRow
              key={file}
              file={file}
              bytes={bytes}
              act={words.removeOne(file)}
              label={words.remove}
              onAct={() => void act('remove', file, words.removed(file))}
            />
          ))}
          {answer?.removed.map((file) => (
            <FileRow
              key={file}
              file={file}
              act={words.putBack(file)}
              label={words.putBackShort}
              onAct={() => void act('put-back', file, words.fileIsBack(file))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function explain({ unused }: UnusedAnswer): string {
  if (!unused) return words.unusedUnknown;
  return unused.length === 0 ? words.noUnused : words.unusedHelp;
}

interface FileRowProps {
  file: string;
  /** of a file that is there */
  bytes?: number;
  label: string;
  /** the label with the name of the file */
  act: string;
  onAct: () => void;
}

function FileRow({ file, bytes, label, act, onAct }: FileRowProps) {
  const isPicture = bytes !== undefined && file.startsWith('/images/');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
      <Box sx={{ width: 72, flex: 'none' }}>
        {isPicture && (
          <Box
            component="img"
            src={file}
            alt=""
            loading="lazy"
            sx={{ display: 'block', width: 72, height: 48, objectFit: 'contain' }}
          />
        )}
      </Box>
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {file}
        {bytes !== undefined && ` · ${words.kilobytes(bytes)}`}
      </Typography>
      <Button size="small" aria-label={act} onClick={onAct}>
        {label}
      </Button>
    </Box>
  );
}
