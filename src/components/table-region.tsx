import { styled } from '@mui/material/styles';
import { onPaper } from './design-tokens';

/** The place of a table in a text: one that is wider than the screen is scrolled in it. */
export const TableRegion = styled('div')(({ theme: { space, typography, vars } }) => ({
  overflowX: 'auto',
  margin: `${space.l} 0`,
  [onPaper]: { overflow: 'visible' },
  table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  caption: {
    padding: `0 ${space.m} ${space.s}`,
    fontSize: typography.body2.fontSize,
    textAlign: 'start',
    color: vars.palette.text.secondary,
  },
  tr: { [onPaper]: { breakInside: 'avoid' } },
  'th, td': {
    minWidth: '4em',
    overflowWrap: 'break-word',
    padding: `${space.s} ${space.m}`,
    borderBottom: `1px solid ${vars.palette.site.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  th: { fontWeight: 600, color: vars.palette.site.heading },
  'thead th': { borderBottomWidth: 2, verticalAlign: 'bottom' },
  'td > :last-child, th > :last-child': { marginBottom: 0 },
}));
