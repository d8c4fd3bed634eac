import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import { getIn, readText } from '../../../utils/json';
import { useEffect, useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../icon';
import { readColor } from '../../schema/describe-contrast';
import { findNode } from '../../schema/schema-node';
import { useEditor } from '../state/editor-context';
import { presetWords, themePresets, type ThemePreset } from '../../presets/presets';
import { findPreset, planPreset } from './theme-presets';

/** Looks that are ready to use: the arrow keys try one after the other, and the page shows it. */
export function PresetGallery() {
  const { config } = useEditor();
  const chosen = findPreset(config);
  useEffect(addPresetTypefaces, []);
  return (
    <Box component="fieldset" role="radiogroup" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {presetWords.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {presetWords.help}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 148px), 1fr))',
        }}
      >
        {themePresets.map((preset) => (
          <PresetCard key={preset.name} preset={preset} isChosen={preset.name === chosen} />
        ))}
      </Box>
    </Box>
  );
}

interface PresetCardProps {
  preset: ThemePreset;
  isChosen: boolean;
}

function PresetCard({ preset, isChosen }: PresetCardProps) {
  const { root, config, change } = useEditor();
  const id = useId();
  const name = presetWords.names[preset.name];
  const theme = { theme: preset.theme };
  const color = (role: string) => readColor(root, theme, ['theme', 'colors', role]);
  const typeface = (use: string) =>
    readText(
      getIn(theme, ['theme', 'fonts', use]) ??
        findNode(root, theme, ['theme', 'fonts', use])?.default,
    ) ?? '';
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        boxShadow: ({ palette }) => (isChosen ? `0 0 0 1px ${palette.primary.main}` : 'none'),
        cursor: 'pointer',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:focus-visible)': { outline: '3px solid #0B57A4', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="radio"
        name="theme-preset"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        checked={isChosen}
        onChange={() => change(planPreset(config, preset))}
        sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
      />
      <Box
        aria-hidden
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, p: 1.5, forcedColorAdjust: 'none' }}
        style={{ background: color('background'), color: color('heading') }}
      >
        <Box
          component="span"
          sx={{ fontSize: '1.75rem', lineHeight: 1 }}
          style={{ fontFamily: typeface('heading') }}
        >
          Aa
        </Box>
        {['primary', 'action', 'bar', 'tint2'].map((role) => (
          <Box
            key={role}
            component="span"
            sx={{ width: 18, height: 18, borderRadius: '50%' }}
            style={{ background: color(role) }}
          />
        ))}
      </Box>
      <Box sx={{ p: 1.5, pt: 1 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 24 }}>
          <Typography id={`${id}-name`} component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {isChosen && <Icon name="check" fontSize="small" />}
        </Box>
        <Box id={`${id}-about`}>
          <Typography variant="body2">{presetWords.moods[preset.name]}</Typography>
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
            {presetWords.typefaces(typeface('heading'), typeface('text'))}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

/** The typefaces that presets have for headings. */
const presetTypefaces = {
  Fraunces: fraunces,
  Newsreader: newsreader,
  'Bricolage Grotesque': bricolage,
  Lora: lora,
};

let areKnown = false;

/** Makes them known to the page of the editor, which fetches those that it shows. */
function addPresetTypefaces(): void {
  if (areKnown) return;
  areKnown = true;
  for (const [name, source] of Object.entries(presetTypefaces)) {
    document.fonts.add(new FontFace(name, `url("${source}")`, { weight: '400 700' }));
  }
}
