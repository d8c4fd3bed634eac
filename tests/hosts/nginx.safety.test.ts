// @promise nginx serves the files of the build with the right status codes, redirects, headers,
// compression and caching
// @promise Pages with a quick exit and their data are sent with `no-store` on all hosts with header
// files
// @promise No path redirects to another site, on any host or on the local servers

import { readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { readPageContents } from '../policies/read-page-contents';
import { listPageSources, mergeSources } from '../../src/payload/foreign-sources';
import { writePermissions } from '../../src/published/hosts/host-rules';
import { dataUrl, htmlFile } from '../../src/payload/page-paths';
import { writeContentSecurityPolicy } from '../../src/published/content-security-policy';
import { askRaw } from '../hostile/ask-raw';
import { countTries } from '../hostile/count-tries';
import { hostilePaths } from '../hostile/hostile-paths';
import { leadsElsewhere } from '../hostile/leads-elsewhere';
import { makeTempFolder } from '../make-temp-folder';
import { buildSiteFor, standIn } from './build-site-for';
import { findNginx } from './find-nginx';
import { startNginx } from './start-nginx';

const nginx = findNginx();
if (typeof nginx === 'string') console.warn(`SKIPPED: nginx is not tested, because ${nginx}`);

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

describe.skipIf(typeof nginx === 'string')('nginx with the files of the build', () => {
  const folder = makeTempFolder();
  const site = join(folder, 'site');
  let origin = '';
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    await buildSiteFor('nginx', site);
    if (typeof nginx === 'string') return;
    ({ origin, stop } = await startNginx(nginx, site, folder));
  });

  afterAll(() => stop?.());

  /** What the server sends, neither decompressed nor followed. */
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<Answer>((resolve, reject) => {
      get(origin + path, { headers, method }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const { statusCode: status, headers: sent } = response;
        resolve({ status, headers: sent, body: Buffer.concat(chunks) });
      }).on('error', reject);
    });
  }

  test('every page comes with status, policy, headers, cache rule and compression', async () => {
    const pages = readBuiltPages(site);
    const all = mergeSources(pages.map((page) => listPageSources(page)));
    const permissions = writePermissions(all.permissions);
    expect(permissions).toContain(`payment=(self "${standIn}")`);
    for (const page of pages) {
      const html = readFileSync(join(site, htmlFile(page.path)));
      const isNotFound = page.path === '/404';
      const path = isNotFound ? '/no/such-page' : page.path;
      const { status, headers, body } = await ask(path, { 'accept-encoding': 'gzip' });
      expect([path, status]).toEqual([path, isNotFound ? 404 : 200]);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(gunzipSync(body).equals(html)).toBe(true);
      expect(headers).toMatchObject({
        'cache-control': page.quickExit ? 'no-store' : 'public, max-age=0, must-revalidate',
        'content-type': 'text/html; charset=utf-8',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      const { styles: styleHashes } = readPageContents(html.toString());
      const sources = listPageSources(page);
      expect(headers['content-security-policy']).toBe(
        writeContentSecurityPolicy({ ...sources, styleHashes }),
      );
      expect(headers['permissions-policy']).toBe(permissions);
      expect((await ask(path)).body.equals(html)).toBe(true);
      const data = await ask(dataUrl(page.path));
      expect(data.headers['cache-control']).toBe(headers['cache-control']);
    }
    expect(pages.some(({ quickExit }) => quickExit)).toBe(true);
  });

  test('brotli is sent where the module is there', async ({ skip }) => {
    if (typeof nginx === 'string' || !nginx.brotliModule) return skip('no brotli module');
    const { headers, body } = await ask('/', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).equals(readFileSync(join(site, 'index.html')))).toBe(true);
    return undefined;
  });

  test('redirects are permanent, keep the query and carry the headers', async () => {
    const { status, headers } = await ask('/resources/blog?from=letter');
    expect([status, headers.location]).toEqual([301, '/blog?from=letter']);
    expect(headers['x-frame-options']).toBe('DENY');
    expect((await ask('/book')).headers.location).toBe('/book-a-session');
    expect((await ask('/about/?a=b')).headers.location).toBe('/about?a=b');
    expect((await ask('//about//?a=b')).headers.location).toBe('/about?a=b');
  });

  test('no path leads to a site of another @A4', async ({ task }) => {
    countTries(task, hostilePaths.length);
    const port = Number(new URL(origin).port);
    const leading: string[] = [];
    for (const path of hostilePaths) {
      const { status, location } = await askRaw(port, path);
      if (leadsElsewhere(location, origin)) leading.push(`${path} -> ${location}`);
      expect([path, status >= 200 && status < 500]).toEqual([path, true]);
    }
    expect(leading).toEqual([]);
  });

  test('what has a hash in its name is kept for good, pictures for a day, and share images may be shown elsewhere', async () => {
    const [, script = ''] = /src="(\/assets\/[^"]+)"/.exec((await ask('/')).body.toString()) ?? [];
    expect((await ask(script)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const picture = await ask('/images/portrait-esther.svg');
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
    expect(picture.headers['cross-origin-resource-policy']).toBe('same-origin');
    const [shareImage = ''] = readdirSync(join(site, 'share'));
    expect((await ask(`/share/${shareImage}`)).headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await ask('/_site.json')).headers['cache-control']).toContain('max-age=0');
  });

  test('the well-known files are served, those that instruct the server are not', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
    }
    for (const path of ['/nginx-maps.conf', '/nginx-server.conf', '/_data/', '/assets']) {
      expect([path, (await ask(path)).status === 200]).toEqual([path, false]);
    }
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  test('a page that did not change is not sent again', async () => {
    const { etag = '' } = (await ask('/')).headers;
    expect((await ask('/', { 'if-none-match': etag })).status).toBe(304);
  });
});
