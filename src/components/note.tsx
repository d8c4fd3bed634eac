import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

interface NoteProps {
  icon: IconName;
  title?: ReactNode;
  /** good to know, not urgent: without a panel */
  isFact?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** Something that must not be overlooked. Its title is bold text, no heading of the page. */
export function Note({ icon, title, isFact, sx, children }: NoteProps) {
  const urgent = icon === 'crisis' ? 'crisis' : 'notice';
  return (
    <Alert role="note" variant={isFact ? 'fact' : urgent} icon={<Icon name={icon} />} sx={sx}>
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  );
}
