import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, redirect, RouterProvider } from 'react-router-dom';
import { CacheProvider } from '@emotion/react';
import { readSettings } from '../boot/settings';
import { normalizePath } from '../pages/page-paths';
import { createStyleCache } from '../shell/style-cache';
import { SiteFrame } from '../shell/site-frame';
import { followLinks } from './follow-links';
import { PageData } from './page-data';
import { PageRoute } from './page-route';
import { RouteError } from './route-error';

/** Hydrates the page and takes over navigation. `<html data-hydrated>` appears when it is done. */
export async function startApp(): Promise<void> {
  const settings = readSettings();
  const data = new PageData(settings.data);
  const [site, page] = await Promise.all([data.fetchSite(), data.fetchPage(settings.path)]);

  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: async ({ request }) => {
          const path = normalizePath(new URL(request.url).pathname);
          const loaded = await data.fetchPage(path);
          return 'redirect' in loaded ? redirect(loaded.redirect) : loaded;
        },
        element: <PageRoute />,
        errorElement: <RouteError />,
      },
    ],
    { hydrationData: { loaderData: { page } } },
  );

  const root = document.getElementById('root');
  if (!root) return;
  startTransition(() => {
    hydrateRoot(
      root,
      <CacheProvider value={createStyleCache()}>
        <SiteFrame site={site}>
          <RouterProvider router={router} />
        </SiteFrame>
      </CacheProvider>,
    );
  });
  followLinks(data, (to) => void router.navigate(to));
}
