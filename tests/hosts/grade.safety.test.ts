// @promise Grade A+ and at least 120 points from Mozilla’s HTTP Observatory for every page
// (currently 130)

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readHostFiles } from '../../src/build/server/host-files';
import { readBuiltPages } from '../../src/io/read-built-pages';
import { htmlFile } from '../../src/payload/page-paths';
import { makeTempFolder } from '../make-temp-folder';
import { buildSiteFor, standIn } from './build-site-for';
import { findGrader, type Grader } from './find-grader';

const grader = await findGrader();
if (typeof grader === 'string') console.warn(`SKIPPED: no grade, because ${grader}`);

/** In the place of the stand-in, which speaks http, as no provider does. */
const provider = 'https://provider.example';

/** Below this sum, the grader counts no extra points. */
const minForExtraPoints = 90;

/**
 * Grades an answer as the grader's own scan does, for a host that leads from http to https, which
 * every host here does by itself.
 */
function gradeAnswer(
  { tests, createRequests, readMetaHeaders, scoreOf, gradeFor }: Grader,
  html: string,
  headers: ReadonlyMap<string, string>,
): { score: number; grade: string; results: (string | null)[] } {
  const requests = createRequests('site.example');
  const url = new URL('https://site.example/');
  const names = Object.fromEntries(
    [...headers].map(([name, value]) => [name.toLowerCase(), value]),
  );
  const answer = {
    status: 200,
    verified: true,
    headers: { ...names, 'content-type': 'text/html', get: (name: string) => names[name] },
  };
  const route = [
    { url: new URL('http://site.example/'), status: 301 },
    { url, status: 200 },
  ];
  requests.resources.path = html;
  Object.assign(requests.responses, {
    auto: { ...answer, httpEquiv: readMetaHeaders(html, url.href) },
    http: answer,
    https: answer,
    httpRedirects: route,
    httpsRedirects: route,
  });
  requests.session = {
    url,
    jar: { getCookiesSync: () => [], serializeSync: () => ({ cookies: [] }) },
  };
  const results = tests.map((check) => check(requests).result);
  const points = results.map((result) => (result ? scoreOf(result) : 0));
  const plain = points.filter((point) => point < 0).reduce((sum, point) => sum + point, 100);
  const full = points.reduce((sum, point) => sum + point, 100);
  return { ...gradeFor(plain >= minForExtraPoints ? full : plain), results };
}

describe.skipIf(typeof grader === 'string')("Mozilla's grader, run offline", () => {
  const site = join(makeTempFolder(), 'site');
  beforeAll(() => buildSiteFor('cloudflare-pages', site), 120_000);

  test('gives every page an A+ with at least 120 points', () => {
    if (typeof grader === 'string') return;
    const { headersFor } = readHostFiles(site);
    for (const { path } of readBuiltPages(site)) {
      const html = readFileSync(join(site, htmlFile(path)), 'utf8').replaceAll(standIn, provider);
      const headers = [...headersFor(path)].map(([name, value]): [string, string] => [
        name,
        value.replaceAll(standIn, provider),
      ]);
      const { grade, score, results } = gradeAnswer(grader, html, new Map(headers));
      expect([path, grade, results]).toEqual([path, 'A+', results]);
      expect(score).toBeGreaterThanOrEqual(120);
    }
  });

  test('gives less when the policy is missing or weak, so that its praise means something', () => {
    if (typeof grader === 'string') return;
    const html = readFileSync(join(site, 'index.html'), 'utf8');
    const headers = readHostFiles(site).headersFor('/');
    const without = new Map(headers);
    without.delete('Content-Security-Policy');
    expect(gradeAnswer(grader, html, without).score).toBeLessThan(100);
    const weak = new Map(headers).set('Content-Security-Policy', "script-src 'unsafe-inline'");
    expect(gradeAnswer(grader, html, weak).score).toBeLessThan(100);
  });
});
