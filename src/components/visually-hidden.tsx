import { styled } from '@mui/material/styles';

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
