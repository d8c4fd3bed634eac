import { variables } from '../contract/page-contract';
import { styled } from '@mui/material/styles';
import { layers } from './design-tokens';
import { notPrinted } from './on-paper';

/** A link that leads past something long. It is seen while it has the focus. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: layers.skipLink,
  top: `var(${variables.skipLinkTop}, 8px)`,
  insetInlineStart: 8,
  padding: `${theme.space.s} ${theme.space.l}`,
  borderRadius: 999,
  color: theme.vars.palette.site.onPicture,
  background: theme.vars.palette.site.bar,
  '&:not(:focus)': { transform: 'translateY(-100vh)' },
  ...notPrinted,
}));
