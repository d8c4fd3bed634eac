import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import { growth } from '../components/fluid-length';
import type {
  LengthRange,
  SizeRange,
  Theme as ThemeConfig,
  ThemeColors,
  ThemeElevation,
  ThemeGradients,
  ThemeSteps,
} from '../generated/config-types';
import type { FontFamilies } from '../payload/font-families';

/** Distances, as CSS lengths. */
interface Space {
  /** left and right of everything, so that the content is never wider than it may be */
  gutter: string;
  /** above and below a section */
  section: string;
  /** the greatest width of text */
  measure: string;
  /** above the title of a page without a picture behind it */
  opening: string;
  /** between columns */
  columns: string;
}

/** Distances within blocks, as CSS lengths. */
type Steps = Record<keyof ThemeSteps, string>;

/** The sizes of letters beyond those that MUI has a name for, as CSS lengths. */
type OwnSizes = Record<'hero' | 'quote' | 'lead' | 'large' | 'icon', { fontSize: string }>;

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    site: ThemeColors;
    wash: Record<keyof ThemeGradients, string>;
    /** how bright pictures are, 1 for as they are; MUI would make pixels of a number */
    pictures: string;
  }
  interface PaletteOptions {
    site: ThemeColors;
    wash: Record<keyof ThemeGradients, string>;
    /** how bright pictures are, 1 for as they are; MUI would make pixels of a number */
    pictures: string;
  }
  interface Shape {
    input: number;
    card: number;
    quote: number;
  }
  interface ShapeOptions {
    input: number;
    card: number;
    quote: number;
  }
  interface TypographyVariants extends OwnSizes {}
  interface TypographyVariantsOptions extends OwnSizes {}
  interface ThemeVars {
    elevation: ThemeElevation;
    space: Space;
  }
  interface Theme {
    elevation: ThemeElevation;
    space: Space & Steps;
  }
  interface ThemeOptions {
    elevation: ThemeElevation;
    space: Space & Steps;
  }
}

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
  };
  return createTheme({
    cssVariables: { cssVarPrefix: '', colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: createPalette(config.colors, config.gradients, '1') },
      dark: scheme === 'system' && {
        palette: createPalette(config.darkColors, config.darkGradients, brightnessAtNight),
      },
    },
    shape: {
      borderRadius: radius.notice,
      input: radius.input,
      card: radius.card,
      quote: radius.quote,
    },
    elevation,
    space: {
      gutter: `max(${grow(space.gutter, 'px')}, 50% - ${space.content / 2}px)`,
      section: grow(space.section, 'px'),
      // Not in `ch`: a zero is wider than most letters, and unlike in each typeface.
      measure: `${type.measure / 2}em`,
      opening: grow(space.opening, 'px'),
      columns: grow(space.columns, 'px'),
      ...writeSteps(space.steps),
    },
    typography: {
      fontFamily: fonts.text,
      hero: { fontSize: grow(type.hero, 'rem') },
      h1: { ...heading, lineHeight: 1.05, fontSize: grow(type.h1, 'rem') },
      h2: { ...heading, fontSize: grow(type.h2, 'rem') },
      h3: { ...heading, lineHeight: 1.25, fontSize: grow(type.h3, 'rem') },
      body1: { fontSize: `${type.text}rem`, lineHeight: type.leading },
      body2: { fontSize: `${type.small}rem` },
      caption: { fontSize: `${type.caption}rem` },
      lead: { fontSize: `${type.lead}rem` },
      large: { fontSize: `${type.large}rem` },
      icon: { fontSize: `${type.icon}rem` },
      quote: { fontSize: grow(type.quote, 'rem') },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
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
