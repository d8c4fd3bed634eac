import type { ReactNode } from 'react';
import { css, Global } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { SiteProvider } from '../components/site-context';
import type { SitePayload } from '../pages/payload';
import { writeBaseStyles, writeLateBaseStyles } from './base-styles';
import { writePrintStyles } from './print-styles';
import { createSiteTheme } from './theme';

interface SiteFrameProps {
  site: SitePayload;
  children: ReactNode;
}

/** What a site looks like: its theme, and the styles that belong to no component. */
interface SiteLook {
  theme: Omit<Theme, 'colorSchemes'>;
  styles: ReactNode;
}

// The build renders thousands of pages of one site; making all this anew is most of a page's time.
const looks = new WeakMap<SitePayload, SiteLook>();

/** Theme and shared content around every page. */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const { theme, styles } = findLook(site);
  return (
    <ThemeProvider theme={theme}>
      {styles}
      <SiteProvider value={site}>{children}</SiteProvider>
    </ThemeProvider>
  );
}

function findLook(site: SitePayload): SiteLook {
  const look = looks.get(site) ?? createLook(site);
  looks.set(site, look);
  return look;
}

function createLook(site: SitePayload): SiteLook {
  // Without `colorSchemes`, MUI leaves switching to the media query: it would write all variables
  // anew for each page, and remember a choice that nobody can make.
  const { colorSchemes: _colorSchemes, ...rest } = createSiteTheme(site.theme, site.fonts);
  const theme = { ...rest, vars: rest.generateThemeVars() };
  const lateStyles = {
    ...writeLateBaseStyles(theme),
    '@media print': writePrintStyles(site.theme.colors, site.site.url),
  };
  return {
    theme,
    styles: (
      <>
        <Global styles={css(theme.generateStyleSheets())} />
        <GlobalStyles styles={writeBaseStyles(theme)} />
        <GlobalStyles styles={lateStyles} />
      </>
    ),
  };
}
