import { expect, test } from 'vitest';
import { listAddresses } from '../../src/published/list-addresses';
import { listSitemapUrls, maxAddresses, writeSitemaps } from '../../src/published/sitemap';

const origin = 'https://a.example';

test('a sitemap lists addresses, with the day of their last change where it is known', () => {
  const pages = [
    { address: `${origin}/x?a&b`, lastDay: '2026-03-10' },
    { address: `${origin}/contact` },
  ];
  expect(writeSitemaps(pages, origin)).toEqual([
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://a.example/x?a&amp;b</loc><lastmod>2026-03-10</lastmod></url>
  <url><loc>https://a.example/contact</loc></url>
</urlset>
`,
  ]);
});

test('beyond 50,000 addresses, there are several sitemaps and a list of them', () => {
  const write = (count: number) =>
    writeSitemaps(
      Array.from({ length: count }, (_, index) => ({ address: `${origin}/${index}` })),
      origin,
    );
  expect(write(maxAddresses)).toHaveLength(1);
  const [index = '', ...parts] = write(maxAddresses + 1);
  expect(index).toContain('<sitemapindex ');
  expect(listAddresses(index, 'xml', origin)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
  expect(listSitemapUrls(maxAddresses + 1)).toEqual([
    '/sitemap.xml',
    '/sitemap-1.xml',
    '/sitemap-2.xml',
  ]);
  expect(parts.map((part) => part.split('<url>').length - 1)).toEqual([maxAddresses, 1]);
  expect(parts[1]).toContain(`<loc>${origin}/${maxAddresses}</loc>`);
});
