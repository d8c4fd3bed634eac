import type { ReactNode } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface WebsiteSectionProps {
  /** of the heading */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the dialog about the website. */
export function WebsiteSection({ id, title, children }: WebsiteSectionProps) {
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography id={id} component="h3" variant="h6">
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
