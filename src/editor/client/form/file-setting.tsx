import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { FileDialog } from '../dialogs/file-dialog';
import { maxUploadBytes, type UploadAnswer } from '../../protocol/editor-api';
import { fittingKinds } from '../../schema/fitting-kinds';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { CoverNote } from './cover-note';
import { FileDrop } from './file-drop';
import { TextSetting } from './text-setting';
import type { SettingProps } from './use-setting';

/** A file in public/: one that is there, or one that is chosen or dropped here. */
export function FileSetting(props: SettingProps) {
  const { format = '' } = props.node;
  return (
    <Box>
      <TextSetting {...props} input="file" />
      {fittingKinds[format] && <FileTaker {...props} format={format} />}
      {format === 'image' && <CoverNote path={props.path} />}
    </Box>
  );
}

/** Sends a file, and asks what belongs to it. */
function FileTaker({ format, ...props }: SettingProps & { format: string }) {
  const { api, announce } = useEditor();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [taken, setTaken] = useState<UploadAnswer>();

  async function send(file: File): Promise<void> {
    setRefusal(file.size > maxUploadBytes ? words.tooLarge : undefined);
    if (file.size > maxUploadBytes) return;
    setSending(true);
    announce(words.checkingFile);
    try {
      const { status, body } = await api.upload<UploadAnswer>(file, format);
      if (status === 200) setTaken(body);
      else setRefusal(readRefusal(body) ?? words.failed);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      setRefusal(words.unreachable);
    } finally {
      setSending(false);
    }
  }

  return (
    <Box sx={{ mt: 1 }}>
      <FileDrop label={props.label} format={format} onFile={(file) => void send(file)} />
      {isSending && <LinearProgress aria-label={words.checkingFile} />}
      {refusal !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      )}
      {taken && <FileDialog {...props} upload={taken} onClose={() => setTaken(undefined)} />}
    </Box>
  );
}
