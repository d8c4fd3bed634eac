// @promise Drafts and content that is scheduled or no longer published are in no output file, and
// nothing that is published links to them

import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planSite } from '../../../src/build/outputs/plan-site';
import { loadConfig } from '../../../src/build/load-config';
import type { Viewing } from '../../../src/build/show-to';
import { sampleOf } from '../../runners/is-sample';
import { createPageRenderer } from '../../../src/render/entry-server';
import { changeSettings } from '../../check/check-changed';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';
import { photo } from '../images/sample-pictures';

const { publicFolder: original, text } = readTestSite('every-part');
const app = { key: '', script: '/app.js', outputs: [] };
const folder = makeTempFolder();
const publicFolder = join(folder, 'public');
cpSync(original, publicFolder, { recursive: true });
mkdirSync(join(publicFolder, 'pdf'), { recursive: true });
writeFileSync(join(publicFolder, 'images/zebra-photo.jpg'), await photo(1600, 900));
copyFileSync(join(original, 'pdf/sample-page.pdf'), join(publicFolder, 'pdf/zebra.pdf'));

/** One of each that can be a draft. All that is theirs alone has a zebra in it. */
function writeConfig(schedule: object): string {
  const config: unknown = JSON.parse(text);
  const words =
    'A zebra is mentioned here, and nowhere else in the whole site, neither now nor later.';
  const news = {
    id: 'zebra',
    slug: 'zebra',
    title: 'Zebra',
    date: '2098-01-01',
    author: 'Zebra Person',
    excerpt: words,
    image: { src: '/images/zebra-photo.jpg', alt: 'Zebra' },
    content: `<h2>Zebra</h2><p><a href="/zebra">Zebra</a> <a href="/pdf/zebra.pdf">Zebra</a></p>`,
  };
  const event = {
    type: 'event',
    title: 'Zebra days',
    text: '<p>Zebra</p>',
    dates: 'June 4–6, 2099',
    start: '2099-06-04',
    end: '2099-06-06',
    place: 'Zebra House',
    discloseLocation: true,
    facilitators: ['ada'],
  };
  const page = {
    path: '/zebra',
    title: 'Zebra | Sample House',
    description: words,
    blocks: [{ type: 'banner', title: 'Zebra' }, { type: 'notice', notice: 'zebra' }, event],
  };
  changeSettings(config, {
    '/entities/posts/-': { ...news, ...schedule },
    '/entities/notices/-': {
      id: 'zebra',
      kind: 'info',
      title: 'Zebra',
      text: '<p>Zebra</p>',
      ...schedule,
    },
    '/entities/products/-': {
      id: 'zebra',
      kind: 'program',
      icon: 'book',
      title: 'Zebra',
      description: words,
      buttonText: 'Zebra',
      link: 'https://zebra.example/',
      gradient: 'dawn',
      ...schedule,
    },
    '/media/-': {
      files: ['/images/zebra-photo.jpg'],
      title: 'Zebra in the grass',
      creator: 'Zebra Person',
      license: 'CC-BY-4.0',
      source: 'https://zebra.example/',
    },
    '/routes/-': { ...page, ...schedule },
    '/routes/13/blocks/-': { ...event, ...schedule },
    '/routes/8/blocks/1/cards/feed': { label: 'Follow' },
  });
  return JSON.stringify(config);
}

interface Seen {
  /** the outputs in which a zebra can be seen, by their address */
  found: string[];
  /** the files that were made of pictures, and the images to share */
  pictures: string[];
}

async function look(written: string, viewing?: Viewing): Promise<Seen> {
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, written);
  const { config, problems } = loadConfig({ configFile, publicFolder }, [], viewing);
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const render = createPageRenderer(plan.languages[0].site, plan.languages[0].rendering);
  const seen: Seen = { found: [], pictures: [] };
  for (const output of plan.outputs()) {
    const { url, type } = output;
    if (type.startsWith('image/')) seen.pictures.push(url);
    const isText = /^text|json|xml/.test(type);
    const content =
      'page' in output
        ? output.json + render(output.page).html
        : isText && String(await output.make());
    if (/zebra|unseen|publishAt/i.test(url + content)) seen.found.push(url);
  }
  return seen;
}

const at = Date.parse('2097-06-01T12:00Z');

const before = await look(text, { at });

describe('what is not published is in no output', () => {
  test('nor is anything that the test site keeps for later', () => {
    expect(before.found).toEqual([]);
  });

  const schedules: [string, object][] = [
    [
      'a draft, also when its moment has passed',
      { status: 'draft', publishAt: '2097-01-01T00:00Z' },
    ],
    ['published later', { publishAt: '2097-06-01T12:01Z' }],
    ['taken off', { publishAt: '2097-01-01T00:00Z', unpublishAt: '2097-06-01T12:00Z' }],
  ];
  test.each(sampleOf(schedules))('%s', async (_name, schedule) => {
    const seen = await look(writeConfig(schedule), { at });
    expect(seen.found).toEqual([]);
    expect(seen.pictures.toSorted()).toEqual(before.pictures.toSorted());
  });
});

test('from its moment on, it is everywhere', async () => {
  const { found, pictures } = await look(writeConfig({ publishAt: '2097-06-01T12:00Z' }), { at });
  expect(found).toEqual(
    expect.arrayContaining([
      '/zebra',
      '/news/zebra',
      '/news',
      '/news/feed.xml',
      '/resources',
      '/open-day',
      '/sitemap.xml',
      '/_site.json',
      '/pdf/zebra.pdf',
    ]),
  );
  expect(pictures.length).toBeGreaterThan(before.pictures.length);
});

test('editors and those they ask see it, marked, and search engines are asked not to list it', async () => {
  const { found } = await look(writeConfig({ status: 'draft' }), { at, draftsFor: 'reviewer' });
  expect(found).toEqual(expect.arrayContaining(['/zebra', '/news/zebra', '/open-day']));
  expect(found).not.toContain('/sitemap.xml');
});
