import { securityTextUrl } from '../../../src/payload/page-paths';
import { listTestPages } from '../../sites/list-test-pages';
import { expect, test } from '../support/test';
import { readTestSite } from '../../sites/read-site';

const { site, security, routes } = JSON.parse(readTestSite('specification').text) as {
  site: { url: string };
  security: { email: string; readUntil: string };
  routes: { path: string; robots?: string }[];
};

test('the sitemap lists every page but those that search engines shall not list', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

  const pages = listTestPages('specification').filter(({ path }) => path !== '/404');
  const open = pages.filter(({ head }) => head.robots === 'index');
  expect(listed.toSorted()).toEqual(
    open.map(({ path }) => new URL(path, site.url).href).toSorted(),
  );

  // Addresses of templates are none of a page.
  const plain = routes.filter(({ path }) => !/[{*]/.test(path));
  for (const { path, robots } of plain) {
    expect([path, listed.includes(new URL(path, site.url).href)]).toEqual([
      path,
      robots !== 'noindex',
    ]);
  }
});

test('a site that is not live asks search engines not to list it', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/$/m);
  expect(text).not.toContain('Sitemap');
  for (const { path } of routes.filter((route) => !/[{*]/.test(route.path))) {
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="robots" content="noindex"',
    );
  }
});

test('security.txt says whom to tell of a weakness, and until when', async ({ request }) => {
  const text = await (await request.get(securityTextUrl)).text();
  expect(text).toContain(`Contact: mailto:${security.email}\n`);
  expect(text).toContain(`Expires: ${security.readUntil}T00:00:00Z\n`);
  expect(text).toContain(`Canonical: ${site.url}${securityTextUrl}\n`);
});
