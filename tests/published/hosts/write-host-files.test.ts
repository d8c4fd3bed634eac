// @promise-of-folder Pages with a quick exit and their data are sent with `no-store` on all hosts
// with header files
// @promise Vercel and Netlify accept the files of the build for any redirect target, and visitors
// arrive at exactly that URL (judged by the hosts’ own code)
// @promise A site that its host would refuse is a build error
// @promise The browser’s language never redirects anyone: no page, script or host file checks it

import { expect, test } from 'vitest';
import { hosts, type Host, HostLimit } from '../../../src/published/hosts/hosts';
import { metaPolicyFor } from '../../../src/published/hosts/write-host-files';
import { buildHostRules, type HostRules } from '../../../src/published/hosts/host-rules';
import { writeJudgedFiles } from '../../hosts/write-judged-files';
import { samplePages, sampleRules } from './sample-rules';

test('Cloudflare Pages: each page takes the common policy off and has its own', () => {
  const { _headers = '', _redirects } = writeJudgedFiles('cloudflare-pages', sampleRules);
  expect(_headers).toContain(`/*\n  Content-Security-Policy: ${sampleRules.notFoundPolicy}\n`);
  expect(_headers).toContain(
    `\n/book\n  ! Content-Security-Policy\n  Content-Security-Policy: ${sampleRules.pages[1]?.policy}\n`,
  );
  expect(_headers).toContain('\n/images/*\n  Cache-Control: public, max-age=86400\n');
  expect(_headers).toContain(
    `\n/share/*
  ! Cross-Origin-Resource-Policy
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: cross-origin\n`,
  );
  expect(_headers).toContain(
    `\n/shelter\n  ! Content-Security-Policy\n  Content-Security-Policy: ${sampleRules.pages[2]?.policy}\n  Cache-Control: no-store\n`,
  );
  expect(_headers).toContain('\n/_data/shelter.json\n  Cache-Control: no-store\n');
  // Of two rules for one path, only the last would count.
  expect(_headers.match(/^\/shelter$/gm)).toHaveLength(1);
  expect(_redirects).toBe(
    '/old /book 301\n/gone https://other.example/a?b=$1 301\n/news/* /blog/:splat 301\n',
  );
});

