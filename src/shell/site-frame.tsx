import { useMemo, type ReactNode } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { SiteProvider } from '../components/site-context';
import type { SitePayload } from '../pages/payload';
import { writeBaseStyles, writeLateBaseStyles } from './base-styles';
import { createSiteTheme } from './theme';

interface SiteFrameProps {
  site: SitePayload;
  children: ReactNode;
}

const baseStyles = (
  <>
    <GlobalStyles styles={writeBaseStyles} />
    <GlobalStyles styles={writeLateBaseStyles} />
  </>
);

/** Theme and shared content around every page. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const theme = useMemo(() => createSiteTheme(site.theme, site.fonts), [site.theme, site.fonts]);
  return (
    <ThemeProvider theme={theme}>
      {baseStyles}
      <SiteProvider value={site}>{children}</SiteProvider>
    </ThemeProvider>
  );
}
