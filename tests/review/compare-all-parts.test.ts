import { expect, test } from 'vitest';
import { measureAssets } from '../../src/io/measure-assets';
import type { Change } from '../../src/review/change';
import { compareSites } from '../../src/review/compare-sites';
import { describeReview } from '../../src/review/describe-review';
import { readSiteVersion } from '../../src/review/read-site-version';
import type { Route, SiteConfig } from '../../src/generated/config-types';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('specification');
const assets = await measureAssets(publicFolder);
const before = readSiteVersion('main', Buffer.from(text), assets);

function reviewEdit(edit: (config: SiteConfig) => void) {
  const config = JSON.parse(text) as SiteConfig;
  edit(config);
  const changed = readSiteVersion('the working copy', Buffer.from(JSON.stringify(config)), assets);
  return compareSites(before, changed, []);
}

/** The page that has a quick exit, an accent and an open title beside its discreet one. */
function findGuarded({ routes }: SiteConfig): Route {
  const route = routes.find(({ quickExit }) => quickExit);
  if (!route) throw new Error('No page has a quick exit.');
  return route;
}

test.each<[string, string, (config: SiteConfig) => void]>([
  [
    'footer',
    'Legal title',
    ({ navigation }) => {
      navigation.footer.legalTitle = 'Rules of the house';
    },
  ],
])('what all pages share is compared: %s, %s', (part, name, edit) => {
  const review = reviewEdit(edit);
  const { shared } = review;
  expect(shared.map(({ title }) => title.toLowerCase())).toEqual([part]);
  expect(shared.flatMap(({ changes }) => changes.map(({ place }) => place.at(-1)))).toContain(name);
  expect(describeReview(review)).toContain(`changes in ${part}`);
});

const guarded = before.pages.find((page) => page.quickExit);

test.each<[string, Partial<Change>, (route: Route) => void]>([
  [
    'Quick exit shown',
    { before: 'true', after: 'false' },
    (route) => {
      route.quickExit = false;
    },
  ],
  [
    'Accent',
    { before: guarded?.accent },
    (route) => {
      route.accent = 'primary';
    },
  ],
  [
    'Title in previews of shared links',
    { before: guarded?.head.openTitle },
    (route) => {
      delete route.discreetTitle;
    },
  ],
])('a page that loses it has changed: %s', (name, words, edit) => {
  expect(words.before).toBeDefined();
  const { pages } = reviewEdit((config) => edit(findGuarded(config)));
  expect(pages).toMatchObject([{ status: 'changed', path: guarded?.path }]);
  const { kind: _, ...change } = pages[0]?.changes.find(({ place }) => place[0] === name) ?? {};
  expect(change).toEqual({ place: [name], ...words });
});
