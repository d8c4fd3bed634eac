import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { AltFields } from '../dialogs/alt-fields';
import { FormDialog } from '../dialogs/form-dialog';
import { takeFocus } from '../dialogs/take-focus';
import { Suggestions } from '../form/suggestions';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { figurePicture } from './rich-elements';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

const listId = 'picture-suggestions';

/** Which picture of the site is in a text, and what it shows: a new one, or the one that is selected. */
export function PictureDialog({ editor, onClose }: PictureDialogProps) {
  const { files } = useEditor();
  const selected = [figurePicture, 'img'].find((name) => editor.isActive(name));
  const [before] = useState(
    () => (selected ? editor.getAttributes(selected) : {}) as { src?: string; alt?: string },
  );
  const [src, setSrc] = useState(before.src ?? '');
  const [alt, setAlt] = useState(before.alt ?? '');
  const [isDecorative, setDecorative] = useState(before.alt === '');
  const isThere = src.startsWith('/images/') && files.includes(src);
  // What may still become the name of a file is not wrong yet.
  const isUnknown = !isThere && !files.some((file) => file.startsWith(src));

  function put() {
    const attrs = { src, alt: isDecorative ? '' : alt.trim() };
    if (selected) editor.commands.updateAttributes(selected, attrs);
    else editor.commands.insertContent(makePicture(editor, attrs));
    onClose();
  }

  return (
    <FormDialog
      title={words.picture}
      width="xs"
      canSubmit={isThere && (isDecorative || alt.trim() !== '')}
      onSubmit={put}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <TextField
          size="small"
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

/** In a figure of its own, with room for words below it, if the site has figures. */
function makePicture({ schema }: Editor, attrs: { src: string; alt: string }) {
  if (!schema.nodes['figure']) return { type: 'img', attrs };
  const caption = schema.nodes['figcaption'] ? [{ type: 'figcaption' }] : [];
  return { type: 'figure', content: [{ type: figurePicture, attrs }, ...caption] };
}
