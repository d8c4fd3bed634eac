import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { AltFields } from '../dialogs/alt-fields';
import { FormDialog, takeFocus } from '../dialogs/form-dialog';
import { ImagesDialog } from '../dialogs/images-dialog';
import { FileTaker } from '../form/file-taker';
import { Suggestions } from '../form/suggestions';
import type { Change } from '../../model/apply-change';
import type { UploadAnswer } from '../../protocol/editor-api';
import type { NewImage } from '../../schema/plan-images';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { figurePicture } from './rich-elements';

interface PictureDialogProps {
  editor: Editor;
  /** new images, which are not sent yet */
  pasted: readonly File[] | undefined;
  /** takes what is to be recorded of new images in the step that puts them into the text */
  onRecords: (changes: readonly Change[]) => void;
  onClose: () => void;
}

const listId = 'picture-suggestions';

/**
 * Which image is in a text, and what it shows: in place of the one that is selected, or further ones. They
 * are on the site already, or come from this computer.
 */
export function PictureDialog({ editor, pasted, onRecords, onClose }: PictureDialogProps) {
  const { files } = useEditor();
  const selected = [figurePicture, 'img'].find((name) => editor.isActive(name));
  const [before] = useState(
    () => (selected ? editor.getAttributes(selected) : {}) as { src?: string; alt?: string },
  );
  const [src, setSrc] = useState(before.src ?? '');
  const [alt, setAlt] = useState(before.alt ?? '');
  const [isDecorative, setDecorative] = useState(before.alt === '');
  const [[first, ...others], setUploads] = useState<readonly UploadAnswer[]>([]);
  const isThere = src.startsWith('/images/') && files.includes(src);
  // What may still become the name of a file is not wrong yet.
  const isUnknown = !isThere && !files.some((file) => file.startsWith(src));

  function put(images: readonly NewImage[]) {
    const [only] = images;
    if (selected && only && images.length === 1) {
      const { $from } = editor.state.selection;
      const below = only.caption === '' ? [] : makeCaption(editor, only.caption);
      // In one step: the caption is what follows the image in its figure.
      const replaced = editor.chain().updateAttributes(selected, { src: only.src, alt: only.alt });
      if (selected === figurePicture && below.length > 0)
        replaced.insertContentAt({ from: $from.start() + 1, to: $from.end() }, below);
      replaced.run();
    } else {
      editor.commands.insertContent(images.map((image) => makePicture(editor, image)));
    }
    onClose();
  }

  if (first) {
    return (
      <ImagesDialog
        uploads={[first, ...others]}
        onUse={(images, records) => {
          onRecords(records);
          put(images);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={words.picture}
      width="xs"
      canSubmit={isThere && (isDecorative || alt.trim() !== '')}
      onSubmit={() => put([{ src, alt: isDecorative ? '' : alt.trim(), caption: '' }])}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <FileTaker
          label={words.picture}
          format="image"
          isSeveral
          given={pasted}
          onTaken={setUploads}
        />
        <TextField
          label={words.pictureFile}
          helperText={isUnknown ? words.noSuchPicture : words.pictureFileHelp}
          error={isUnknown}
          value={src}
          inputRef={takeFocus}
          slotProps={{ htmlInput: { list: listId } }}
          onChange={({ target }) => setSrc(target.value.trim())}
        />
        <Suggestions id={listId} of="file" format="image" chosen={src} />
        <AltFields
          alt={alt}
          isDecorative={isDecorative}
          onChange={(answers) => {
            if (answers.alt !== undefined) setAlt(answers.alt);
            if (answers.isDecorative !== undefined) setDecorative(answers.isDecorative);
          }}
        />
      </Stack>
    </FormDialog>
  );
}

/** In a separate figure, with room for words below it, if the site has figures. */
function makePicture(editor: Editor, { src, alt, caption }: NewImage) {
  const attrs = { src, alt };
  if (!editor.schema.nodes['figure']) return { type: 'img', attrs };
  const below = makeCaption(editor, caption);
  return { type: 'figure', content: [{ type: figurePicture, attrs }, ...below] };
}

/** The words below an image, if figures can have some. */
function makeCaption({ schema }: Editor, caption: string) {
  const content = caption === '' ? undefined : [{ type: 'text', text: caption }];
  return schema.nodes['figcaption'] ? [{ type: 'figcaption', content }] : [];
}
