import type { APIRequestContext, APIResponse } from '@playwright/test';
import { imageSize } from 'image-size';
import { expect, test } from './site-test';
import { addressOf, isFurtherPage, ports, readTestedSites, type TestedSite } from './tested-sites';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string }[];
}

/** Asks for a file of a site; Node does not know hosts below localhost everywhere. */
function ask(request: APIRequestContext, site: TestedSite, path: string): Promise<APIResponse> {
  const { host } = new URL(site.origin);
  return request.get(`http://127.0.0.1:${ports.sites}${path}`, { headers: { host } });
}

/** The address of any page. */
function first(site: TestedSite): string {
  const [page] = site.pages;
  return page ? addressOf(site, page) : site.origin;
}

for (const site of readTestedSites()) {
  test(`${site.name}: the icons and the manifest that a page links are there, with the right type and size`, async ({
    page,
    request,
  }) => {
    await page.goto(first(site));
    const href = (rel: string): Promise<string> =>
      page.locator(`head link[rel="${rel}"]`).evaluate((link) => link.getAttribute('href') ?? '');

    const mark = await ask(request, site, await href('icon'));
    expect(mark.headers()['content-type']).toContain('image/svg+xml');
    const apple = await ask(request, site, await href('apple-touch-icon'));
    expect(apple.headers()['content-type']).toBe('image/png');
    expect(imageSize(await apple.body())).toMatchObject({ width: 180, height: 180 });

    const answer = await ask(request, site, await href('manifest'));
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { name, icons }: Manifest = await answer.json();
    expect(name).not.toBe('');
    expect(icons).toHaveLength(3);
    for (const { src, sizes, type } of icons) {
      const icon = await ask(request, site, src);
      expect(icon.headers()['content-type']).toBe(type);
      const { width, height } = imageSize(await icon.body());
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test(`${site.name}: tools that ask for /favicon.ico find an icon`, async ({ request }) => {
    const answer = await ask(request, site, '/favicon.ico');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/x-icon');
  });

  test(`${site.name}: the browser itself takes the manifest: the policy permits it`, async ({
    page,
  }) => {
    await page.goto(first(site));
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(url).toMatch(/\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
  });

  test(`${site.name}: every page has a share image of its own`, async ({ request }) => {
    const addresses = new Set<string>();
    for (const { path, head } of site.pages) {
      const html = await (await ask(request, site, path)).text();
      const read = (property: string): string | undefined =>
        new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];
      const image = new URL(read('og:image') ?? '');
      expect(image.origin).toBe(new URL(head.canonical).origin);
      // As other previews, it does not say the discreet title.
      expect(read('og:image:alt')).toBe(read('og:title'));
      const answer = await ask(request, site, image.pathname);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(answer.headers()['cache-control']).toContain('immutable');
      // Pages elsewhere may show it.
      expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      const { width, height } = imageSize(await answer.body());
      expect([read('og:image:width'), read('og:image:height')]).toEqual([`${width}`, `${height}`]);
      addresses.add(image.pathname);
    }
    const firstPages = site.pages.filter((page) => !isFurtherPage(page));
    expect(addresses.size).toBe(firstPages.length);
  });
}
