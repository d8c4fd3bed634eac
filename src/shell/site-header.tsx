import { SiteLink } from '../components/site-link';
import { attributes, variables } from '../contract/page-contract';
import { useRef } from 'react';
import { styled } from '@mui/material/styles';
import { layers, motion, notPrinted, onPaper } from '../components/design-tokens';
import { RichText } from '../components/rich-text';
import { visuallyHidden } from '../components/visually-hidden';
import { useHydrated } from '../components/use-hydrated';
import { useSite } from '../components/site-context';
import { Logo } from './logo';
import { LazyHeaderSearch, LazyLanguageSwitch } from './load-blocks';
import { MenuItem } from './menu-item';
import { Menu, MenuButton, Sheet } from './menu-sheet';
import { useDropdowns } from './use-dropdowns';
import { useMenuDialog } from './use-menu-dialog';
import { compactHeight, headerHeight, topBarHeight } from './header-measures';
import type { LanguageLink } from '../payload/languages';
import { crisisId } from '../payload/page-paths';
import { fillLabel } from '../payload/fill-label';
import { keepNumbers } from '../payload/keep-numbers';

export const SiteHeaderFrame = styled('header')({
  position: 'sticky',
  zIndex: layers.header,
  top: `calc(0rem - ${topBarHeight})`,
  height: `calc(${topBarHeight} + ${headerHeight})`,
  // Three lines in the top bar, where a page is enlarged four times.
  '@media (max-width: 20.5em)': { [variables.topBar]: '4rem' },
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // Always in view: focus must not scroll the page to bring these below the header's own padding.
  'a, button': { scrollMargin: `${-compactHeight - 1}rem 0 ${compactHeight + 1}rem` },
  // The top bar, scrolled away, comes back for the focus.
  '&:has(> :first-of-type :focus-visible)': { top: 0 },
  // On paper, the logo is the head of the letter.
  [onPaper]: { position: 'static', height: 'auto', marginBottom: '12pt' },
});

/** In em: how wide a window must be to have room for all names in the top bar. */
const shortNames = 30;

const TopBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  [`@media (min-width: ${shortNames}em)`]: {
    gap: theme.space.l,
    '& > a:first-of-type': { marginInlineEnd: 'auto' },
  },
  height: topBarHeight,
  padding: `0 ${theme.vars.space.gutter}`,
  // Large text of the visitor's must fit beside the other links.
  fontSize: `min(${theme.typography.caption.fontSize}, 4.8vw)`,
  lineHeight: 1.2,
  [variables.focus]: theme.vars.palette.site.onBar,
  color: theme.vars.palette.site.onBar,
  background: theme.vars.palette.site.bar,
  a: {
    display: 'inline-grid',
    alignContent: 'center',
    minHeight: '100%',
    color: 'inherit',
  },
  'a[href^="#"]': {
    fontWeight: 600,
    color: theme.vars.palette.site.headingOnBar,
  },
  // Before a number, which stays whole: help in a crisis needs the room.
  'a[href^="tel:"]': { whiteSpace: 'normal' },
  'a > [aria-hidden]': { display: 'none' },
  [`@media (max-width: ${shortNames}em)`]: {
    'a > :has(+ [aria-hidden])': visuallyHidden,
    'a > [aria-hidden]': { display: 'inline', textAlign: 'end' },
  },
  // As wide as a finger at least. A least width would let large text shrink and be cut.
  '& > a::before': { content: '""', width: 44 },
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
  height: headerHeight,
  padding: `0 ${theme.vars.space.gutter}`,
  borderBottom: `1px solid ${theme.vars.palette.site.line}`,
  background: theme.vars.palette.site.background,
  '&, & > *': { transition: `transform ${motion.disclosure}` },
  // What is moved holds the open menu back where that is not such a layer.
  '@supports selector(:popover-open)': {
    [`[${attributes.compact}] &`]: {
      transform: `translateY(calc(${compactHeight}rem - ${headerHeight}))`,
      '& > :not(:popover-open)': {
        transform: `translateY(calc((${headerHeight} - ${compactHeight}rem) / 2))`,
      },
    },
  },
  [onPaper]: { height: 'auto', padding: '0 0 12pt', background: 'none' },
}));

/** Help in a crisis and other languages, in a header without a top bar: next to the menu. */
const BesideMenu = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  columnGap: theme.space.m,
  marginInlineStart: 'auto',
  '[href^="#"]': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
  },
  // Below each other, so that the name of the practice has room.
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    whiteSpace: 'nowrap',
    fontSize: theme.typography.caption.fontSize,
    '& > :not(:only-child), & > :not(:only-child) a': { minHeight: 28 },
  },
}));

const CrisisLine = styled('div')(({ theme }) => ({
  flexBasis: '100%',
  marginTop: theme.space.s,
  fontSize: theme.typography.body2.fontSize,
  textAlign: 'center',
  p: { margin: 0 },
  'p a': { padding: `${theme.space.xxs} 0`, textDecoration: 'underline' },
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
  const { site, base, topBar, menu, search, crisis, crisisLine, labels } = useSite();
  const menuRef = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = useMenuDialog(menuRef, toggle);
  const dropdowns = useDropdowns(list);
  const hydrated = useHydrated();
  const crisisLink = crisis && <a href={`#${crisisId}`}>{labels.inCrisis}</a>;
  const languageSwitch = languages && <LazyLanguageSwitch languages={languages} isShort />;
  return (
    <>
      {topBar && (
        <TopBar>
          <a href={topBar.href}>{keepNumbers(topBar.label)}</a>
          {crisisLink}
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
        {!topBar && (crisisLink || languageSwitch) && (
          <BesideMenu>
            {crisisLink}
            {languageSwitch}
          </BesideMenu>
        )}
        {search && <LazyHeaderSearch search={search} path={path} keepsWords={keepsWords} />}
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
            {...{ [attributes.late]: '' }}
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
                >
                  {crisisLine && index === menu.length - 1 && (
                    <CrisisLine {...{ [attributes.late]: '' }}>
                      <RichText nodes={crisisLine} />
                    </CrisisLine>
                  )}
                </MenuItem>
              ))}
            </ul>
          </Sheet>
        </Menu>
      </Bar>
    </>
  );
}

/**
 * The practice on its social network, in a new tab; nothing if it is on none. A sign takes the
 * place of its name where there is no room for it.
 */
function SocialLink() {
  const { social } = useSite().site;
  return (
    social && (
      <SiteLink href={social.href}>
        <span>{social.network}</span>
        <span aria-hidden>@</span>
      </SiteLink>
    )
  );
}
