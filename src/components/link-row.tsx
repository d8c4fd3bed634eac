import { styled } from '@mui/material/styles';
import type { RowOfLinks } from '../payload/list-links';
import { notPrinted } from './on-paper';

const Row = styled('nav')(({ theme }) => ({
  marginTop: theme.space.l,
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.xs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '[data-gap]': { marginInlineStart: theme.space.s },
  '& + div': { marginTop: theme.space.l },
  a: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    padding: `0 ${theme.space.s}`,
    border: `1px solid ${theme.vars.palette.site.line}`,
    borderRadius: 999,
    fontSize: theme.typography.body2.fontSize,
    textDecorationColor: 'transparent',
    '&:hover': { borderColor: 'currentColor' },
    '&[aria-current]': {
      // Seen where the system's colors replace ours.
      outline: '1px solid transparent',
      borderColor: 'transparent',
      color: theme.vars.palette.site.onAction,
      background: theme.vars.palette.site.action,
    },
  },
  ...notPrinted,
}));

/** Short links side by side; where one of them leads to this page, it is marked. */
export function LinkRow({ row: { name, links } }: { row: RowOfLinks }) {
  return (
    <Row aria-label={name}>
      <ul>
        {links.map((link) => (
          <li key={link.label} data-gap={link.gap}>
            <a
              href={link.href}
              rel={link.rel}
              aria-label={link.name}
              aria-current={link.current && 'page'}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </Row>
  );
}
