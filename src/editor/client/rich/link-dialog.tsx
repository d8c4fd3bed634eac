import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { checkLink, completeLink } from '../../../content/html/check-link';
import { FormDialog, takeFocus } from '../dialogs/form-dialog';
import { Suggestions } from '../form/suggestions';
import { words } from '../../words';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

const listId = 'link-suggestions';

/** Where the selected words lead; without any, the words of the link are asked for, too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [before] = useState(() => readLink(editor));
  const [href, setHref] = useState(before ?? '');
  const [text, setText] = useState('');
  const needsWords = before === undefined && editor.state.selection.empty;
  const meant = completeLink(href);
  const fault = href === '' ? undefined : findFault(meant);
  const isComplete = href !== '' && !fault && (!needsWords || text.trim() !== '');

  function link() {
    const chain = editor.chain();
    if (needsWords) {
      const marks = [{ type: 'a', attrs: { href: meant } }];
      chain.insertContent({ type: 'text', text: text.trim(), marks }).run();
    } else chain.extendMarkRange('a').setMark('a', { href: meant }).run();
    onClose();
  }

  function unlink() {
    editor.chain().extendMarkRange('a').unsetMark('a').run();
    onClose();
  }

  return (
    <FormDialog
      title={words.link}
      width="xs"
      canSubmit={isComplete}
      onSubmit={link}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2, alignItems: 'start' }}>
        {needsWords && (
          <TextField
            inputRef={takeFocus}
            fullWidth
            label={words.linkWords}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <TextField
          inputRef={needsWords ? undefined : takeFocus}
          fullWidth
          label={words.linkTo}
          error={fault !== undefined}
          helperText={fault ?? (meant === href ? words.linkHelp : words.linkMeant(meant))}
          value={href}
          slotProps={{ htmlInput: { list: listId } }}
          onChange={({ target }) => setHref(target.value.trim())}
        />
        <Suggestions id={listId} of="link" format="link" chosen={href} />
        {before !== undefined && (
          <Button size="small" onClick={unlink}>
            {words.removeLink}
          </Button>
        )}
      </Stack>
    </FormDialog>
  );
}

/** Where the link leads that the cursor is in. */
function readLink(editor: Editor): string | undefined {
  const { href } = editor.getAttributes('a') as { href?: string };
  return editor.isActive('a') ? (href ?? '') : undefined;
}

/** What placeholders stand for is checked with the config. */
function findFault(href: string): string | undefined {
  const fault = href.includes('{') ? undefined : checkLink(href);
  return fault && [fault.message, fault.hint].filter(Boolean).join(' ');
}
