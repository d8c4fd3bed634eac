import type { ReactNode } from 'react';
import { css, Global, ThemeContext } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import { SiteProvider } from '../components/site-context';
import type { SitePayload } from '../payload/payload';
import { writeBaseStyles, writeLateBaseStyles } from './theme/base-styles';
import { writePrintStyles } from './theme/print-styles';
import { createSiteTheme } from './theme/theme';

interface SiteFrameProps {
  site: SitePayload;
  children: ReactNode;
}

/** What a site looks like: its theme, and the styles that belong to no component. */
interface SiteLook {
  theme: Theme;
  styles: ReactNode;
}

// The build renders thousands of pages of one site; making all this again is most of a page's time.
const looks = new WeakMap<SitePayload, SiteLook>();

/**
 * Theme and shared content around every page. What MUI's ThemeProvider does for us, without its copy of
 * the theme: components remember by theme what their styles come to, and each page would have its own.
 */
export function SiteFrame({ site, children }: SiteFrameProps) {
  const { theme, styles } = findLook(site);
  return (
    <ThemeContext.Provider value={theme}>
      <RtlProvider value={theme.direction === 'rtl'}>
        <DefaultPropsProvider value={theme.components}>
          {styles}
          <SiteProvider value={site}>{children}</SiteProvider>
        </DefaultPropsProvider>
      </RtlProvider>
    </ThemeContext.Provider>
  );
}

function findLook(site: SitePayload): SiteLook {
  const look = looks.get(site) ?? createLook(site);
  looks.set(site, look);
  return look;
}

function createLook(site: SitePayload): SiteLook {
  // A media query switches the colors. MUI's own provider would write all variables again for each
  // page, remember a choice that nobody can make, and weigh 3 kB.
  const theme = createSiteTheme(site.theme, site.fonts);
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
