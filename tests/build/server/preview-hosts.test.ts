// @promise Pages with a quick exit and their data are sent with `no-store` on all hosts with header
// files
// @promise Old URLs redirect in one step on every host, including whole folders, and never to a
// site that the config does not name

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import { htmlFile } from '../../../src/payload/page-paths';
import { buildHostRules } from '../../../src/published/hosts/host-rules';
import { hosts, type Host } from '../../../src/published/hosts/hosts';
import { writeHostFiles } from '../../../src/published/hosts/write-host-files';
import { writeOutput } from '../../../src/build/write-output';
import { planFile } from '../../../src/build/outputs/output';
import { writeJudgedFiles } from '../../hosts/write-judged-files';
import { makeTempFolder } from '../../make-temp-folder';
import { noSources, samplePages } from '../../published/hosts/sample-rules';

const rules = buildHostRules(
  {
    redirects: [
      { from: '/old', to: '/book' },
      { from: '/a.b(c)', to: '/book?from=post' },
      { from: '/gone', to: 'https://other.example/a?b=c' },
      { from: '/news/*', to: '/blog/*' },
      { from: '/news/old/*', to: '/archive/*' },
    ],
  },
  [...samplePages, { path: '/a/deep(er)', sources: noSources, styleHashes: ['sha256-deep'] }],
  ['images'],
);

const files = ['/assets/app.js', '/share/a.png', '/images/lake.jpg', '/_data/shelter.json'];

/** How the policy reaches pages: each its own, the same for all, or inside of the page. */
const policies: Record<Host, (path: string) => string | null> = {
  'cloudflare-pages': policyOf,
  netlify: () => rules.sitePolicy,
  vercel: policyOf,
  nginx: policyOf,
  'github-pages': () => null,
};

function policyOf(path: string): string {
  return rules.pages.find((page) => page.path === path)?.policy ?? rules.notFoundPolicy;
}

describe.each(hosts)('a site for %s', (host) => {
  const folder = makeTempFolder();
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    for (const path of [...rules.pages.map((page) => page.path), '/404']) {
      const html = { url: path, file: htmlFile(path), type: 'text/html', make: () => `<p>${path}` };
      await writeOutput(html, folder);
    }
    for (const url of files)
      await writeOutput(
        planFile(url, () => 'x'),
        folder,
      );
    writeJudgedFiles(host, rules, folder);
    server = createPreviewServer(folder);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });

  test('has the policy of each page, and of what is not there', async () => {
    for (const path of [...rules.pages.map((page) => page.path), '/nowhere']) {
      const { status, headers } = await ask(path);
      expect([path, status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      // This server speaks http.
      const expected = policies[host](path)?.replace('; upgrade-insecure-requests', '') ?? null;
      expect([path, headers.get('content-security-policy')]).toEqual([path, expected]);
    }
  });

  // GitHub Pages reads no file about headers and redirects.
  if (host === 'github-pages') return;

  test('sends the same other headers as every host', async () => {
    const { headers } = await ask('/');
    for (const [name, value] of rules.headers) {
      if (name === 'Strict-Transport-Security') continue;
      expect([name, headers.get(name)]).toEqual([name, value]);
    }
    expect((await ask('/')).headers.get('cache-control')).toContain('must-revalidate');
    expect((await ask('/assets/app.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/images/lake.jpg')).headers.get('cache-control')).toContain('max-age=86400');
    for (const path of ['/shelter', '/_data/shelter.json']) {
      expect([path, (await ask(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
    const resource = (await ask('/share/a.png')).headers.get('cross-origin-resource-policy');
    // Netlify would send both.
    expect(resource).toBe(host === 'netlify' ? 'same-origin' : 'cross-origin');
  });

  test('leads on as its host does', async () => {
    const goals = [];
    for (const path of [
      '/old?a=b',
      '/a.b(c)?a=b',
      '/gone',
      '/aXb(c)',
      '/news/a/b?c',
      '/news/old/a',
      '/news',
    ]) {
      const { status, headers } = await ask(path);
      goals.push([status, headers.get('location')]);
    }
    expect(goals).toEqual([
      [301, '/book?a=b'],
      [301, '/book?from=post'],
      [301, 'https://other.example/a?b=c'],
      [404, null],
      [301, '/blog/a/b?c'],
      [301, '/archive/a'],
      [404, null],
    ]);
  });

  test('keeps what instructs the host from visitors', async () => {
    for (const name of Object.keys(writeHostFiles(host, rules))) {
      expect([name, (await ask(`/${name}`)).status]).toEqual([name, 404]);
    }
  });
});

test('the policies of the sample differ, so that mixing them up is seen', () => {
  const all = [...rules.pages.map(({ policy }) => policy), rules.notFoundPolicy, rules.sitePolicy];
  expect(new Set(all).size).toBe(all.length);
});
