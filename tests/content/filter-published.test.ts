// @promise Drafts and content that is scheduled or no longer published are in no output file, and
// nothing that is published links to them

import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { filterPublished } from '../../src/content/filter-published';
import { isObject } from '../../src/utils/json';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PictureAsset } from '../../src/pages/build-context';
import { buildSite } from '../../src/pages/build-site';
import { addBanner, markUnpublished } from '../../src/pages/mark-unpublished';
import { planPages } from '../../src/pages/plan-pages';
import { readTestSite } from '../sites/read-site';
import { checkChanged, writeChanged } from '../check/check-changed';
import { minimalConfig } from '../check/minimal-config';

const now = Date.parse('2026-11-20T12:00Z');
const post = '/entities/posts/0';

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };

function readConfig(changes: Parameters<typeof checkChanged>[0]): SiteConfig {
  const { config, problems } = checkChanged(changes);
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  return config;
}

test('a config without drafts and moments stays as it is', () => {
  const config = readConfig({});
  expect(filterPublished(config, now)).toBe(config);
});

test('a draft is in nothing that is published', () => {
  const kept = ['draft', 'published'].map((status) => {
    const config = readConfig({ [`${post}/status`]: status });
    return filterPublished(config, now).entities.posts.length;
  });
  expect(kept).toEqual([0, 1]);
});

test('what is published loses its schedule, and nothing else', () => {
  const plain = readConfig({});
  const at = { [`${post}/publishAt`]: '2026-11-20T12:00Z', [`${post}/status`]: 'published' };
  expect(filterPublished(readConfig(at), now)).toEqual(plain);
});

function countPosts(moment: number): number {
  const at = {
    [`${post}/publishAt`]: '2026-11-20T12:00Z',
    [`${post}/unpublishAt`]: '2026-11-20T13:00Z',
  };
  return filterPublished(readConfig(at), moment).entities.posts.length;
}

test('a moment belongs to what begins there: published from its millisecond on, off from that on', () => {
  const hour = 3_600_000;
  const moments = [now - 1, now, now + hour - 1, now + hour];
  expect(moments.map(countPosts)).toEqual([0, 1, 1, 0]);
});

test('places of problems stay right, whatever of the entries before is a draft', () => {
  const twin = { ...minimalConfig.entities.posts[0], id: 'more', slug: 'more', title: '' };
  const changes = { [`${post}/status`]: 'draft', '/entities/posts/-': twin };
  const [problem] = checkChanged(changes).problems;
  const line = writeChanged(changes)
    .split('\n')
    .findIndex((text) => text.includes('"title": ""'));
  expect(problem?.range.start.line).toBe(line + 1);
});

test('a tag that only unpublished posts have goes with them', () => {
  const tag = { description: 'Posts about the days when nothing more can be done.' };
  const config = readConfig({
    '/entities/tags': [
      { ...tag, id: 'rest', name: 'Rest' },
      { ...tag, id: 'unused', name: 'Unused' },
    ],
    [`${post}/tags`]: ['rest'],
    [`${post}/publishAt`]: '2026-11-20T12:00Z',
  });
  const listTags = (moment: number) =>
    filterPublished(config, moment).entities.tags.map(({ id }) => id);
  expect(listTags(now - 1)).toEqual(['unused']);
  expect(listTags(now)).toEqual(['rest', 'unused']);
});

test('marks say which state something is in, in its title and above its page', () => {
  const config = readConfig({
    [`${post}/status`]: 'draft',
    '/routes/1/blocks/1/publishAt': '2024-11-20T13:00Z',
    '/routes/1/blocks/1/unpublishAt': '2024-12-20T13:00Z',
    '/routes/1/blocks/1/anchor': undefined,
    '/navigation/menu/1/href': '/contact',
    '/routes/-': {
      path: '/spring',
      title: 'Spring',
      description: 'What is new in spring.',
      blocks: [{ type: 'banner', title: 'Spring' }],
      publishAt: '2026-12-20T13:00Z',
    },
  });
  const marked = addBanner(markUnpublished(config, now));
  const pages = planPages(marked, assets).map((planned) => planned.build());
  const shown = JSON.stringify(pages);
  expect(shown).toContain('"[Draft] On rest"');
  expect(shown).toContain('"[Unpublished] Retreat"');
  expect(new Set(pages.map(({ head }) => head.robots))).toEqual(new Set(['noindex']));
  const titles = ({ blocks }: (typeof pages)[number]) =>
    blocks.flatMap(({ block }) => (block.type === 'notice' ? [block.notice.title] : []));
  expect(pages.map(({ path, ...page }) => [path, ...titles({ path, ...page })])).toEqual([
    ['/', 'Preview with drafts'],
    ['/contact', 'Preview with drafts'],
    ['/counselors/ruth', 'Preview with drafts'],
    ['/blog/on-rest', 'Preview with drafts'],
    ['/404', 'Preview with drafts'],
    ['/spring', 'Preview with drafts', 'This page is not published yet'],
  ]);
});

type Place = readonly (string | number)[];

function read(config: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (group, key) => (isObject(group) || Array.isArray(group) ? Reflect.get(group, key) : undefined),
    config,
  );
}

/** Where everything in a config is that can be a draft. */
function listParts(config: unknown): Place[] {
  const list = (place: Place): Place[] => {
    const found = read(config, place);
    return Array.isArray(found) ? found.map((_, index) => [...place, index]) : [];
  };
  const pages = list(['routes']);
  const blocks = pages.flatMap((page) => list([...page, 'blocks']));
  return [
    ...['posts', 'notices', 'products'].flatMap((name) => list(['entities', name])),
    ...pages,
    ...blocks.filter((place) => read(config, [...place, 'type']) === 'event'),
  ];
}

/** What comes of a site in which that part is a draft: the codes of its errors, or its pages. */
function makeDraft(text: string, place: Place): string {
  const config: unknown = JSON.parse(text);
  const part = read(config, place);
  if (isObject(part)) part['status'] = 'draft';
  // Which files there are is not the question.
  const checked = checkConfig(JSON.stringify(config), new AnyFile());
  if (!checked.config) {
    const errors = checked.problems.filter(({ severity }) => severity === 'error');
    return [...new Set(errors.map(({ code }) => code))].join();
  }
  const published = filterPublished(checked.config, now);
  buildSite(published);
  const pages = planPages(published, assets);
  const built = pages.map((planned) => [planned.build(), planned.buildFeed()]);
  return built.length > 0 ? 'built' : 'empty';
}

test('whatever is a draft, either a problem is reported or every page can be built', () => {
  const { text } = readTestSite('every-part');
  const parts = listParts(JSON.parse(text));
  const outcomes = parts.map((place) => makeDraft(text, place));
  expect(new Set(outcomes)).toEqual(new Set(['built', 'CFG0643', 'CFG0645']));
  expect(outcomes.filter((outcome) => outcome === 'built').length).toBeGreaterThan(10);
});

class AnyFile extends Set<string> {
  override has(): boolean {
    return true;
  }
}
