import { styled } from '@mui/material/styles';
import { variables } from '../contract/page-contract';
import { layers, notPrinted } from './design-tokens';

/** For what only screen readers say. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const VisuallyHidden = styled('span')(visuallyHidden);

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
