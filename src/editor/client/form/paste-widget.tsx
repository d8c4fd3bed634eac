import { useState, type RefObject } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { embedProviders } from '../../../content/embeds/providers';
import {
  recognizeWidget,
  type RecognizedWidget,
  type WidgetPlace,
} from '../../../content/embeds/recognize-widget';
import { getIn } from '../../../utils/json';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';

interface PasteWidgetProps {
  help: string;
  /** what is known of the widget */
  place?: WidgetPlace;
  onFound: (found: RecognizedWidget) => void;
  control?: RefObject<HTMLTextAreaElement | null>;
}

/** A field for whatever a provider hands out: what it means is found as soon as it is pasted. */
export function PasteWidget({ help, place, onFound, control }: PasteWidgetProps) {
  const { config, announce } = useEditor();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ isRefused: boolean; text: string }>();

  function take(pasted: string) {
    if (pasted.trim() === '') return;
    const accountHost = getIn(config, ['providers', 'highlevel', 'host']);
    const found = recognizeWidget(pasted, { ...place, accountHost });
    if ('message' in found) {
      setText(pasted);
      setSaid({ isRefused: true, text: `${found.message} ${found.hint}` });
      return;
    }
    onFound(found);
    const { name } = embedProviders[found.provider];
    const recognized = words.widgetRecognized(name, writeLabel(found.kind), found.ref);
    announce(recognized);
    setText('');
    setSaid({ isRefused: false, text: recognized });
  }

  return (
    <Box>
      <TextField
        fullWidth
        multiline
        maxRows={4}
        label={words.pasteWidget}
        helperText={help}
        inputRef={control}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // A link that was typed or dropped must not stay here unused.
        onBlur={() => take(text)}
        onPaste={(event) => {
          event.preventDefault();
          take(event.clipboardData.getData('text/plain'));
        }}
      />
      <Button size="small" onClick={() => take(text)}>
        {words.recognize}
      </Button>
      {said && (
        <Alert severity={said.isRefused ? 'error' : 'success'} sx={{ mt: 1 }}>
          {said.text}
        </Alert>
      )}
    </Box>
  );
}
