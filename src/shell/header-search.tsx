import { useLayoutEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { Icon } from '../components/icon';
import { notPrinted } from '../components/design-tokens';
import { askFor } from '../components/search/asked-words';
import { InputField, searchInput } from '../components/input-field';
import { useHydrated } from '../components/use-hydrated';
import type { NavigationEntry } from '../payload/menu';

/** Where a field has room beside the menu. */
const roomForField = '(min-width: 84em)';

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  marginInlineStart: 'auto',
  a: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space.xs,
    minWidth: 44,
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    span: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  search: { display: 'none' },
  'a, input': { fontSize: theme.typography.body2.fontSize },
  [`@media ${roomForField}`]: {
    'a, input': {
      minHeight: 44,
      width: '12em',
      padding: `0 ${theme.space.m}`,
      border: `2px solid ${theme.vars.palette.site.control}`,
      borderRadius: theme.vars.shape.input,
    },
    a: {
      justifyContent: 'start',
      span: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
    },
    'a:has(+ search)': { display: 'none' },
    search: { display: 'block' },
  },
  ...notPrinted,
}));

interface HeaderSearchProps {
  search: NavigationEntry;
  path: string;
  /** see `PageFrame` */
  keepsWords: boolean;
}

/**
 * The way to the search page: a field where there is room and the
 * words reach that page, which they do through this document alone; otherwise a link.
 */
export function HeaderSearch({ search, path, keepsWords }: HeaderSearchProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  const isField = useHydrated() && keepsWords && path !== search.href;

  useLayoutEffect(() => {
    // The link whose focus woke React gives it to the field that takes its place.
    if (isField && hadFocus.current) field.current?.focus();
    hadFocus.current = !isField && document.activeElement === link.current;
  }, [isField]);

  return (
    <Place>
      <a ref={link} href={search.href} aria-current={path === search.href ? 'page' : undefined}>
        <Icon name="search" />
        <span>{search.label}</span>
      </a>
      {isField && (
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              askFor(field.current?.value ?? '');
              link.current?.click();
            }}
          >
            <InputField
              ref={field}
              {...searchInput}
              aria-label={search.label}
              placeholder={search.label}
            />
          </form>
        </search>
      )}
    </Place>
  );
}
