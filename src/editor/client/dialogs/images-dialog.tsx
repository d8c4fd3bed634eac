import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Change } from '../../model/change';
import type { KeepAnswer, UploadAnswer } from '../../protocol/editor-api';
import { findRecordNode } from '../../schema/file-records';
import { listMissing } from '../../schema/find-missing';
import { planRecord, type NewImage } from '../../schema/plan-images';
import { readRefusal, Unreachable } from '../state/edit-api';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { AltFields } from './alt-fields';
import { fileWords } from './file-words';
import { FormDialog } from './form-dialog';
import { beginRecord, rememberOrigin } from './last-origin';
import { OriginFields } from './origin-fields';
import { takeFocus } from './take-focus';

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
  const [answers, setAnswers] = useState(() => uploads.map(() => unanswered));
  const [record, setRecord] = useState(() => beginRecord(root, config, uploads[0].file));
  const [refusal, setRefusal] = useState<string>();
  const title = fileWords.addImages(uploads.length);
  const missing = [
    ...answers.flatMap(({ alt, isDecorative }) =>
      isDecorative || alt.trim() !== '' ? [] : [words.pictureShows],
    ),
    ...listMissing(root, findRecordNode(root), record),
  ];

  function answer(index: number, more: Partial<typeof unanswered>) {
    setAnswers((now) => now.map((one, place) => (place === index ? { ...one, ...more } : one)));
  }

  async function add(): Promise<void> {
    const images: NewImage[] = [];
    try {
      for (const [index, { id }] of uploads.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- names that are taken must be known
        const { status, body } = await api.post<KeepAnswer>('keep', { id, choice: 'both' });
        if (status !== 200) return setRefusal(readRefusal(body) ?? words.failed);
        const { alt, isDecorative, caption } = answers[index] ?? unanswered;
        const said = isDecorative ? '' : alt.trim();
        images.push({ src: body.file, alt: said, caption: caption.trim() });
      }
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return setRefusal(words.unreachable);
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
        {uploads.map(({ id, picture }, index) => (
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
                {...(answers[index] ?? unanswered)}
                inputRef={index === 0 ? takeFocus : undefined}
                onChange={(more) => answer(index, more)}
              />
              <TextField
                size="small"
                label={fileWords.caption}
                value={answers[index]?.caption}
                onChange={({ target }) => answer(index, { caption: target.value })}
              />
            </Stack>
          </Stack>
        ))}
        <OriginFields record={record} onChange={setRecord} />
        {refusal !== undefined && <Alert severity="error">{refusal}</Alert>}
      </Stack>
    </FormDialog>
  );
}
