// @promise Each of 10,000 posts is at most four clicks from the home page, even in a single list

import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [rest] = minimalConfig.entities.posts;
const cards = { of: 'posts', actionLabel: 'Read', perPage: 1 };
const list = '/routes/0/blocks/3/cards';
const second = {
  '/entities/posts/-': { ...rest, id: 'walk', slug: 'on-walking', title: 'On walking' },
};

test('CFG0630: a second list with further pages on the same page', () => {
  const settings = { [list]: cards, '/routes/0/blocks/-': { type: 'card-grid', cards } };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "warning[CFG0630]: Another list of the page "/" is already split into several pages.
      --> site.config.json:196:24
       in Page / > Block 5 (card-grid) > cards
    196 |             "perPage": 1
        |                        ^
        = Delete this setting, or move the list to a separate page.
      --> site.config.json:185:20 The other list is here.
    185 |           "cards": {
        |                    ^

    1 warning in site.config.json"
  `);
  const byYear = { of: 'posts', actionLabel: 'Read', byYear: true };
  expect(
    listCodes({ [list]: cards, '/routes/0/blocks/-': { type: 'card-grid', cards: byYear } }),
  ).toEqual(['CFG0630']);
});

test('CFG0634: a feed that has no posts because of what its list leaves out', () => {
  const feed = { label: 'Follow by feed' };
  expect(reportChanged({ [list]: { ...cards, except: 'rest', feed } })).toMatchInlineSnapshot(`
    "warning[CFG0634]: The feed of the page "/" has no posts.
      --> site.config.json:190:21
       in Page / > Block 4 (card-grid) > cards > feed
    190 |             "feed": {
        |                     ^
        = Change the list so that it shows posts, or delete this setting.

    1 warning in site.config.json"
  `);
});

test('CFG0401: a page at the address of a further page', () => {
  const settings = { [list]: cards, ...second, '/routes/1/path': '/page/2' };
  expect(listCodes(settings)).toContain('CFG0401');
});

test('links may lead to a further page that there is', () => {
  const settings = { [list]: cards, '/navigation/topBar/href': '/page/2' };
  expect(listCodes({ ...settings, ...second })).toEqual([]);
  expect(listCodes(settings)).toEqual(['CFG0409']);
});

test('further pages need no links, titles or descriptions of their own', () => {
  expect(listCodes({ [list]: { ...cards, byYear: true }, ...second })).toEqual([]);
});
