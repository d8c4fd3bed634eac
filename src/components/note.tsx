import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Icon, type IconName } from './icon';
import { onPaper } from './on-paper';

interface NoteProps {
  icon: IconName;
  title?: ReactNode;
  children: ReactNode;
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.space.s,
  maxWidth: '40em',
  marginBottom: theme.space.l,
  padding: `${theme.space.m} ${theme.space.l}`,
  border: `1px solid ${theme.vars.palette.site.line}`,
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.site.heading,
  background: theme.vars.palette.site.warning,
  'p:last-child': { marginBottom: 0 },
  [onPaper]: { breakInside: 'avoid' },
}));

/** Something that must not be overlooked. Its title is bold text, no heading of the page. */
export function Note({ icon, title, children }: NoteProps) {
  return (
    <Box role="note">
      <Icon name={icon} />
      <div>
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
      </div>
    </Box>
  );
}
