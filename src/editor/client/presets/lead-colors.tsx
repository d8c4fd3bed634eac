import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ColorPicker } from '../form/color-picker';
import { readColor } from '../../schema/describe-contrast';
import { useEditor } from '../state/editor-context';
import { presetWords } from '../../presets/presets';
import { computeColors, type LeadColors } from './compute-colors';
import { planTheme, readTheme } from './theme-presets';

const names = ['primary', 'action'] as const satisfies (keyof LeadColors)[];

/** Two colors, from which all others are computed. */
export function LeadColorFields() {
  const { root, config, change } = useEditor();
  const read = (name: keyof LeadColors) => readColor(root, config, ['theme', 'colors', name]);
  const leads = { primary: read('primary'), action: read('action') };

  /** @returns the color that the page has now */
  function choose(name: keyof LeadColors, color: string): string {
    const computed = computeColors({ ...leads, [name]: color });
    const label = presetWords.follow(presetWords.leads[name]);
    change(planTheme(config, { ...readTheme(config), ...computed }, label));
    return computed.colors[name] ?? color;
  }

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {presetWords.leadsTitle}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {presetWords.leadsHelp}
      </Typography>
      <Stack sx={{ gap: 2, mt: 2 }}>
        {names.map((name) => (
          <LeadColorField
            key={name}
            label={presetWords.leads[name]}
            help={presetWords.leadHelp[name]}
            value={leads[name]}
            onChoose={(color) => choose(name, color)}
          />
        ))}
      </Stack>
    </Box>
  );
}

interface LeadColorFieldProps {
  label: string;
  help: string;
  value: string;
  onChoose: (color: string) => string;
}

function LeadColorField({ label, help, value, onChoose }: LeadColorFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState<{ asked: string; given: string }>();
  const isOther = last && last.given === value && last.asked !== value;

  function write(text: string) {
    setTyped(text);
    const asked = (text.startsWith('#') ? text : `#${text}`).toUpperCase();
    if (/^#[0-9A-F]{6}$/.test(asked)) setLast({ asked, given: onChoose(asked) });
  }

  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'start' }}>
      <TextField
        id={id}
        fullWidth
        label={label}
        value={typed ?? value}
        helperText={isOther ? presetWords.nearest(last.asked, last.given) : help}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={({ target }) => write(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <ColorPicker label={label} value={value} node={{}} write={write} />
    </Stack>
  );
}
