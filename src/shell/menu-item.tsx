import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import { PillButton } from '../components/pill-button';
import { useSite } from '../components/site-context';
import { fillLabel } from '../pages/fill-label';
import type { MenuEntry } from '../pages/payload';
import { menuBreakpoint } from './measures';

interface MenuItemProps {
  item: MenuEntry;
  path: string;
  isButton: boolean;
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
  [`@media (max-width: ${menuBreakpoint - 0.02}px)`]: {
    '& > button': { display: 'none' },
    '& > a:not([tabindex])': { fontSize: '1.5rem', minHeight: 56 },
  },
}));

const SubMenu = styled('ul')(({ theme }) => ({
  'nav &': { flexBasis: '100%', padding: '0 0 8px 16px' },
  a: { display: 'flex', alignItems: 'center', minHeight: 44, color: 'inherit' },
  [`@media (min-width: ${menuBreakpoint}px)`]: {
    'nav &': {
      position: 'absolute',
      top: '100%',
      left: 0,
      minWidth: 240,
      padding: '8px 20px',
      borderRadius: 16,
      border: `1px solid ${theme.vars.palette.site.line}`,
      background: theme.vars.palette.site.white,
      boxShadow: '0 18px 44px -20px rgba(14, 46, 52, .35)',
    },
    'nav li:is(:hover, :focus-within, :has([aria-expanded=true])) > &': { display: 'block' },
    'nav [data-dismissed] > &': { display: 'none' },
  },
}));

/** An entry of the main menu; with a sub-menu, a button beside the link opens it. */
export function MenuItem({ item, path, isButton }: MenuItemProps) {
  const { labels } = useSite();
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
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

  function close(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function dismiss(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    setOpen(false);
    setDismissed(true);
  }

  return (
    <Item
      onBlur={close}
      onKeyDown={dismiss}
      onPointerLeave={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
      data-dismissed={dismissed || undefined}
    >
      <a href={href} aria-current={current}>
        {label}
      </a>
      <button
        type="button"
        aria-expanded={open}
        aria-label={fillLabel(labels.showLinks, { label })}
        onClick={() => setOpen(!open)}
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
