import { keyframes, styled } from '@mui/material/styles';
import { motion, notPrinted } from '../components/design-tokens';
import * as classes from '../contract/page-classes';
import { attributes } from '../contract/page-contract';
import {
  compactHeight,
  headerHeight,
  menuAsRow,
  menuAsSheet,
  topBarHeight,
} from './header-measures';

const sheetWidth = 'min(400px, 100vw)';

/** Opens the menu; within it, closes it. */
export const MenuButton = styled('button')(({ theme }) => ({
  flexShrink: 0,
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  'nav &': {
    flex: 'none',
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontSize: theme.typography.large.fontSize,
    fontWeight: 400,
    lineHeight: 1,
  },
  [`@media ${menuAsRow}`]: { display: 'none' },
  ...notPrinted,
}));

/** The main menu: a popover on small screens. */
export const Menu = styled('nav')(({ theme }) => ({
  border: 0,
  padding: 0,
  color: 'inherit',
  'ul, li': { margin: 0, padding: 0, listStyle: 'none' },
  a: { textDecoration: 'none' },
  [`@media ${menuAsRow}`]: {
    // The popover attribute hides the menu on small screens only.
    display: 'block',
    position: 'static',
    margin: 0,
    overflow: 'visible',
    background: 'none',
    'div > ul': { display: 'flex', alignItems: 'center', gap: theme.space.xs },
    // From what one sees of its sign, it is as far to the next entry as from a name.
    'div > ul > li:has(> button)': { marginInlineEnd: -9 },
    // The line about help in a crisis belongs to the sheet.
    'li ul, li > div': { display: 'none' },
  },
  ...notPrinted,
}));

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

/** What is in the menu, as a row or as a sheet at the end of the window. */
export const Sheet = styled('div')(({ theme }) => ({
  [`@media ${menuAsSheet}`]: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    width: sheetWidth,
    // What closes it is where the button that opens it was.
    padding: `calc(${topBarHeight} + ${headerHeight} / 2 - 22px) ${theme.vars.space.gutter} 0`,
    [`[${attributes.compact}] &`]: { paddingTop: `calc(${compactHeight / 2}rem - 22px)` },
    overflowY: 'auto',
    background: theme.vars.palette.site.background,
    boxShadow: `0 0 0 100vmax color-mix(in srgb, ${theme.vars.palette.site.bar} 50%, transparent)`,
    animation: `${slideIn} ${motion.disclosure}`,
    'html:has(:popover-open > &)': { overflow: 'hidden' },
    // It is as wide as what is beside the sheet: a tap there closes the menu as a tap on it does,
    // and goes no further, to a link below. It is not there yet while the sheet slides in.
    '& > button::before': {
      content: '""',
      position: 'fixed',
      insetBlock: 0,
      insetInline: `0 ${sheetWidth}`,
    },
    '& > ul': { flex: '1 0 auto', display: 'flex', flexDirection: 'column' },
    '& > ul > li': {
      flexWrap: 'wrap',
      '&:not(:last-child)': { borderBottom: `1px solid ${theme.vars.palette.site.line}` },
      [`& > a:not(.${classes.menuButton})`]: {
        flex: 1,
        minHeight: 60,
        padding: 0,
        fontFamily: theme.typography.h3.fontFamily,
        fontSize: theme.typography.large.fontSize,
        fontWeight: theme.typography.h3.fontWeight,
      },
      '& > button': { width: 60, height: 60, marginInlineEnd: `-${theme.space.m}` },
      // Until React is here, all groups are open, and nothing could close them.
      '& > button:not([aria-expanded])': { visibility: 'hidden' },
      // The button and help in a crisis are at the lower end, however many groups are open.
      '&:last-child': {
        position: 'sticky',
        bottom: 0,
        marginTop: 'auto',
        padding: `${theme.space.m} 0 ${theme.space.l}`,
        background: theme.vars.palette.site.background,
      },
      [`& > .${classes.menuButton}`]: { flex: 1, margin: 0 },
    },
    // Where nothing could open and close it, neither popovers nor a script: a row that can be scrolled.
    '@supports not selector(:popover-open)': {
      'button:not([aria-expanded]) + nav > &': {
        position: 'static',
        width: '45vw',
        padding: 0,
        boxShadow: 'none',
        whiteSpace: 'nowrap',
        'ul ul, li > div, button': { display: 'none' },
        '& > ul': { flexDirection: 'row', gap: theme.space.m },
        '& > ul > li': { padding: 0, border: 0 },
      },
    },
  },
}));
