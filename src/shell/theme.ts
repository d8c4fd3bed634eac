import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { Theme, ThemeColors } from '../generated/config-types';

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
 * `theme.vars.palette.site`.
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
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
    },
  });
}
