import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { getIn, isJsonObject, type JsonObject } from '../../../utils/json';
import { presetWords } from '../../presets/presets';
import { findNode, type RootSchema } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { planTheme, readTheme } from './theme-presets';

/** The sizes of text that is read; headings are larger anyway. */
const names = ['caption', 'small', 'text', 'lead'] as const;

const group = ['theme', 'type'];
const pixelsPerRem = 16;

/** Makes all text except headings one pixel larger or smaller. */
export function TextSize() {
  const { root, config, change } = useEditor();
  const theme = readTheme(config);
  const steps = [
    { label: presetWords.smallerText, next: stepText(root, theme, -1) },
    { label: presetWords.largerText, next: stepText(root, theme, 1) },
  ];
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {presetWords.textSize}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, mt: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {steps.map(({ label, next }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            aria-disabled={next === undefined}
            sx={next ? {} : { opacity: 0.55 }}
            onClick={() => next && change(planTheme(config, next, label))}
          >
            {label}
          </Button>
        ))}
        <Typography variant="body2" component="output">
          {presetWords.pixels(readSize(root, theme, 'text') * pixelsPerRem)}
        </Typography>
      </Stack>
    </Box>
  );
}

/**
 * A theme with other sizes of text.
 *
 * @param pixels how much larger, or smaller if negative
 * @returns undefined where a size would leave its range
 */
export function stepText(
  root: RootSchema,
  theme: JsonObject,
  pixels: number,
): JsonObject | undefined {
  const { type, ...others } = theme;
  const sizes = isJsonObject(type) ? { ...type } : {};
  for (const name of names) {
    const { minimum = 0, maximum = Infinity, default: usual } = findSize(root, name);
    const size = readSize(root, theme, name) + pixels / pixelsPerRem;
    if (size === usual) delete sizes[name];
    else if (size >= minimum && size <= maximum) sizes[name] = size;
    else return undefined;
  }
  return Object.keys(sizes).length > 0 ? { ...others, type: sizes } : others;
}

function readSize(root: RootSchema, theme: JsonObject, name: string): number {
  return Number(getIn(theme, ['type', name]) ?? findSize(root, name).default);
}

function findSize(root: RootSchema, name: string) {
  return findNode(root, {}, [...group, name]) ?? {};
}
