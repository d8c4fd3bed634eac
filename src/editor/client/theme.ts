import { createTheme, type Theme } from '@mui/material/styles';
import { themeBase } from '../../components/design-tokens';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import ranges from '@fontsource-variable/figtree/unicode.json';

/** The typeface of the editor: that of the texts on the site that the project ships with. */
const typeface = 'Figtree';

const typefaceFiles = [
  [latin, ranges.latin],
  [latinExt, ranges['latin-ext']],
] as const;

/** Makes the typeface known to the page, which fetches of it what it shows. */
export function addTypeface(): void {
  for (const [source, unicodeRange] of typefaceFiles) {
    const options = { weight: '300 900', unicodeRange, display: 'swap' } as const;
    document.fonts.add(new FontFace(typeface, `url("${source}")`, options));
  }
}

const fontFamily = `${typeface}, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;
const variants = ['body1', 'body2', 'subtitle2', 'caption', 'overline', 'button', 'h1', 'h6'];

const palette = {
  primary: { main: '#1F5F66', light: '#4B7F85', dark: '#164A50', contrastText: '#FFFFFF' },
  error: { main: '#A3262A', light: '#C4585B', dark: '#7D1B1F', contrastText: '#FFFFFF' },
  warning: { main: '#7A5200', light: '#F6DFA6', dark: '#5C3E00', contrastText: '#FFFFFF' },
  info: { main: '#1F5F66', light: '#4B7F85', dark: '#164A50', contrastText: '#FFFFFF' },
  text: { primary: '#2C3B3F', secondary: '#55666A' },
  divider: '#D5DDDB',
  background: { default: '#FBF8F3', paper: '#FFFFFF' },
  action: { selected: '#E7F0F0', hover: '#F0F4F3' },
};

const components = {
  MuiButtonBase: {
    defaultProps: themeBase.buttonBase,
    styleOverrides: {
      root: {
        '&.Mui-focusVisible, &:focus-visible': { outline: '3px solid #0B57A4', outlineOffset: 2 },
      },
    },
  },
  // In a menu, what is around an item is cut off.
  MuiMenuItem: { styleOverrides: { root: { '&&.Mui-focusVisible': { outlineOffset: -3 } } } },
  MuiDialog: {
    styleOverrides: {
      // On a screen that is magnified, a dialog scrolls as a whole, to its buttons.
      paper: {
        '@media (max-height: 479px)': {
          display: 'block',
          margin: 8,
          maxHeight: 'calc(100% - 16px)',
        },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: { '@media (max-height: 479px)': { overflow: 'visible' } } },
  },
  MuiAlert: {
    styleOverrides: { root: { padding: '2px 12px' }, message: { overflowWrap: 'anywhere' } },
  },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: '#FFFFFF' },
      notchedOutline: { borderColor: '#6B807F' },
      input: { '&::placeholder': { color: '#55666A', opacity: 1 } },
    },
  },
};

/**
 * The look of the editor: quiet, like the site that the project ships with. It has none of what the
 * theme of a site adds to that of MUI.
 */
export const editorTheme: Theme = createTheme(undefined, {
  palette,
  components,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily,
    ...Object.fromEntries(variants.map((variant) => [variant, { fontFamily }])),
    button: { ...themeBase.button, fontFamily },
    h1: { fontFamily, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600, color: '#12343B' },
    body2: { fontFamily, lineHeight: 1.45 },
    overline: { fontFamily, letterSpacing: '.06em', lineHeight: 2 },
  },
});
