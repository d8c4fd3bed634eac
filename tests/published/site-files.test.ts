// @promise Until a site is live, each page and robots.txt ask search engines not to list it

import { expect, test } from 'vitest';
import { expandRoutes } from '../../src/content/placeholders/dynamic-routes';
import { createBuildContext } from '../../src/pages/build-context';
import { buildPage } from '../../src/pages/build-page';
import { buildSite } from '../../src/pages/build-site';
import { createPageRenderer } from '../../src/render/entry-server';
import { writeRedirectPage, writeRobots, writeSecurityText } from '../../src/published/site-files';
import { sampleConfig } from '../sample-config';

function withStatus(status: 'demo' | 'live') {
  return { ...sampleConfig, site: { ...sampleConfig.site, status } };
}

test('robots.txt of a live site permits every page and names the sitemap', () => {
  expect(writeRobots(withStatus('live')).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Sitemap: https://quiet-lake.example/sitemap.xml',
  ]);
});

test('robots.txt of a site that is not live lets only those read who find "noindex" there', () => {
  expect(writeRobots(withStatus('demo')).trim().split('\n').slice(1)).toEqual([
    'User-agent: Googlebot',
    'User-agent: bingbot',
    'Disallow: /*.pdf$',
    '',
    'User-agent: *',
    'Disallow: /',
  ]);
});

/** What the home page asks of search engines. */
function readRobots(status: 'demo' | 'live', robots: 'index' | 'noindex') {
  const config = withStatus(status);
  const [home] = expandRoutes(config);
  if (!home) throw new Error('The sample has a page');
  const assets = {
    pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
    fileSizes: new Map(),
    videoCodecs: new Map(),
  };
  const page = buildPage(home, createBuildContext(config, assets));
  const render = createPageRenderer(buildSite(config), { metaPolicy: 'none' });
  const { html } = render({ ...page, head: { ...page.head, robots } });
  return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
}

test('every page of a site that is not live has "noindex", whatever it asks for itself', () => {
  expect(readRobots('demo', 'index')).toBe('noindex');
  expect(readRobots('demo', 'noindex')).toBe('noindex');
  expect(readRobots('live', 'index')).toBe('index');
  expect(readRobots('live', 'noindex')).toBe('noindex');
});

test('there is a page at each old address, for hosts that know no redirects', () => {
  const html = writeRedirectPage('/new?a&b', sampleConfig);
  expect(html).toContain('content="0; url=/new?a&amp;b"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://quiet-lake.example/new?a&amp;b">');
});

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'no page leads on to %j, even when the check was passed by',
  (to) => {
    expect(() => writeRedirectPage(to, sampleConfig)).toThrow('A redirect cannot point to');
  },
);

test('security.txt says whom to tell and until when, if the config does', () => {
  expect(writeSecurityText(sampleConfig)).toBeUndefined();
  const security = { email: 'safe@quiet-lake.example', readUntil: '2027-10-01' };
  expect(writeSecurityText({ ...sampleConfig, security })).toMatchInlineSnapshot(`
    "Contact: mailto:safe@quiet-lake.example
    Expires: 2027-10-01T00:00:00Z
    Preferred-Languages: en
    Canonical: https://quiet-lake.example/.well-known/security.txt
    "
  `);
});
