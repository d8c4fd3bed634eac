import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { RecognizedWidget } from '../../../content/embeds/recognize-widget';
import { getIn, readText } from '../../../utils/json';
import { findEmbed, planEmbed } from '../../schema/plan-embed';
import { takeFocus } from '../dialogs/form-dialog';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { EntrySetting } from './choice-setting';
import { PasteWidget } from './paste-widget';
import { useWriter, type SettingProps } from './use-setting';

/** Text about widgets that are added by pasting a link. */
const embedWords = {
  pasteLinkHelp: 'A link from YouTube, Vimeo or another provider.',
  widgetTitle: 'Title of the widget',
  widgetTitleHelp: 'Read aloud by screen readers.',
  addWidget: 'Add widget',
} as const;

/** A widget: the one that a pasted link means, which becomes an entry, or one of the entries. */
export function EmbedSetting(props: SettingProps) {
  const { config, announce } = useEditor();
  const write = useWriter(props);
  const [found, setFound] = useState<RecognizedWidget>();
  const [title, setTitle] = useState('');

  function take(widget: RecognizedWidget) {
    const present = findEmbed(config, widget);
    if (present !== undefined) return write(present);
    setFound(widget);
    return setTitle(readText(getIn(config, [...props.path.slice(0, -1), 'title'])) ?? '');
  }

  function add() {
    if (!found || title.trim() === '') return;
    const { id, change } = planEmbed(config, found, title.trim());
    write(id, [change]);
    announce(words.added(title.trim()));
    setFound(undefined);
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <PasteWidget help={embedWords.pasteLinkHelp} onFound={take} />
      {found && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
          <TextField
            fullWidth
            label={embedWords.widgetTitle}
            helperText={embedWords.widgetTitleHelp}
            value={title}
            inputRef={takeFocus}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            onChange={({ target }) => setTitle(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="contained" disabled={title.trim() === ''} onClick={add}>
            {embedWords.addWidget}
          </Button>
        </Stack>
      )}
      <EntrySetting {...props} entity="embed" />
    </Stack>
  );
}
