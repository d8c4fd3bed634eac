import { attributes, classes, variables } from '../contract/page-contract';
import { useRef } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { layers } from '../components/layers';
import { motion } from '../components/motion';
import { RichText } from '../components/rich-text';
import { useHydrated } from '../components/use-hydrated';
import { useSite } from '../components/site-context';
import { Logo } from './logo';
import { LateHeaderSearch } from './late-header-search';
import { LateLanguageSwitch } from './late-language-switch';
import { MenuItem } from './menu-item';
import { SocialLink } from './social-link';
import { useDropdowns } from './use-dropdowns';
import { useMenuDialog } from './use-menu-dialog';
import {
  compactHeight,
  headerHeight,
  menuAsRow,
  menuAsSheet,
  topBarHeight,
} from './header-measures';
import type { LanguageLink } from '../payload/languages';
import { fillLabel } from '../payload/fill-label';
import { notPrinted, onPaper } from '../components/on-paper';

export const SiteHeaderFrame = styled('header')({
  position: 'sticky',
  zIndex: layers.header,
  top: `calc(0rem - ${topBarHeight})`,
  height: `calc(${topBarHeight} + ${headerHeight}rem)`,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // Always in view: focus must not scroll the page to bring these below the header's own padding.
  'a, button': { scrollMargin: `${-compactHeight - 1}rem 0 ${compactHeight + 1}rem` },
  // The top bar, scrolled away, comes back for the focus.
  '&:has(> :first-of-type :focus-visible)': { top: 0 },
  // On paper, the logo is the head of the letter.
  [onPaper]: { position: 'static', height: 'auto', marginBottom: '12pt' },
});

const TopBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: topBarHeight,
  padding: `0 ${theme.vars.space.gutter}`,
  // Large text of the visitor's must fit beside the other link.
  fontSize: `min(${theme.typography.caption.fontSize}, 6vw)`,
  lineHeight: 1.2,
  [variables.focus]: theme.vars.palette.site.onBar,
  color: theme.vars.palette.site.onBar,
  background: theme.vars.palette.site.bar,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: '100%', color: 'inherit' },
  // Within the bar: outside of it, the window would cut the ring off.
  'a:focus-visible': { outlineOffset: -3 },
  ...notPrinted,
}));

// The bar keeps its height and slides up, and what it holds half as far down: no layout changes,
// and nothing below moves. The open menu is a layer of its own and stays where it is.
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  height: `${headerHeight}rem`,
  padding: `0 ${theme.vars.space.gutter}`,
  borderBottom: `1px solid ${theme.vars.palette.site.line}`,
  background: theme.vars.palette.site.background,
  '&, & > *': { transition: `transform ${motion.disclosure}` },
  // What is moved holds the open menu back where that is not such a layer.
  '@supports selector(:popover-open)': {
    [`[${attributes.compact}] &`]: {
      transform: `translateY(${compactHeight - headerHeight}rem)`,
      '& > :not(:popover-open)': {
        transform: `translateY(${(headerHeight - compactHeight) / 2}rem)`,
      },
    },
  },
  [onPaper]: { height: 'auto', padding: '0 0 12pt', background: 'none' },
}));

const MenuButton = styled('button')(({ theme }) => ({
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
    marginInline: `auto -${theme.space.s}`,
    fontSize: theme.typography.large.fontSize,
    fontWeight: 400,
    lineHeight: 1,
  },
  [`@media ${menuAsRow}`]: { display: 'none' },
  ...notPrinted,
}));

const Menu = styled('nav')(({ theme }) => ({
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
    'div > ul': { display: 'flex', alignItems: 'center', gap: theme.space.xxs },
    'li ul': { display: 'none' },
  },
  ...notPrinted,
}));

const slideIn = keyframes({ from: { transform: 'translateX(100%)' } });

const Sheet = styled('div')(({ theme }) => ({
  [`@media ${menuAsSheet}`]: {
    position: 'fixed',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'flex',
    flexDirection: 'column',
    width: 'min(400px, 100vw)',
    padding: theme.space.l,
    overflowY: 'auto',
    background: theme.vars.palette.site.background,
    boxShadow: `0 0 0 100vmax color-mix(in srgb, ${theme.vars.palette.site.bar} 50%, transparent)`,
    animation: `${slideIn} ${motion.disclosure}`,
    'html:has(:popover-open > &)': { overflow: 'hidden' },
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
      // The button at the lower end.
      '&:last-child': { marginTop: 'auto', paddingTop: theme.space.l },
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
        'ul ul, > div, button': { display: 'none' },
        '& > ul': { flexDirection: 'row', gap: theme.space.m },
        '& > ul > li': { padding: 0, border: 0 },
      },
    },
  },
}));

const CrisisLine = styled('div')(({ theme }) => ({
  marginTop: theme.space.m,
  fontSize: theme.typography.body2.fontSize,
  textAlign: 'center',
  p: { margin: 0 },
  'p a': { padding: `${theme.space.xxs} 0`, textDecoration: 'underline' },
  [`@media ${menuAsRow}`]: { display: 'none' },
}));

interface SiteHeaderProps {
  path: string;
  /** see `PageFrame` */
  keepsWords?: boolean;
  /** the page in other languages */
  languages?: readonly LanguageLink[] | undefined;
}

/** Top bar and main menu. On small screens the menu is a sheet that a button opens. */
export function SiteHeader({ path, keepsWords = false, languages }: SiteHeaderProps) {
  const { site, base, topBar, menu, search, crisisLine, labels } = useSite();
  const menuRef = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = useMenuDialog(menuRef, toggle);
  const dropdowns = useDropdowns(list);
  const hydrated = useHydrated();
  const languageSwitch = languages && <LateLanguageSwitch languages={languages} isShort />;
  return (
    <>
      {topBar && (
        <TopBar>
          <a href={topBar.href}>{topBar.label}</a>
          {languageSwitch}
          <SocialLink />
        </TopBar>
      )}
      <Bar>
        <Logo
          label={fillLabel(labels.home, { name: site.name })}
          name={site.name}
          src={site.logo}
          href={base}
        />
        {!topBar && languageSwitch}
        {search && <LateHeaderSearch search={search} path={path} keepsWords={keepsWords} />}
        <MenuButton
          ref={toggle}
          type="button"
          popoverTarget="menu"
          aria-haspopup={hydrated ? 'dialog' : undefined}
          aria-expanded={hydrated ? open : undefined}
          suppressHydrationWarning
        >
          {labels.menu}
        </MenuButton>
        <Menu ref={menuRef} id="menu" popover="auto" aria-label={labels.mainNavigation}>
          <Sheet
            {...{ [attributes.late]: true }}
            role={open ? 'dialog' : undefined}
            aria-modal={open || undefined}
            aria-label={open ? labels.menu : undefined}
          >
            <MenuButton
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={labels.closeMenu}
            >
              ×
            </MenuButton>
            <ul ref={list} {...{ [attributes.scripted]: hydrated || undefined }}>
              {menu.map((item, index) => (
                <MenuItem
                  key={index}
                  item={item}
                  path={path}
                  isButton={index === menu.length - 1}
                  dropdowns={dropdowns}
                />
              ))}
            </ul>
            {crisisLine && (
              <CrisisLine {...{ [attributes.late]: true }}>
                <RichText nodes={crisisLine} />
              </CrisisLine>
            )}
          </Sheet>
        </Menu>
      </Bar>
    </>
  );
}
