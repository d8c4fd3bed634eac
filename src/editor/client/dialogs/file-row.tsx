import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface FileRowProps {
  file: string;
  /** it can be drawn, if it is a picture */
  isThere: boolean;
  /** what is said beside its name */
  note?: string;
  children: ReactNode;
}

/** A file in a list of files: what it looks like, what it is called, and what follows from it. */
export function FileRow({ file, isThere, note, children }: FileRowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
      <Box sx={{ width: 72, flex: 'none' }}>
        {isThere && file.startsWith('/images/') && (
          <Box
            component="img"
            src={file}
            alt=""
            loading="lazy"
            sx={{ display: 'block', width: 72, height: 48, objectFit: 'contain' }}
          />
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {file}
          {note !== undefined && ` · ${note}`}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
