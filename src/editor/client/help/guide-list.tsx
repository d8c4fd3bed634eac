import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export function GuideList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
      {children}
    </Box>
  );
}

interface GuideItemProps {
  address: string;
  title: ReactNode;
  children: ReactNode;
}

export function GuideItem({ address, title, children }: GuideItemProps) {
  return (
    <Box component="li" sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
      <GuideLink address={address}>{title}</GuideLink>
      <Typography variant="body2">{children}</Typography>
    </Box>
  );
}

export function GuideLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Link href={address} target="_blank" rel="noopener" sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  );
}
