import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { Theme, ThemeColors } from '../generated/config-types';
import { writeBaseStyles } from './base-styles';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    site: ThemeColors;
  }
  interface PaletteOptions {
    site: ThemeColors;
  }
  interface Shape {
    card: number;
    quote: number;
  }
  interface ShapeOptions {
    card: number;
    quote: number;
  }
}

/**
 * Makes the MUI theme of a site from the `theme` of its config. All colors of the config are in
 * `theme.vars.palette.site`. Elements (headings, paragraphs, links, lists) get their look from
 * CssBaseline, so that HTML of the config needs no classes.
 */
export function createSiteTheme({ colors, fonts, radius }: Theme): MuiTheme {
  const heading = {
    fontFamily: fonts.heading,
    fontWeight: 550,
    lineHeight: 1.15,
    letterSpacing: '-.015em',
  };
  return createTheme({
    cssVariables: true,
    palette: {
      primary: { main: colors.primary, dark: colors.primaryDark, contrastText: colors.white },
      background: { default: colors.paper, paper: colors.white },
      text: { primary: colors.text, secondary: colors.muted },
      divider: colors.line,
      site: colors,
    },
    shape: { borderRadius: radius.notice, card: radius.card, quote: radius.quote },
    typography: {
      fontFamily: fonts.text,
      h1: { ...heading, lineHeight: 1.05, fontSize: 'clamp(2.25rem, 1.7rem + 2.5vw, 3.375rem)' },
      h2: { ...heading, fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.625rem)' },
      h3: { ...heading, lineHeight: 1.25, fontSize: 'clamp(1.25rem, 1.15rem + .4vw, 1.4375rem)' },
      body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
      subtitle1: { fontSize: '1.25rem', lineHeight: 1.5 },
      overline: { fontSize: '.875rem', fontWeight: 600, lineHeight: 1.5, letterSpacing: '.08em' },
      button: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.25, textTransform: 'none' },
    },
    components: {
      MuiCssBaseline: { styleOverrides: writeBaseStyles },
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
}
