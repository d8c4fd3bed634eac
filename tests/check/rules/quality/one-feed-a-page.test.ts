import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const feed = { label: 'Follow by feed' };
const second = '/routes/0/blocks/-';
const cards = { of: 'posts', actionLabel: 'Read' };

test('CFG0621: a second list of posts with a feed on the same page', () => {
  const settings = {
    '/routes/0/blocks/3/cards/feed': feed,
    [second]: { type: 'card-grid', cards: { ...cards, feed } },
  };
  expect(reportChanged(settings)).toMatchInlineSnapshot(`
    "warning[CFG0621]: The page "/" already has a feed.
      --> site.config.json:198:21
       in Page / > Block 5 (card-grid) > cards > feed
    198 |             "feed": {
        |                     ^
        = Delete this setting, or the "feed" of the first list.
      --> site.config.json:188:21 This list’s feed is used.
    188 |             "feed": {
        |                     ^

    1 warning in site.config.json"
  `);
});

test('two pages may have a feed each', () => {
  const settings = {
    '/routes/0/blocks/3/cards/feed': feed,
    '/routes/1/blocks/-': { type: 'card-grid', cards: { ...cards, feed } },
  };
  expect(listCodes(settings)).toEqual([]);
});
