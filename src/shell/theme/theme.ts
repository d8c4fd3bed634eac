import { createTheme, type Shadows, type Theme as MuiTheme } from '@mui/material/styles';
import { breakpoints, inEm, growth, themeBase, onPaper } from '../../components/design-tokens';
import { findCardBreakpoints } from '../../components/card-columns';
import type {
  LengthRange,
  SizeRange,
  Theme as ThemeConfig,
  ThemeColors,
  ThemeGradients,
  ThemeSteps,
} from '../../generated/config-types';
import type { FontFamilies } from '../../payload/payload';
import { createComponents } from './theme-components';
import type { Steps } from './theme-types';

/**
 * Makes the MUI theme of a site from the `theme` of its config. All colors of the config are in
 * `theme.vars.palette.site`, its color washes in `theme.vars.palette.wash`. Sizes of letters are in
 * `theme.typography`, distances in `theme.space`; those that grow with the window are variables, so
 * that pages do not carry their formulas again and again. The dark colors take
 * the place of the light ones by a media query, so nothing flashes and no script is needed.
 */
export function createSiteTheme(config: ThemeConfig, fonts: FontFamilies): MuiTheme {
  const { scheme, type, radius, space, elevation } = config;
  const heading = {
    fontFamily: fonts.heading,
    fontWeight: type.headingWeight,
    lineHeight: 1.15,
    letterSpacing: '-.015em',
    margin: '0 0 .6em',
    color: 'var(--palette-site-heading)',
    textWrap: 'balance',
  };
  const h3 = { ...heading, lineHeight: 1.25, fontSize: grow(type.h3, 'rem') };
  const keptTogether = { [onPaper]: { breakAfter: 'avoid', breakInside: 'avoid' } };
  const made = createTheme({
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: createPalette(config.colors, config.gradients, '1') },
      dark: scheme === 'system' && {
        palette: createPalette(config.darkColors, config.darkGradients, brightnessAtNight),
      },
    },
    breakpoints: {
      unit: 'em',
      // Hundredths: between two ranges is no window without a layout.
      step: 1,
      values: {
        xs: 0,
        sm: inEm(breakpoints.tablet),
        md: inEm(breakpoints.panel),
        lg: inEm(breakpoints.columns),
        ...findCardBreakpoints(space),
      },
    },
    shape: {
      borderRadius: radius.notice,
      input: radius.input,
      card: radius.card,
      quote: radius.quote,
      button: radius.button,
    },
    // MUI's own ones are not looked at: the elevations of a site are in its config.
    shadows: Array.from({ length: 25 }, () => 'none') as Shadows,
    elevation,
    space: {
      gutter: `max(${grow(space.gutter, 'px')}, 50% - ${space.content / 2}px)`,
      section: grow(space.section, 'px'),
      sectionTight: grow(space.sectionTight, 'px'),
      sectionWide: grow(space.sectionWide, 'px'),
      // Not in `ch`: a zero is wider than most letters, and unlike in each typeface.
      measure: `${type.measure / 2}em`,
      opening: grow(space.opening, 'px'),
      columns: grow(space.columns, 'px'),
      ...writeSteps(space.steps),
    },
    typography: {
      fontFamily: fonts.text,
      hero: {
        ...heading,
        lineHeight: 1.05,
        fontSize: grow(type.hero, 'rem'),
        margin: `0 0 ${space.steps.l}px`,
      },
      h1: { ...heading, lineHeight: 1.05, fontSize: grow(type.h1, 'rem') },
      h2: { ...heading, fontSize: grow(type.h2, 'rem') },
      h3,
      h4: h3,
      h5: h3,
      h6: h3,
      body1: { fontSize: `${type.text}rem`, lineHeight: type.leading },
      body2: { fontSize: `${type.small}rem`, lineHeight: type.leading },
      caption: { fontSize: `${type.caption}rem`, lineHeight: type.leading },
      button: { ...themeBase.button, fontSize: `${type.text}rem`, lineHeight: 1.25 },
      lead: { fontSize: `${type.lead}rem`, lineHeight: 1.5, margin: '0 0 1em', ...keptTogether },
      eyebrow: {
        fontSize: `${type.caption}rem`,
        fontWeight: 600,
        letterSpacing: '.08em',
        textTransform: 'uppercase',
        margin: `0 0 ${space.steps.s}px`,
        color: 'var(--palette-site-highlight)',
        ...keptTogether,
      },
      large: { ...heading, lineHeight: 1.25, fontSize: `${type.large}rem` },
      icon: { fontSize: `${type.icon}rem` },
      quote: { fontSize: grow(type.quote, 'rem') },
    },
  });
  // The variables without the values to fall back on, which `:root` always has.
  const theme = { ...made, vars: made.generateThemeVars() };
  return { ...theme, components: createComponents(theme) };
}

/** Pale pictures would dazzle in the middle of dark colors. */
const brightnessAtNight = '0.85';

function createPalette(colors: ThemeColors, gradients: ThemeGradients, pictures: string) {
  const { primary, primaryHover, background, surface, text, muted, line, onAction } = colors;
  return {
    primary: { main: primary, dark: primaryHover, contrastText: onAction },
    background: { default: background, paper: surface },
    text: { primary: text, secondary: muted },
    divider: line,
    site: colors,
    pictures,
    wash: {
      dawn: writeWash(gradients.dawn),
      mist: writeWash(gradients.mist),
      dusk: writeWash(gradients.dusk),
      noon: writeWash(gradients.noon),
    },
  };
}

function writeSteps({ xxs, xs, s, m, l, xl, xxl, xxxl }: ThemeSteps): Steps {
  return {
    xxs: `${xxs}px`,
    xs: `${xs}px`,
    s: `${s}px`,
    m: `${m}px`,
    l: `${l}px`,
    xl: `${xl}px`,
    xxl: `${xxl}px`,
    xxxl: `${xxxl}px`,
  };
}

function writeWash({ from, to }: ThemeGradients['dawn']): string {
  return `linear-gradient(160deg, ${from}, ${to})`;
}

/** From the first length on phones to the second on wide windows. */
function grow({ phone, desktop }: SizeRange | LengthRange, unit: 'rem' | 'px'): string {
  if (phone === desktop) return `${phone}${unit}`;
  const perPixel = (desktop - phone) / (growth.to - growth.from);
  const root = unit === 'rem' ? 16 : 1;
  const slope = round(perPixel * root * 100);
  const start = round(phone - perPixel * growth.from);
  return `clamp(${phone}${unit}, ${start}${unit} + ${slope}vw, ${desktop}${unit})`;
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
