import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { PagePayload } from '../payload/payload';
import { useSite } from '../components/site-context';
import { SkipLink } from '../components/visually-hidden';
import { ActionBar } from './action-bar';
import { LazyAnnouncements } from './load-blocks';
import { QuickExit, QuickExitLimits } from './quick-exit';
import { CrisisFooter, SiteFooter, SiteFooterFrame } from './site-footer';
import { SiteHeader, SiteHeaderFrame } from './site-header';
import { accentVariables } from './theme/accent-variables';
import { slimHeader, withoutTopBar } from './header-measures';

/** What the build brings along: header and footer as HTML, rendered once for many pages. */
export interface PrerenderedParts {
  header: string;
  footer: string;
  /** address of the styles of what is below the first block */
  lateStyles: string;
}

interface PageFrameProps {
  path: string;
  header: boolean;
  footer: boolean;
  actionBar?: boolean;
  accent?: PagePayload['accent'] | undefined;
  quickExit?: true | undefined;
  announcements?: PagePayload['announcements'];
  /** the next page is shown without loading another document, so that it knows what was typed here */
  keepsWords?: boolean;
  /** the page in other languages */
  languages?: PagePayload['languages'] | undefined;
  parts?: PrerenderedParts | undefined;
  children: ReactNode;
}

/** The shell of a page: skip link, header, announcements, main, footer. */
export function PageFrame({
  path,
  header,
  footer,
  actionBar = false,
  accent,
  quickExit,
  announcements,
  keepsWords = false,
  languages,
  parts,
  children,
}: PageFrameProps) {
  const { labels, topBar, slim, actionBar: actions } = useSite();
  return (
    <>
      <SkipLink href="#main">{labels.skipToContent}</SkipLink>
      {quickExit && <QuickExit />}
      {header && (
        <SiteHeaderFrame
          style={topBar ? undefined : { ...withoutTopBar, ...(slim && slimHeader) }}
          {...fill(
            parts?.header,
            <SiteHeader path={path} keepsWords={keepsWords} languages={languages} />,
          )}
        />
      )}
      {announcements && <LazyAnnouncements announcements={announcements} />}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ minHeight: '60vh' }}
        style={accent && accentVariables[accent]}
      >
        {quickExit && <QuickExitLimits />}
        {children}
        {actionBar && actions && <ActionBar actions={actions} />}
      </Box>
      {footer ? (
        <SiteFooterFrame {...fill(parts?.footer, <SiteFooter languages={languages} />)} />
      ) : (
        <CrisisFooter />
      )}
    </>
  );
}

function fill(html: string | undefined, children: ReactNode) {
  return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
}
