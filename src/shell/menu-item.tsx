import { styled } from '@mui/material/styles';
import { PillButton } from '../components/pill-button';
import { useSite } from '../components/site-context';
import { useHydrated } from '../components/use-hydrated';
import { fillLabel } from '../pages/fill-label';
import type { MenuEntry } from '../pages/payload';
import { menuBreakpoint } from './measures';
import type { Dropdowns } from './use-dropdowns';

interface MenuItemProps {
  item: MenuEntry;
  path: string;
  isButton: boolean;
  dropdowns: Dropdowns;
}

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  '& > a:not([tabindex])': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 8px',
    color: theme.vars.palette.site.heading,
    fontWeight: 600,
    '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 },
  },
  '& > button': {
    width: 44,
    height: 44,
    margin: '0 0 0 -12px',
    border: 0,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&::after': { content: '"▾"' },
  },
  [`@media (max-width: ${menuBreakpoint - 0.01}em)`]: {
    '& > button': { display: 'none' },
    '& > a:not([tabindex])': { fontSize: '1.5rem', minHeight: 56 },
  },
}));

const SubMenu = styled('ul')(({ theme }) => ({
  'nav &': { flexBasis: '100%', padding: '0 0 8px 16px' },
  a: { display: 'flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
  [`@media (min-width: ${menuBreakpoint}em)`]: {
    'nav &': {
      position: 'absolute',
      top: '100%',
      left: 0,
      width: 'max-content',
      minWidth: 240,
      maxWidth: 360,
      padding: '8px 20px',
      borderRadius: 16,
      border: `1px solid ${theme.vars.palette.site.line}`,
      background: theme.vars.palette.site.white,
      boxShadow: theme.vars.elevation.raised,
    },
    'nav ul:not([data-scripted]) > li:is(:hover, :focus-within) > &, nav [aria-expanded=true] + &':
      { display: 'block' },
  },
}));

/** An entry of the main menu; with a sub-menu, a button beside the link opens it. */
export function MenuItem({ item, path, isButton, dropdowns }: MenuItemProps) {
  const { labels } = useSite();
  const hydrated = useHydrated();
  const { label, href, links } = item;
  const current = href === path ? 'page' : undefined;

  if (isButton) {
    return (
      <Item>
        <PillButton href={href} aria-current={current}>
          {label}
        </PillButton>
      </Item>
    );
  }
  if (!links) {
    return (
      <Item>
        <a href={href} aria-current={current}>
          {label}
        </a>
      </Item>
    );
  }
  return (
    <Item
      onPointerEnter={({ pointerType }) => dropdowns.enter(href, pointerType)}
      onPointerLeave={({ pointerType }) => dropdowns.leave(pointerType)}
    >
      <a href={href} aria-current={current}>
        {label}
      </a>
      <button
        type="button"
        // Until React is here, CSS opens the sub-menu, and nobody could keep this true.
        aria-expanded={hydrated ? dropdowns.openHref === href : undefined}
        aria-label={fillLabel(labels.showLinks, { label })}
        onClick={(event) => dropdowns.press(href, event)}
      />
      <SubMenu data-late>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </SubMenu>
    </Item>
  );
}
