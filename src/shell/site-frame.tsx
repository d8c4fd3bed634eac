import { useMemo, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SiteProvider } from '../components/site-context';
import type { SitePayload } from '../pages/payload';
import { createSiteTheme } from './theme';

interface SiteFrameProps {
  site: SitePayload;
  children: ReactNode;
}

/** Theme and shared content around every page. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const theme = useMemo(() => createSiteTheme(site.theme), [site.theme]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <SiteProvider value={site}>{children}</SiteProvider>
    </ThemeProvider>
  );
}
