import { useState, type ClipboardEvent } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { setValue } from '../../model/write-edits';
import { dropCurrency } from '../../schema/complete-text';
import { readMapPoint } from '../../schema/read-map-point';
import { words } from '../../words';
import { useEditor } from '../state/editor-context';
import { FieldNotes, useDescription } from './field-notes';
import { controlId, useFieldFocus, useWriter, type SettingProps } from './use-setting';

/** A number. What is not one yet stays in the field and is not written. */
export function NumberSetting(props: SettingProps) {
  const { node, path, value, label } = props;
  const { config, change } = useEditor();
  const write = useWriter(props);
  const control = useFieldFocus<HTMLInputElement>(path);
  const description = useDescription(path, node.description);
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && readNumber(typed) === value ? typed : undefined;
  const isUnfinished = typed !== undefined && typed !== '' && readNumber(typed) === undefined;

  function type(text: string) {
    setTyped(text);
    const number = readNumber(text);
    if (number !== undefined || text === '') write(number);
  }

  /** A pasted link to a place on a map also has the other coordinate. */
  function paste(event: ClipboardEvent) {
    const name = path.at(-1);
    if (name !== 'latitude' && name !== 'longitude') return;
    const point = readMapPoint(event.clipboardData.getData('text/plain'));
    if (!point) return;
    event.preventDefault();
    setTyped(undefined);
    const changes = Object.entries(point).map(([key, coordinate]) =>
      setValue(config, [...path.slice(0, -1), key], coordinate),
    );
    change({ label: words.change(label), changes });
  }

  return (
    <Box>
      <TextField
        id={controlId(path)}
        fullWidth
        label={label}
        value={(isUnfinished ? typed : shown) ?? (value === undefined ? '' : String(value))}
        inputRef={control}
        error={isUnfinished || description['aria-invalid'] === true}
        placeholder={node.default === undefined ? undefined : String(node.default)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { ...description, inputMode: 'decimal' },
          input: node.unit
            ? { endAdornment: <InputAdornment position="end">{node.unit}</InputAdornment> }
            : {},
        }}
        onChange={({ target }) => type(target.value)}
        onPaste={paste}
        onBlur={() => setTyped(undefined)}
      />
      {isUnfinished && (
        <Typography variant="body2" color="error" component="output">
          {words.notANumber}
        </Typography>
      )}
      <FieldNotes path={path} help={node.description} />
    </Box>
  );
}

/** "1.5" and "1,5" are one and a half, and "£68" is 68; undefined where a text is not a number. */
function readNumber(text: string): number | undefined {
  const plain = dropCurrency(text).replace(',', '.');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
