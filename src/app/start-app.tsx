import { startTransition } from 'react';
import { hydrateRoot } from './react-client';
import { BrowserRouter } from 'react-router-dom';
import { CacheProvider } from '@emotion/react';
import { readSettings } from '../boot/settings';
import { createStyleCache } from '../shell/style-cache';
import { LateShell } from '../shell/late-shell';
import { SiteFrame } from '../shell/site-frame';
import { adoptStyles } from './adopted-sheet';
import { announce } from './arrive';
import { ConnectionNotices } from './connection-notices';
import { ClientRouter } from './client-router';
import { PageData } from './page-data';
import { PageRoute } from './page-route';
import { nameNewEntries, takeOverScrolling } from './scroll';
import { VersionNotice } from './version-notice';

/** Hydrates the page and takes over navigation. `<html data-hydrated>` appears when it is done. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  const settings = readSettings();
  const data = new PageData(settings.data, settings.base);
  const [site, page] = await Promise.all([data.fetchSite(), data.fetchPage(settings.path)]);
  if (!root || !('blocks' in page)) return;
  announce('');
  takeOverScrolling();
  nameNewEntries();
  startTransition(() => {
    hydrateRoot(
      root,
      <CacheProvider value={adoptStyles(createStyleCache())}>
        <SiteFrame site={site}>
          <BrowserRouter>
            <ClientRouter data={data} />
            <PageRoute data={data} firstPage={page} />
          </BrowserRouter>
          <ConnectionNotices data={data} />
          <VersionNotice data={data} />
          <LateShell />
        </SiteFrame>
      </CacheProvider>,
    );
  });
}