test('Cloudflare Pages: beyond its limits, one policy for all pages, or a clear error', () => {
  const [page] = sampleRules.pages;
  if (!page) throw new Error('no page');
  const pages = Array.from({ length: 120 }, (_, number) => ({ ...page, path: `/${number}` }));
  const { _headers } = writeJudgedFiles('cloudflare-pages', { ...sampleRules, pages });
  expect(_headers).toContain(`/*\n  Content-Security-Policy: ${sampleRules.sitePolicy}\n`);
  expect(_headers?.match(/^\//gm)).toHaveLength(6);
  expect(_headers).toContain('\n/shelter\n  Cache-Control: no-store\n');
  const sitePolicy = 'x'.repeat(2_000);
  expect(() => writeJudgedFiles('cloudflare-pages', { ...sampleRules, pages, sitePolicy })).toThrow(
    '--host github-pages',
  );
});

test('Netlify: one policy for everything, which the pages narrow themselves', () => {
  const { _headers = '', _redirects } = writeJudgedFiles('netlify', sampleRules);
  expect(_headers.match(/Content-Security-Policy: .*/g)).toEqual([
    `Content-Security-Policy: ${sampleRules.sitePolicy}`,
  ]);
  expect(metaPolicyFor('netlify')).toBe('frames');
  // Sent twice, the resource policy would be none.
  expect(_headers.match(/Cross-Origin-Resource-Policy: .*/g)).toEqual([
    'Cross-Origin-Resource-Policy: same-origin',
  ]);
  expect(_headers).toContain('\n/share/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  for (const path of ['/shelter', '/_data/shelter.json']) {
    expect(_headers).toContain(`\n${path}\n  Cache-Control: no-store\n`);
  }
  // The exclamation mark lets a redirect win over the page that is there for other hosts.
  expect(_redirects).toBe(
    '/old /book 301!\n/gone https://other.example/a?b=$1 301!\n/news/* /blog/:splat 301\n',
  );
});

test('Vercel: rules that match an address exactly come after those that match all', () => {
  const { 'vercel.json': text = '' } = writeJudgedFiles('vercel', sampleRules);
  const settings = JSON.parse(text) as {
    cleanUrls: boolean;
    redirects: object[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(settings.cleanUrls).toBe(true);
  expect(settings.redirects[0]).toEqual({ source: '/old', destination: '/book', statusCode: 301 });
  expect(settings.headers.map(({ source }) => source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    '/share/(.*)',
    '/images/(.*)',
    '/shelter',
    '/_data/shelter\\.json',
    '/',
    '/book',
    '/shelter',
  ]);
  for (const index of [4, 5]) {
    expect(settings.headers[index]?.headers).toEqual([{ key: 'Cache-Control', value: 'no-store' }]);
  }
  expect(settings.headers[2]?.headers.at(-1)).toEqual({
    key: 'Cross-Origin-Resource-Policy',
    value: 'cross-origin',
  });
  // Unknown addresses match nothing but the first rule.
  expect(settings.headers[0]?.headers[0]?.value).toBe(sampleRules.notFoundPolicy);
  expect(settings.headers.at(-2)?.headers).toEqual([
    { key: 'Content-Security-Policy', value: sampleRules.pages[1]?.policy },
  ]);
});

test('Vercel: beyond its rules, one policy for all pages, or a clear error', () => {
  const [page] = sampleRules.pages;
  if (!page) throw new Error('no page');
  const write = (count: number, more: Partial<HostRules> = {}) => {
    const pages = Array.from({ length: count }, (_, number) => ({ ...page, path: `/${number}` }));
    const { 'vercel.json': text = '' } = writeJudgedFiles('vercel', {
      ...sampleRules,
      pages,
      ...more,
    });
    return JSON.parse(text) as {
      redirects: object[];
      headers: { source: string; headers: { value: string }[] }[];
    };
  };
  const most = write(2_040);
  expect(most.headers.length + most.redirects.length).toBe(2_048);
  const { headers } = write(2_041);
  expect(headers.map(({ source }) => source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    '/share/(.*)',
    '/images/(.*)',
    '/shelter',
    '/_data/shelter\\.json',
  ]);
  expect(headers[0]?.headers[0]?.value).toBe(sampleRules.sitePolicy);
  const [file] = sampleRules.files;
  if (!file) throw new Error('no file');
  const files = Array.from({ length: 2_050 }, () => file);
  expect(() => write(1, { files })).toThrow('--host nginx');
  expect(() => write(2_041, { sitePolicy: 'x'.repeat(32_769) })).toThrow(HostLimit);
});

test('nginx: policies by file, headers once for the whole server', () => {
  const files = writeJudgedFiles('nginx', sampleRules);
  const maps = files['nginx-maps.conf'];
  const server = files['nginx-server.conf'] ?? '';
  expect(maps).toContain(`  "/book.html" "${sampleRules.pages[1]?.policy}";`);
  expect(maps).toContain(`  default "${sampleRules.notFoundPolicy}";`);
  expect(maps).toContain(
    'map $uri $site_cross_origin_resource_policy {\n  default "same-origin";\n  "~^/share/" "cross-origin";\n}',
  );
  expect(maps).toContain('  "/shelter.html" "no-store";\n  "/_data/shelter.json" "no-store";\n');
  expect(server).toContain(
    'add_header Cross-Origin-Resource-Policy $site_cross_origin_resource_policy always;',
  );
  expect(server).toContain('add_header X-Frame-Options "DENY" always;');
  expect(server).toContain('location = "/old" { return 301 "/book$is_args$args"; }');
  expect(server).toContain('{ return 301 "https://other.example/a?b=%241"; }');
  const locations = server.slice(server.indexOf('\nlocation'));
  expect(locations).not.toContain('add_header');
});

test('GitHub Pages: no headers, and folders with an underscore are kept', () => {
  expect(writeJudgedFiles('github-pages', sampleRules)).toEqual({ '.nojekyll': '' });
});

test('more pages with a quick exit than Cloudflare Pages has rules for are an error, not kept pages', () => {
  const [page] = samplePages;
  if (!page) throw new Error('no page');
  const pages = (count: number) =>
    Array.from({ length: count }, (_, number) => ({
      ...page,
      path: `/${number}`,
      quickExit: true as const,
    }));
  const write = (count: number) =>
    writeJudgedFiles(
      'cloudflare-pages',
      buildHostRules({ redirects: [] }, pages(count), ['images']),
    );
  const { _headers } = write(45);
  expect(_headers?.match(/no-store/g)).toHaveLength(90);
  expect(() => write(60)).toThrow(HostLimit);
  expect(() => write(60)).toThrow('60 pages have a quick exit');
});

function writeLongRedirect(host: Host, letters: string): void {
  writeJudgedFiles(
    host,
    buildHostRules({ redirects: [{ from: '/a', to: `/${letters}` }] }, [], []),
  );
}

test('a redirect that is longer than Cloudflare Pages reads is an error', () => {
  // "/a /" and " 301" are around it.
  writeLongRedirect('cloudflare-pages', 'b'.repeat(992));
  expect(() => writeLongRedirect('cloudflare-pages', 'b'.repeat(993))).toThrow(
    'The redirect from /a has 1001 characters',
  );
  // In an address, each of them is nine.
  expect(() => writeLongRedirect('cloudflare-pages', '湖'.repeat(111))).toThrow(HostLimit);
  writeLongRedirect('netlify', 'b'.repeat(993));
});

test('folders that moved lead on, those within others first', () => {
  const rules = buildHostRules(
    {
      redirects: [
        { from: '/news/*', to: '/blog/*' },
        { from: '/news/old/*', to: '/archive/*' },
        { from: '/news/one', to: '/book' },
      ],
    },
    samplePages,
    [],
  );
  const { _redirects: cloudflare } = writeJudgedFiles('cloudflare-pages', rules);
  expect(cloudflare).toBe(
    '/news/one /book 301\n/news/old/* /archive/:splat 301\n/news/* /blog/:splat 301\n',
  );
  const { _redirects: netlify } = writeJudgedFiles('netlify', rules);
  expect(netlify).toContain('/news/one /book 301!\n/news/old/* /archive/:splat 301\n');
  const { 'vercel.json': vercel = '' } = writeJudgedFiles('vercel', rules);
  expect(JSON.parse(vercel)).toMatchObject({
    redirects: [
      { source: '/news/one', destination: '/book', statusCode: 301 },
      { source: '/news/old/(.+)', destination: '/archive/$1', statusCode: 301 },
      { source: '/news/(.+)', destination: '/blog/$1', statusCode: 301 },
    ],
  });
  const { 'nginx-server.conf': nginx } = writeJudgedFiles('nginx', rules);
  expect(nginx).toContain(
    'location ~ ^/news/([A-Za-z0-9._/-]+)$ { return 301 "/blog/$1$is_args$args"; }',
  );
});

test.each(hosts)('%s is not told to choose by the language of the browser', (host) => {
  const home = samplePages.filter(({ path }) => path === '/');
  const spanish = samplePages.map((page) => ({ ...page, path: `/es${page.path}`, base: '/es' }));
  const redirects = [{ from: '/old', to: '/' }];
  const rules = buildHostRules({ redirects }, [...home, ...samplePages, ...spanish], []);
  const files = Object.values(writeJudgedFiles(host, rules)).join('\n');
  expect(files).not.toMatch(/accept[-_]language|\blanguage=|\bvary\b/i);
  // Nothing leads to another language, or to a page in one.
  expect(files).not.toMatch(/(?:\s|")\/es\/?\S* 30\d|return 30\d "?\/es|"destination": ?"\/es/);
});
