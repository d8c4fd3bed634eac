import { styled } from '@mui/material/styles';
import { pageMargin } from '../components/measures';
import { useSite } from '../components/site-context';
import { Logo } from './logo';
import { MenuItem } from './menu-item';
import { SocialLink } from './social-link';
import { headerHeight, menuBreakpoint, topBarHeight } from './measures';
import { fillLabel } from '../pages/fill-label';

export const SiteHeaderFrame = styled('header')({
  position: 'sticky',
  zIndex: 20,
  top: -topBarHeight,
  height: topBarHeight + headerHeight,
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  // Always in view: focus must not scroll the page to bring these below the header's own padding.
  'a, button': { scrollMargin: '-76px 0 76px' },
});

const TopBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: topBarHeight,
  padding: `0 ${pageMargin}`,
  fontSize: '0.875rem',
  color: theme.vars.palette.site.onDeep,
  background: theme.vars.palette.site.deep,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: topBarHeight, color: 'inherit' },
}));

// The frame keeps the full height in the flow, so that shrinking moves nothing below.
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  height: headerHeight,
  padding: `0 ${pageMargin}`,
  borderBottom: `1px solid ${theme.vars.palette.site.line}`,
  background: theme.vars.palette.site.paper,
  transition: 'height .2s',
  '[data-compact] &': { height: 60 },
}));

const MenuButton = styled('button')({
  minWidth: 44,
  minHeight: 44,
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  'nav &': { float: 'right', fontSize: '2rem' },
  [`@media (min-width: ${menuBreakpoint}px)`]: { display: 'none' },
});

const Menu = styled('nav')({
  border: 0,
  padding: 0,
  color: 'inherit',
  'ul, li': { margin: 0, padding: 0, listStyle: 'none' },
  a: { textDecoration: 'none' },
  [`@media (min-width: ${menuBreakpoint}px)`]: {
    // The popover attribute hides the menu on small screens only.
    display: 'block',
    position: 'static',
    margin: 0,
    overflow: 'visible',
    background: 'none',
    'div > ul': { display: 'flex', alignItems: 'center', gap: 4 },
    'li ul': { display: 'none' },
  },
});

const Sheet = styled('div')(({ theme }) => ({
  [`@media (max-width: ${menuBreakpoint - 0.02}px)`]: {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: 'min(360px, 100vw)',
    padding: '16px 24px 32px',
    overflowY: 'auto',
    background: theme.vars.palette.site.paper,
    boxShadow: '0 0 0 100vmax rgba(14, 46, 52, .5)',
  },
}));

/** Top bar and main menu. On small screens the menu is a sheet that a button opens. */
export function SiteHeader({ path }: { path: string }) {
  const { site, topBar, menu, labels } = useSite();
  return (
    <>
      <TopBar>
        <a href={topBar.href}>{topBar.label}</a>
        <SocialLink />
      </TopBar>
      <Bar>
        <Logo label={fillLabel(labels.home, { name: site.name })} name={site.name} />
        <MenuButton type="button" popoverTarget="menu">
          {labels.menu}
        </MenuButton>
        <Menu id="menu" popover="auto" aria-label={labels.mainNavigation}>
          <Sheet data-late>
            <MenuButton
              type="button"
              popoverTarget="menu"
              popoverTargetAction="hide"
              aria-label={labels.closeMenu}
            >
              ×
            </MenuButton>
            <ul>
              {menu.map((item, index) => (
                <MenuItem
                  key={item.href}
                  item={item}
                  path={path}
                  isButton={index === menu.length - 1}
                />
              ))}
            </ul>
          </Sheet>
        </Menu>
      </Bar>
    </>
  );
}
