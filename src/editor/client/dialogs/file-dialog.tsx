import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KeepAnswer, KeepRequest, UploadAnswer } from '../../protocol/editor-api';
import { FocusPoint } from '../form/focus-point';
import type { Path } from '../../../utils/json';
import { describePlace } from '../../schema/describe-place';
import { suggestAlt } from '../../schema/fill-from-name';
import { findRecord, needsRecord } from '../../schema/file-records';
import { findCover } from '../../schema/find-cover';
import { findUsesOfFiles } from '../../schema/find-uses';
import { listQuestions, listUnanswered, planFile, type FileAnswers } from '../../schema/plan-file';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { AltFields } from './alt-fields';
import { CoverChoice } from './cover-choice';
import { FormDialog, takeFocusOfSuggestion } from './form-dialog';
import { NameChoice } from './name-choice';
import { OriginFields, beginRecord, rememberOrigin } from './origin-fields';

interface FileDialogProps {
  /** the setting that the file is for */
  path: Path;
  label: string;
  upload: UploadAnswer;
  onClose: () => void;
}

/** Asks what belongs to a file before it is used: all of it is one step. */
export function FileDialog({ path, label, upload, onClose }: FileDialogProps) {
  const { api, root, config, change, announce, reload } = useEditor();
  const { id, file, bytes, free, picture } = upload;
  const [choice, setChoice] = useState<KeepRequest['choice']>('both');
  const [answers, setAnswers] = useState<FileAnswers>(() => ({
    alt: suggestAlt(config, path, file),
    isDecorative: false,
    record: beginRecord(root, config, file),
  }));
  const [keepsCover, setKeepsCover] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const uses = useMemo(
    () => findUsesOfFiles(root, config, [file]).get(file) ?? [],
    [root, config, file],
  );
  const questions = listQuestions(root, config, path);
  const cover = findCover(root, config, path);
  const isNew = free === undefined || choice === 'both';
  const known = findRecord(config, isNew ? (free ?? file) : file);
  const isRecorded = known !== undefined || !needsRecord(root, file);
  const all = isRecorded ? { ...answers, record: undefined } : answers;
  const missing = listUnanswered(root, questions, all);
  const answer = (more: Partial<FileAnswers>) => setAnswers((now) => ({ ...now, ...more }));

  async function use(): Promise<void> {
    try {
      const { status, body } = await api.post<KeepAnswer>('keep', { id, choice });
      if (status !== 200) return setRefusal(readRefusal(body) ?? words.failed);
      const changes = planFile(config, { path, file: body.file }, questions, all);
      if (cover && !keepsCover) changes.push({ op: 'remove', path: cover });
      if (changes.length > 0) change({ label: words.change(label), changes });
      if (all.record) rememberOrigin(all.record);
      reload();
      announce(words.fileUsed(body.file));
      return onClose();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return setRefusal(words.unreachable);
    }
  }

  return (
    <FormDialog
      title={words.takeFile}
      width="sm"
      missing={missing}
      onSubmit={() => void use()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {[file, picture && words.pixels(picture.width, picture.height), words.kilobytes(bytes)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {free !== undefined && (
          <NameChoice
            file={file}
            free={free}
            uses={uses.map((place) => describePlace(config, place))}
            choice={choice}
            onChoose={setChoice}
          />
        )}
        {questions.asksAlt && (
          <AltFields
            alt={answers.alt}
            isDecorative={answers.isDecorative}
            inputRef={takeFocusOfSuggestion}
            onChange={answer}
          />
        )}
        {picture && questions.asksFocus && (
          <FocusPoint
            src={picture.preview}
            value={answers.focus}
            onChange={(focus) => answer({ focus })}
          />
        )}
        {cover && <CoverChoice isKept={keepsCover} onChoose={setKeepsCover} />}
        {known !== undefined && <Typography variant="body2">{words.originKnown(known)}</Typography>}
        {!isRecorded && answers.record && (
          <OriginFields record={answers.record} onChange={(record) => answer({ record })} />
        )}
        {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      </Stack>
    </FormDialog>
  );
}
