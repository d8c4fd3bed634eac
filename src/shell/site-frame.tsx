import { useMemo, type ReactNode } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { SiteProvider } from '../components/site-context';
import type { SitePayload } from '../pages/payload';
import { writeBaseStyles, writeLateBaseStyles } from './base-styles';
import { writePrintStyles } from './print-styles';
import { createSiteTheme } from './theme';

interface SiteFrameProps {
  site: SitePayload;
  children: ReactNode;
}

const baseStyles = <GlobalStyles styles={writeBaseStyles} />;

/** Theme and shared content around every page. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const theme = useMemo(() => createSiteTheme(site.theme, site.fonts), [site.theme, site.fonts]);
  const lateStyles = useMemo(
    () => ({
      ...writeLateBaseStyles(theme),
      '@media print': writePrintStyles(site.theme.colors, site.site.url),
    }),
    [theme, site],
  );
  return (
    <ThemeProvider theme={theme}>
      {baseStyles}
      <GlobalStyles styles={lateStyles} />
      <SiteProvider value={site}>{children}</SiteProvider>
    </ThemeProvider>
  );
}
