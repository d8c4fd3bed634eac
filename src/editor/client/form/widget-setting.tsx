import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { embedProviders } from '../../../content/embeds/providers';
import { recognizeWidget } from '../../../content/embeds/recognize-widget';
import { getIn, isJsonObject, type Json, type Path } from '../../../utils/json';
import { listChanges } from '../../model/list-changes';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { TextSetting } from './text-setting';
import { TryWidget } from './try-widget';
import type { SettingProps } from './use-setting';

/** Whether a setting is the id of a widget at its provider. */
export function isWidgetRef(path: Path): boolean {
  return path[0] === 'embeds' && path.length === 3 && path[2] === 'ref';
}

/** The id of a widget, with a field for whatever its provider hands out. */
export function WidgetSetting(props: SettingProps) {
  const { config, change, announce } = useEditor();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ isRefused: boolean; text: string }>();
  const place = props.path.slice(0, -1);

  function take(pasted: string) {
    const embed = getIn(config, place);
    if (pasted.trim() === '' || !isJsonObject(embed)) return;
    const accountHost = getIn(config, ['providers', 'highlevel', 'host']);
    const found = recognizeWidget(pasted, {
      provider: embed['provider'],
      kind: embed['kind'],
      accountHost,
    });
    if ('message' in found) {
      setText(pasted);
      setSaid({ isRefused: true, text: `${found.message} ${found.hint}` });
      return;
    }
    const { host: _host, ...rest } = embed;
    const next: Json = { ...rest, ...found };
    const changes = listChanges(embed, next, place);
    if (changes.length > 0) change({ label: words.change(props.label), changes });
    const { name } = embedProviders[found.provider];
    const recognized = words.widgetRecognized(name, writeLabel(found.kind), found.ref);
    announce(recognized);
    setText('');
    setSaid({ isRefused: false, text: recognized });
  }

  return (
    <Box>
      <TextSetting {...props} input="line" />
      <Box sx={{ mt: 2 }}>
        <TextField
          fullWidth
          size="small"
          multiline
          maxRows={4}
          label={words.pasteWidget}
          helperText={words.pasteWidgetHelp}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            event.preventDefault();
            take(event.clipboardData.getData('text/plain'));
          }}
        />
        <Button size="small" onClick={() => take(text)}>
          {words.recognize}
        </Button>
      </Box>
      {said && (
        <Alert severity={said.isRefused ? 'error' : 'success'} sx={{ mt: 1 }}>
          {said.text}
        </Alert>
      )}
      <TryWidget embed={getIn(config, place)} />
    </Box>
  );
}
