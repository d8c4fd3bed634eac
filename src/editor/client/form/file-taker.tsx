import { useEffect, useEffectEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { findPublicKind } from '../../../check/public-files/file-names';
import { maxUploadBytes, type UploadAnswer } from '../../protocol/editor-api';
import { fittingKinds, listChoosable } from '../../schema/fitting-kinds';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { FileDrop } from './file-drop';
import { formWords } from './form-words';

interface FileTakerProps {
  label: string;
  format: string;
  /** of the setting */
  pattern?: string | undefined;
  isSeveral?: boolean;
  /** files that were given elsewhere, which are sent at once */
  given?: readonly File[];
  onTaken: (uploads: readonly UploadAnswer[]) => void;
}

/** Sends files from this computer, and says which ones are refused. */
export function FileTaker(props: FileTakerProps) {
  const { label, format, pattern, isSeveral, given, onTaken } = props;
  const { api, announce } = useEditor();
  const [isSending, setSending] = useState(given !== undefined);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  async function sendOne(file: File): Promise<UploadAnswer | string> {
    if (file.size > maxUploadBytes) return words.tooLarge;
    const choosable = listChoosable(format, pattern);
    const fault = findEndingFault(file.name, format, choosable.endings);
    if (fault !== undefined) return fault;
    try {
      const { status, body } = await api.upload<UploadAnswer>(file, choosable.format);
      return status === 200 ? body : (readRefusal(body) ?? words.failed);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return words.unreachable;
    }
  }

  async function sendAll(files: readonly File[]): Promise<(UploadAnswer | string)[]> {
    announce(words.checkingFile);
    const answers: (UploadAnswer | string)[] = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each is prepared in memory
    for (const file of files) answers.push(await sendOne(file));
    return answers;
  }

  function finish(answers: readonly (UploadAnswer | string)[]) {
    setSending(false);
    setRefusals(answers.filter((answer) => typeof answer === 'string'));
    const taken = answers.filter((answer) => typeof answer !== 'string');
    if (taken.length > 0) onTaken(taken);
  }

  function take(files: readonly File[]) {
    setRefusals([]);
    setSending(true);
    void sendAll(files).then(finish);
  }

  const takeGiven = useEffectEvent(() => given && void sendAll(given).then(finish));
  useEffect(() => {
    takeGiven();
  }, []);

  return (
    <Box sx={{ mt: 1 }}>
      <FileDrop
        label={label}
        format={format}
        pattern={pattern}
        isSeveral={isSeveral}
        onFiles={take}
      />
      {isSending && <LinearProgress aria-label={words.checkingFile} />}
      {refusals.map((refusal) => (
        <Alert key={refusal} severity="error" sx={{ mt: 1 }}>
          {refusal}
        </Alert>
      ))}
    </Box>
  );
}

/** @returns why the setting could not be given a file, although its format can */
function findEndingFault(name: string, format: string, endings: readonly string[]) {
  const kind = findPublicKind(name);
  const ending = name.toLowerCase().replace(/^.*\./, '');
  const isWrong = kind && fittingKinds[format]?.includes(kind) && !endings.includes(ending);
  return isWrong ? formWords.needsEnding(endings) : undefined;
}
