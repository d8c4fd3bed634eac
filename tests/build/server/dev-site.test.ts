import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { planFile, type Output } from '../../../src/build/outputs/output';
import { planSite } from '../../../src/build/outputs/plan-site';
import { loadConfig } from '../../../src/build/load-config';
import { loadDevSite } from '../../../src/build/server/dev-site';
import type { PlannedSite } from '../../../src/build/server/planned-site';
import type { SiteConfig } from '../../../src/generated/config-types';
import { dataUrl } from '../../../src/payload/page-paths';
import { changeSettings } from '../../check/check-changed';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';

const source = readTestSite('specification');
let config: SiteConfig;
let site: PlannedSite;
let outputs: Output[];

beforeAll(async () => {
  const { config: checked, problems } = loadConfig(source);
  const { site: loaded } = await loadDevSite(source);
  if (!checked || !loaded) throw new Error(problems[0]?.message);
  config = checked;
  site = loaded;
  const app = {
    key: '',
    script: '/src/entry-client.ts',
    outputs: [planFile('/icons.svg', () => '')],
  };
  const plan = await planSite(config, {
    publicFolder: source.publicFolder,
    app,
    metaPolicy: 'none',
  });
  outputs = [...plan.outputs()];
});

/** How the dev server answers: `200 text/html`. */
async function ask(url: string): Promise<string> {
  const { status, type } = await site.answer(url);
  return `${status} ${type}`;
}

test('the dev server answers every address of the built site, each with the same media type', async () => {
  const moved = new Set(config.redirects.map(({ from }) => from));
  const published = outputs.flatMap((output) => [
    [output.url, output.type],
    ...('page' in output ? [[dataUrl(output.url), 'application/json']] : []),
  ]);
  for (const [url = '', type = ''] of published) {
    // A page that leads on is for hosts that cannot; the dev server can.
    const expected = moved.has(url) ? '302 text/html' : `200 ${type}`;
    expect([url, await ask(encodeURI(url))]).toEqual([url, expected]);
  }
  const kinds = published.map(([, type]) => type);
  for (const type of [
    'application/manifest+json',
    'text/xml',
    'font/woff2',
    'image/avif',
    'image/png',
    'image/x-icon',
    'text/calendar',
    'text/plain',
  ]) {
    expect(kinds).toContain(type);
  }
});

test('a page leads to files that are there: its stylesheet, its icons, the image for shared links', async () => {
  const page = config.routes.find(({ path }) => !path.includes('{'))?.path ?? '/';
  const html = String((await site.answer(page)).body);
  const linked = [...html.matchAll(/(?:<link[^>]* href|content)="([^"]+\.(?:css|png|ico|svg))"/g)];
  const urls = linked.map(([, url = '']) => url.replace(config.site.url, ''));
  expect(urls.some((url) => url.startsWith('/share/'))).toBe(true);
  expect(urls.some((url) => url.endsWith('.css'))).toBe(true);
  for (const url of urls)
    expect([url, await ask(url)]).toEqual([url, expect.stringMatching(/^200 /)]);
});

test('a photo that pages show in other sizes is not there whole, as on the built site', async () => {
  const shown = config.media.flatMap(({ files }) => files).filter((file) => file.endsWith('.jpg'));
  expect(shown.length).toBeGreaterThan(0);
  for (const file of shown) expect(await ask(file)).toBe('404 text/html');
});

test('what is not there is the 404 page, or null where data was asked for', async () => {
  expect(await ask('/nowhere')).toBe('404 text/html');
  expect(await ask('/share/nothing.png')).toBe('404 text/html');
  expect(await site.answer('/_data/nowhere.json')).toMatchObject({ status: 404, body: 'null' });
});

test('the dev server shows a draft, marked, which visitors do not see', async () => {
  const folder = makeTempFolder();
  const configFile = join(folder, 'site.config.json');
  const written: unknown = JSON.parse(source.text);
  const { posts } = config.entities;
  const draft = { ...posts[0], id: 'quiet', slug: 'quiet', title: 'Quiet', status: 'draft' };
  changeSettings(written, { '/entities/posts/-': draft });
  writeFileSync(configFile, JSON.stringify(written));
  const changed = { configFile, publicFolder: source.publicFolder };
  expect(loadConfig(changed).config?.entities.posts).toHaveLength(posts.length);
  const { site: shown } = await loadDevSite(changed);
  const { status, body } = (await shown?.answer('/blog/quiet')) ?? {};
  expect(status).toBe(200);
  expect(String(body)).toContain('[Draft] Quiet');
});
