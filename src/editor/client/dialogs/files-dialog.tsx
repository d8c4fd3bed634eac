import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UnusedAnswer } from '../../protocol/editor-api';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FileRow } from './file-row';
import { fileWords } from './file-words';
import { ClosableDialog } from './task-dialog';
import { UsedFiles } from './used-files';

/** The files in public/: those that nothing uses can be removed and put back, of others it is said where. */
export function FilesDialog({ onClose }: { onClose: () => void }) {
  const { api, announce, focusSetting, reload } = useEditor();
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
    <ClosableDialog title={fileWords.files} maxWidth="sm" onClose={onClose}>
      {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      <Typography variant="subtitle2" component="h3">
        {fileWords.unused}
      </Typography>
      {answer && <Typography variant="body2">{explain(answer)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0 }}>
        {answer?.unused?.map(({ file, bytes }) => (
          <FileRow key={file} file={file} isThere note={words.kilobytes(bytes)}>
            <Button
              size="small"
              aria-label={words.removeOne(file)}
              onClick={() => void act('remove', file, words.removed(file))}
            >
              {words.remove}
            </Button>
          </FileRow>
        ))}
        {answer?.removed.map((file) => (
          <FileRow key={file} file={file} isThere={false}>
            <Button
              size="small"
              aria-label={fileWords.putBack(file)}
              onClick={() => void act('put-back', file, fileWords.isBack(file))}
            >
              {fileWords.putBackShort}
            </Button>
          </FileRow>
        ))}
      </Box>
      <UsedFiles
        onFollow={(path) => {
          onClose();
          focusSetting(path);
        }}
      />
    </ClosableDialog>
  );
}

function explain({ unused }: UnusedAnswer): string {
  if (!unused) return fileWords.unusedUnknown;
  return unused.length === 0 ? fileWords.noUnused : fileWords.unusedHelp;
}
