// @promise No page, text or data in a built site requests a file or page that is not published
// @promise For each image, exactly the files that pages, feeds or data request are created: in a
// build from scratch, in a later one and in one merged from parts

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OnDemandFiles } from '../../src/build/on-demand-files';
import { planFile } from '../../src/build/outputs/output';
import { planSite } from '../../src/build/outputs/plan-site';
import { loadConfig } from '../../src/build/load-config';
import type { SiteConfig } from '../../src/generated/config-types';
import { iconSpriteUrl } from '../../src/payload/page-paths';
import { listAddresses } from '../../src/published/list-addresses';
import { createPageRenderer } from '../../src/render/entry-server';
import { makeTempFolder } from '../make-temp-folder';
import { readTestSite } from '../sites/read-site';

const smallSite = readTestSite('another-practice');
const script = '/assets/app.js';
const app = {
  key: '',
  script,
  outputs: [script, iconSpriteUrl].map((url) => planFile(url, () => '')),
};

function load(site: { configFile: string; publicFolder: string }): SiteConfig {
  const { config } = loadConfig(site);
  if (!config) throw new Error('The config has errors.');
  return config;
}

function loadSite(): SiteConfig {
  const config = load(smallSite);
  const [first] = config.entities.counselors;
  // A menu with the portraits, which are photos.
  config.navigation.menu.push({
    label: 'Portraits',
    href: '/',
    links: [{ label: '{counselor.name}', href: '/', forEach: 'counselors' }],
  });
  expect(first?.image?.src).toMatch(/\.jpg$/);
  return config;
}

/** What a build hands on of a file: the page with the addresses in its HTML, or the content of a text. */
type Built =
  | { page: string; json: string; asks: string[]; stylesheet: string }
  | { url: string; type: string; content: string };

async function build(config: SiteConfig, publicFolder = smallSite.publicFolder) {
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const renderPage = createPageRenderer(plan.languages[0].site, plan.languages[0].rendering);
  const files: Built[] = [];
  for (const output of plan.outputs()) {
    if ('page' in output) {
      const { html, stylesheet } = renderPage(output.page);
      const asks = listAddresses(html, 'html', config.site.url);
      files.push({ page: output.url, json: output.json, asks, stylesheet: stylesheet.url });
    } else {
      const { url, type } = output;
      const content = /text|json|xml/.test(type) ? await output.make() : '';
      files.push({ url, type, content: typeof content === 'string' ? content : '' });
    }
  }
  return { config, files, pictures: plan.pictures };
}

/**
 * What a build says.
 *
 * @param isLost the addresses that are not published
 * @param isRendered false for pages that are taken from the last build
 */
function findMissing(
  { config, files, pictures }: Awaited<ReturnType<typeof build>>,
  isLost: (url: string) => boolean = () => false,
  isRendered = true,
): string {
  const asked = new OnDemandFiles(config.site.url);
  for (const file of files) {
    if (isLost('page' in file ? file.page : file.url)) continue;
    if ('page' in file) {
      asked.publishPage(file.page, file.json);
      asked.publish(file.stylesheet);
      if (isRendered) asked.ask(file.asks, file.page);
    } else {
      asked.publishFile(file, file.content);
    }
  }
  try {
    asked.assertAllPublished(config, pictures);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const built = build(loadSite());

test('a site whose portraits are photos asks for nothing that is not published', async () => {
  expect(findMissing(await built)).toBe('');
});

test('a picture that is missing is named, with its place in the config', async () => {
  const site = await built;
  const { config } = site;
  const file = config.entities.counselors[0]?.image?.src ?? '';
  const name = /[^/]+(?=\.jpg)/.exec(file)?.[0] ?? 'none';
  const id = config.entities.counselors[0]?.id;
  for (const isRendered of [true, false]) {
    const said = findMissing(
      site,
      (url) => url.startsWith(`/assets/pictures/${name}-`),
      isRendered,
    );
    expect(said).toContain(`needs "/assets/pictures/${name}-`);
    expect(said).toContain(`which is not published (made of "${file}", in`);
    expect(said).toContain(`${id} > image).`);
  }
});

test('one size of a picture, the typeface, the script, an icon or a page that is missing is named', async () => {
  const site = await built;
  const lost = [/^\/assets\/pictures\/.*-160\.webp$/, /\.woff2$/, /app\.js$/, /^\/icons\.svg$/];
  const more = [
    /^\/apple-touch-icon\.png$/,
    /^\/manifest\.webmanifest$/,
    /^\/prices$/,
    /^\/mark\.svg$/,
  ];
  for (const pattern of [...lost, ...more]) {
    const said = findMissing(site, (url) => pattern.test(url));
    expect(said.split('\n')[0]).toMatch(/^"\S+" needs "\S+", which is not published/);
  }
});

test('a link to a file that is not there is named with its place', async () => {
  const { config, ...site } = await built;
  const changed = structuredClone(config);
  changed.navigation.topBar = { label: 'Open', href: '/pdf/none.pdf' };
  const files = site.files.map((file) =>
    'page' in file ? { ...file, asks: [...file.asks, '/pdf/none.pdf'] } : file,
  );
  expect(findMissing({ ...site, files, config: changed })).toMatch(
    /needs "\/pdf\/none\.pdf", which is not published \(in navigation > topBar\)\.$/,
  );
});

/** Accepted texts with a slash, as visitors may read them. */
function writeSlashes(text: string): string {
  const config = JSON.parse(text) as Pick<SiteConfig, 'site' | 'routes'> & {
    entities: { posts: { title: string; excerpt: string; content: string }[] };
  };
  config.site.name = '/r/ Counseling';
  config.site.tagline = 'Calm, /or what looks like it';
  const titles = ['/r/anxiety: what I read there', 'Anger, /or what looks like it, in children'];
  config.entities.posts.forEach((post, index) => {
    post.title = `${titles[index] ?? 'Styles: use url(/x) in them'} ${index}`;
    post.excerpt = `/excerpt ${index}, /or what looks like it`;
    post.content = `<p>Write url(/some/file), href="/other", or URL: /line there.</p>${post.content}`;
  });
  config.routes.forEach((route, index) => {
    route.title = `/title ${index}, /or ${route.title}`;
    route.description = `/description ${index}, url(/x) ${route.description}`.slice(0, 155);
  });
  return JSON.stringify(config);
}

test('texts with slashes build, wherever they are', async () => {
  const { text, publicFolder } = readTestSite('every-part');
  const file = join(makeTempFolder(), 'site.config.json');
  writeFileSync(file, writeSlashes(text));
  const config = load({ configFile: file, publicFolder });
  expect(findMissing(await build(config, publicFolder))).toBe('');
});
