import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { embedProviders } from '../../../content/embeds/providers';
import { controlId, useWriter, type SettingProps } from '../form/use-setting';
import { recognizeOwn } from '../../make-site/make-widgets';
import { isJsonObject, type JsonObject } from '../../../utils/json';
import { writeLabel } from '../../schema/write-label';
import { useEditor } from '../state/editor-context';
import { words } from '../../words';
import { readProvider } from '../../make-site/wizard-state';

interface PastedWidgetProps extends SettingProps {
  /** the one of the sample that it takes the place of */
  widget: JsonObject;
}

/** What the provider gives for a widget, and which one that is. */
export function PastedWidget({ widget, ...props }: PastedWidgetProps) {
  const { path, node, value, label } = props;
  const { config, problems } = useEditor();
  const write = useWriter(props);
  const id = useId();
  const [isPasted, setPasted] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const recognized =
    text.trim() === ''
      ? undefined
      : recognizeOwn(widget, isJsonObject(config) ? readProvider(config) : {}, text);
  const isUnknown = recognized !== undefined && 'message' in recognized;
  // An address that is being typed is not wrong yet.
  const found = isUnknown && !isPasted && problems.at(path).length === 0 ? undefined : recognized;

  return (
    <Box>
      <TextField
        id={controlId(path)}
        fullWidth
        multiline
        maxRows={4}
        label={label}
        helperText={node.description}
        value={text}
        error={isUnknown && found !== undefined}
        slotProps={{
          inputLabel: { shrink: true },
          formHelperText: { error: false, sx: { mx: 0, typography: 'body2' } },
          htmlInput: {
            'aria-describedby': `${controlId(path)}-helper-text ${id}`,
            'aria-invalid': (isUnknown && found !== undefined) || undefined,
          },
        }}
        onPaste={() => setPasted(true)}
        onKeyDown={() => setPasted(false)}
        onChange={({ target }) => write(target.value === '' ? undefined : target.value)}
      />
      <Box id={id} aria-live="polite">
        {found && (
          <Alert severity={isUnknown ? 'error' : 'success'} role="note" sx={{ mt: 1 }}>
            {'message' in found
              ? `${found.message} ${found.hint}`
              : words.widgetRecognized(
                  embedProviders[found.provider].name,
                  writeLabel(found.kind),
                  found.ref,
                )}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
