import { expect, test } from 'vitest';
import { measureAssets } from '../../src/io/measure-assets';
import { compareSites } from '../../src/review/compare-sites';
import { readSiteVersion } from '../../src/review/read-site-version';
import { writeText } from '../../src/review/write-text';
import type { SiteConfig } from '../../src/generated/config-types';
import { changeSettings, type Changes } from '../check/check-changed';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('every-part');
const assets = await measureAssets(publicFolder);

function readChanged(changes: Changes) {
  const config: unknown = JSON.parse(text);
  changeSettings(config, changes);
  return readSiteVersion('main', Buffer.from(JSON.stringify(config)), assets);
}

const post = '/entities/posts/1';
const eventStatus = findEventStatus();

/** Where the status of the event of /open-day is. */
function findEventStatus(): string {
  const { routes } = JSON.parse(text) as SiteConfig;
  const route = routes.findIndex(({ path }) => path === '/open-day');
  const block = routes[route]?.blocks.findIndex(({ type }) => type === 'event');
  return `/routes/${route}/blocks/${block}/status`;
}

test('a review says in words what is published now, later or no longer', () => {
  const before = readChanged({
    [`${post}/status`]: 'draft',
    '/entities/posts/2/unpublishAt': '2098-05-01T00:00Z',
  });
  const after = readChanged({
    [`${post}/publishAt`]: '2097-04-15T09:00Z',
    [eventStatus]: 'draft',
  });
  expect(writeText(compareSites(before, after, []), false)).toMatchInlineSnapshot(`
    "Look first at: publication dates. Nothing else changes. Compared with main.

    == Look at this first: publication dates
    ! This part compares all content, including content that is scheduled or no longer published.

    Post “Short”:
      before: [a] [draft,] [not published]
      after:  [published] [from] [2097-04-15T09:00Z]

    Post “A Post With a Photo”:
      before: published [until 2098-05-01T00:00Z]
      after:  published

    Event “Three days in summer” on /open-day:
      before: published until 2099-06-07
      after:  [a draft, not] published[;] [planned] until 2099-06-07"
  `);
});

test('a new draft is reviewed with its words, before visitors see it', () => {
  const page = {
    path: '/spring',
    title: 'Spring in the house | Sample House',
    description: 'What is new in spring, and what stays as it is, for all who come here often.',
    status: 'draft',
    blocks: [{ type: 'banner', title: 'Spring in the house' }],
  };
  const review = compareSites(readChanged({}), readChanged({ '/routes/-': page }), []);
  expect(writeText(review, false)).toMatchInlineSnapshot(`
    "Look first at: publication dates. 1 page added. Compared with main.

    == Look at this first: publication dates
    ! This part compares all content, including content that is scheduled or no longer published.

    Page /spring:
      new:    a draft, not published

    == New page: /spring
    Spring in the house | Sample House

    Banner “Spring in the house”:
      new:    Spring in the house"
  `);
});

test('a new announcement is reported once for all its pages, in its own words', () => {
  const words = 'We are closed until January 2.';
  const before = readChanged({ '/entities/announcements': [] });
  const after = readChanged({ '/entities/announcements': [{ id: 'closed', text: words }] });
  const { pages, repeated } = compareSites(before, after, []);
  expect(pages.every(({ changes }) => changes.length === 0)).toBe(true);
  expect(repeated).toMatchObject([{ example: { after: words } }]);
  expect(repeated[0]?.paths).toHaveLength(pages.length);
});
