import { variables } from '../../contract/page-contract';
import type { CSSObject, Theme } from '@mui/material/styles';
import type { ThemeColors } from '../../generated/config-types';
import { compactHeight } from '../header-measures';

/** Ends Emotion's name of the styles that may come late. */
export const lateLabel = 'late';

/** The ring around what has the focus, which is another color on dark parts of a page. */
export function writeFocusRing({ focus }: Pick<ThemeColors, 'focus'>): string {
  return `3px solid var(${variables.focus}, ${focus})`;
}

type BaseStyleTheme = Pick<Theme, 'vars' | 'typography' | 'space'>;

/**
 * The look of plain elements, wherever they are: one short rule each instead of many classes.
 * These are the elements of the first screen, whose styles every page carries in its head.
 */
export function writeBaseStyles({ vars, typography }: BaseStyleTheme): CSSObject {
  const { site } = vars.palette;
  return {
    html: {
      // What is jumped to must not end up under the sticky header, nor what stays in view.
      scrollPaddingTop: `${compactHeight + 1}rem`,
      [variables.stickyTop]: `${compactHeight + 1.5}rem`,
      WebkitTextSizeAdjust: '100%',
    },
    '*, ::before, ::after': { boxSizing: 'border-box' },
    body: {
      margin: 0,
      fontFamily: typography.fontFamily,
      fontSize: typography.body1.fontSize,
      lineHeight: typography.body1.lineHeight,
      overflowWrap: 'break-word',
      color: vars.palette.text.primary,
      background: site.background,
    },
    // Also where text is a column beside something: a long word gives way, not the column.
    'main, footer': { overflowWrap: 'anywhere' },
    'p, li, dd, figure': { maxWidth: vars.space.measure, textWrap: 'pretty' },
    'p, ul, ol, dl, blockquote, figure': { margin: '0 0 1em' },
    'ul, ol': { paddingInlineStart: '1.4em' },
    'strong, b': { fontWeight: 600 },
    picture: { display: 'contents' },
    // A `picture` has no box, so its `source` would be an item of the grid around it.
    source: { display: 'none' },
    img: { maxWidth: '100%', height: 'auto', verticalAlign: 'middle' },
    'main img': { filter: `brightness(${vars.palette.pictures})` },
    a: { color: site.primary, textUnderlineOffset: '.2em' },
    'a:hover': { color: site.primaryHover },
    // A number that can be called goes to the next line as a whole, where one has room for it. Not as
    // an inline block: Safari would break the line before the full stop that follows.
    '@media (min-width: 22.5em)': { 'a[href^="tel:"]': { whiteSpace: 'nowrap' } },
  };
}

/** The look of plain elements further down, and of states: part of the late styles of a page. */
export function writeLateBaseStyles({ vars, typography, space }: BaseStyleTheme): CSSObject {
  const { site } = vars.palette;
  const { fontFamily } = typography.h2;
  return {
    label: lateLabel,
    blockquote: {
      paddingInlineStart: space.l,
      borderInlineStart: `3px solid ${site.line}`,
      fontFamily,
    },
    ':is(a, button, summary, [tabindex="0"]):focus-visible': {
      outline: writeFocusRing(site),
      outlineOffset: 2,
    },
    '[tabindex="-1"]:focus': { outline: 0 },
    // A button that could open nothing: the menu is shown without it.
    '@supports not selector(:popover-open)': {
      '[popovertarget]:not([aria-expanded], nav *)': { display: 'none' },
    },
    // From one page to the next, one picture fades into the other.
    '@media (prefers-reduced-motion: no-preference)': {
      '@view-transition': { navigation: 'auto' },
    },
    '::view-transition': { pointerEvents: 'none' },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animation: 'none !important',
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  };
}
