import * as classes from '../contract/page-classes';
import type { ReactNode } from 'react';
import { attributes } from '../contract/page-contract';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { motion } from '../components/design-tokens';
import { useSite } from '../components/site-context';
import { useHydrated } from '../components/use-hydrated';
import { fillLabel } from '../payload/fill-label';
import type { MenuEntry } from '../payload/menu';
import { menuAsRow, menuAsSheet } from './header-measures';
import type { Dropdowns } from './use-dropdowns';

interface MenuItemProps {
  item: MenuEntry;
  path: string;
  isButton: boolean;
  dropdowns: Dropdowns;
  /** below the button of the menu */
  children?: ReactNode;
}

const Item = styled('li')(({ theme }) => {
  const { heading, highlight } = theme.vars.palette.site;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    [`& > a:not(.${classes.menuButton})`]: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: 44,
      minHeight: 44,
      padding: `0 ${theme.space.xs}`,
      color: heading,
      fontWeight: 500,
    },
    [`& > .${classes.menuButton}`]: { marginInlineStart: theme.space.xs },
    // The page that is shown, or the entry that it is listed under.
    [`& > a:not(.${classes.menuButton}):is(:hover, [aria-current]), &:has(li [aria-current]) > a`]:
      {
        // Not in short, which would also set the color.
        textDecorationLine: 'underline',
        textDecorationThickness: 2,
        textUnderlineOffset: 8,
      },
    '& > [aria-current], &:has(li [aria-current]) > a': { textDecorationColor: highlight },
    '& > button': {
      width: 44,
      height: 44,
      marginInlineStart: `-${theme.space.m}`,
      padding: `0 0 ${theme.space.xxs}`,
      border: 0,
      color: heading,
      background: 'none',
      cursor: 'pointer',
    },
    // A drawn caret: two sides of a square on its tip.
    '& > button::after': {
      content: '""',
      display: 'block',
      width: 7,
      height: 7,
      margin: 'auto',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '& > [aria-expanded=true]::after': { transform: 'translateY(4px) rotate(225deg)' },
  };
});

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

const SubMenu = styled('ul')(({ theme }) => ({
  'nav &': { flexBasis: '100%', paddingBottom: theme.space.s },
  a: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    minHeight: 44,
    padding: `${theme.space.xxs} 0`,
    color: theme.vars.palette.text.primary,
    lineHeight: 1.3,
    '&:hover, &[aria-current]': { color: theme.vars.palette.primary.main },
    '&[aria-current]': { fontWeight: 600 },
  },
  img: { width: 44, height: 44, borderRadius: '22px 22px 6px 6px', objectFit: 'cover' },
  small: {
    display: 'block',
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  // In the sheet, all sub-menus are open until React can open them.
  [`@media ${menuAsSheet}`]: {
    'nav [aria-expanded=false] + &': { display: 'none' },
  },
  [`@media ${menuAsRow}`]: {
    'nav &': {
      position: 'absolute',
      top: `calc(100% + ${theme.space.xs})`,
      insetInlineStart: `-${theme.space.xs}`,
      width: 'max-content',
      minWidth: 240,
      maxWidth: 360,
      padding: theme.space.xs,
      borderRadius: theme.vars.shape.borderRadius,
      border: `1px solid ${theme.vars.palette.site.line}`,
      background: theme.vars.palette.site.surface,
      boxShadow: theme.vars.elevation.raised,
      animation: `${appear} ${motion.hover}`,
    },
    // The way from the entry to the panel belongs to the panel.
    '&::before': { content: '""', position: 'absolute', inset: '-9px 0 100%' },
    a: {
      padding: theme.space.xs,
      borderRadius: theme.vars.shape.input,
    },
    'a:hover': { background: theme.vars.palette.site.tint1 },
    [`nav ul:not([${attributes.scripted}]) > li:is(:hover, :focus-within) > &, nav [aria-expanded=true] + &`]:
      { display: 'block' },
  },
}));

/** An entry of the main menu; with a sub-menu, a button beside the link opens it. */
export function MenuItem({ item, path, isButton, dropdowns, children }: MenuItemProps) {
  const { labels } = useSite();
  const hydrated = useHydrated();
  const { label, href, links } = item;
  const current = href === path ? 'page' : undefined;

  const link = isButton ? (
    <Button className={classes.menuButton} href={href} aria-current={current}>
      {label}
    </Button>
  ) : (
    <a href={href} aria-current={current}>
      {label}
    </a>
  );
  if (isButton || !links) {
    return (
      <Item>
        {link}
        {children}
      </Item>
    );
  }
  return (
    <Item
      onPointerEnter={({ pointerType }) => dropdowns.enter(href, pointerType)}
      onPointerLeave={({ pointerType }) => dropdowns.leave(pointerType)}
    >
      {link}
      <button
        type="button"
        // Until React is here, CSS opens the sub-menu, and nobody could keep this true.
        aria-expanded={hydrated ? dropdowns.isOpen(href) : undefined}
        aria-label={fillLabel(labels.showLinks, { label })}
        onClick={(event) => dropdowns.press(href, event)}
      />
      <SubMenu {...{ [attributes.late]: '' }}>
        {links.map((below, index) => (
          <li key={index}>
            <a href={below.href} aria-current={below.href === path ? 'page' : undefined}>
              {below.portrait && (
                <picture>
                  {below.darkPortrait && (
                    <source media="(prefers-color-scheme: dark)" srcSet={below.darkPortrait} />
                  )}
                  <img src={below.portrait} alt="" width={44} height={44} loading="lazy" />
                </picture>
              )}
              <span>
                {below.label}
                {below.title && <small>{below.title}</small>}
              </span>
            </a>
          </li>
        ))}
      </SubMenu>
    </Item>
  );
}
