import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Change } from '../../model/apply-change';
import type { KeepAnswer, UploadAnswer } from '../../protocol/editor-api';
import { findRecordNode } from '../../schema/file-records';
import { listMissing } from '../../schema/find-missing';
import { planRecord, type NewImage } from '../../schema/plan-images';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { AltFields } from './alt-fields';
import { fileWords } from './file-words';
import { FormDialog, takeFocus } from './form-dialog';
import { OriginFields, beginRecord, rememberOrigin } from './origin-fields';

interface ImagesDialogProps {
  uploads: readonly [UploadAnswer, ...UploadAnswer[]];
  /** @param records what is to be recorded about the files, in the same step */
  onUse: (images: readonly NewImage[], records: Change[]) => void;
  onClose: () => void;
}

const unanswered = { alt: '', isDecorative: false, caption: '' };

/** Asks what new images show, and once where all of them come from. */
export function ImagesDialog({ uploads, onUse, onClose }: ImagesDialogProps) {
  const { api, root, config, announce, reload } = useEditor();
  const [answers, setAnswers] = useState<Readonly<Record<string, typeof unanswered>>>({});
  const [record, setRecord] = useState(() => beginRecord(root, config, uploads[0].file));
  const [refusal, setRefusal] = useState<{ id?: string; text: string }>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  // A second try goes on after those that the site has already.
  const kept = useRef(new Map<string, string>());
  const shown = uploads.filter(({ id }) => !leftOut.includes(id));
  const answerOf = (id: string) => answers[id] ?? unanswered;
  const title = fileWords.addImages(shown.length);
  const missing = [
    ...shown
      .map(({ id }) => answerOf(id))
      .flatMap(({ alt, isDecorative }) =>
        isDecorative || alt.trim() !== '' ? [] : [words.pictureShows],
      ),
    ...listMissing(root, findRecordNode(root), record),
  ];

  function answer(id: string, more: Partial<typeof unanswered>) {
    setAnswers((now) => ({ ...now, [id]: { ...unanswered, ...now[id], ...more } }));
  }

  function leaveOut(id: string) {
    if (shown.length === 1) return onClose();
    setRefusal(undefined);
    return setLeftOut([...leftOut, id]);
  }

  async function add(): Promise<void> {
    const images: NewImage[] = [];
    try {
      for (const { id } of shown) {
        if (!kept.current.has(id)) {
          // oxlint-disable-next-line no-await-in-loop -- names that are taken must be known
          const { status, body } = await api.post<KeepAnswer>('keep', { id, choice: 'both' });
          if (status !== 200) return setRefusal({ id, text: readRefusal(body) ?? words.failed });
          kept.current.set(id, body.file);
        }
        const { alt, isDecorative, caption } = answerOf(id);
        const src = kept.current.get(id) ?? '';
        images.push({ src, alt: isDecorative ? '' : alt.trim(), caption: caption.trim() });
      }
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return setRefusal({ text: words.unreachable });
    }
    const files = images.map(({ src }) => src);
    rememberOrigin(record);
    onUse(images, planRecord(root, config, files, record));
    reload();
    announce(fileWords.addedImages(images.length));
    return onClose();
  }

  return (
    <FormDialog
      title={title}
      width="sm"
      missing={missing}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 3 }}>
        {shown.map(({ id, picture }, index) => (
          <Stack key={id} direction={{ sm: 'row' }} sx={{ gap: 2, alignItems: 'start' }}>
            {picture && (
              <Box
                component="img"
                src={picture.preview}
                alt=""
                sx={{ width: 120, maxHeight: 160, objectFit: 'contain', flex: 'none' }}
              />
            )}
            <Stack sx={{ gap: 1, flex: 1, width: '100%' }}>
              <AltFields
                {...answerOf(id)}
                inputRef={index === 0 ? takeFocus : undefined}
                onChange={(more) => answer(id, more)}
              />
              <TextField
                label={fileWords.caption}
                value={answerOf(id).caption}
                onChange={({ target }) => answer(id, { caption: target.value })}
              />
              {refusal?.id === id && (
                <Alert
                  severity="error"
                  action={
                    <Button size="small" color="inherit" onClick={() => leaveOut(id)}>
                      {fileWords.leaveOut}
                    </Button>
                  }
                >
                  {refusal.text}
                </Alert>
              )}
            </Stack>
          </Stack>
        ))}
        <OriginFields record={record} onChange={setRecord} />
        {refusal && refusal.id === undefined && <Alert severity="error">{refusal.text}</Alert>}
      </Stack>
    </FormDialog>
  );
}
