import { expect, test } from 'vitest';
import { writeHeaders } from '../../src/pages/site-headers';
import {
  writeRedirectPage,
  writeRedirects,
  writeRobots,
  writeSitemap,
} from '../../src/pages/site-files';
import { sampleConfig } from '../sample-config';

test('the sitemap lists what search engines may list', () => {
  const head = { title: '', description: '', canonical: 'https://a.example/x?a&b' };
  const sitemap = writeSitemap([
    { head: { ...head, robots: 'index' } },
    { head: { ...head, canonical: 'https://a.example/secret', robots: 'noindex' } },
  ]);
  expect(sitemap).toContain('<loc>https://a.example/x?a&amp;b</loc>');
  expect(sitemap).not.toContain('secret');
});

test('robots.txt names the sitemap', () => {
  expect(writeRobots(sampleConfig)).toContain('Sitemap: https://quiet-lake.example/sitemap.xml');
});

test('redirects are written for hosts that read them, and as pages for the others', () => {
  const config = { ...sampleConfig, redirects: [{ from: '/old', to: '/new?a&b' }] };
  expect(writeRedirects(config)).toBe('/old /new?a&b 301\n');
  expect(writeRedirectPage('/new?a&b', config)).toContain('content="0; url=/new?a&amp;b"');
});

test('the policy allows the origins of the embeds, and no script from outside', () => {
  const headers = writeHeaders(sampleConfig);
  expect(headers).toContain('frame-src https://api.leadconnectorhq.com;');
  expect(headers).toContain("script-src 'self';");
  expect(writeHeaders({ ...sampleConfig, embeds: [] })).toContain("frame-src 'none';");
});
