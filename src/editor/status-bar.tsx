import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { narrowScreen } from './layout';

interface StatusBarProps {
  /** the last thing that happened */
  text: string;
  children: ReactNode;
}

/** The last line of the editor. It stays in sight where its parts follow each other. */
export function StatusBar({ text, children }: StatusBarProps) {
  return (
    <Box
      component="footer"
      sx={{
        gridArea: 'status',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        px: 2,
        py: 0.5,
        // A window that is magnified has no room for it.
        [`@media ${narrowScreen} and (min-height: 480px)`]: {
          position: 'sticky',
          bottom: 0,
          zIndex: 'appBar',
        },
      }}
    >
      <Box
        component="output"
        sx={{
          display: 'block',
          color: 'text.secondary',
          fontSize: '.875rem',
          [`@media not all and ${narrowScreen}`]: { minHeight: 24 },
        }}
      >
        {text}
      </Box>
      {children}
    </Box>
  );
}
