import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface NoteProps {
  icon: IconName;
  title?: ReactNode;
  /** beside something else, where room is short */
  dense?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** Something that must not be overlooked. Its title is bold text, no heading of the page. */
export function Note({ icon, title, dense, sx, children }: NoteProps) {
  return (
    <Alert role="note" variant={dense ? 'dense' : 'notice'} icon={<Icon name={icon} />} sx={sx}>
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  );
}
