import { expect, test } from 'vitest';
import { measureAssets } from '../../src/io/measure-assets';
import { compareSites } from '../../src/review/compare-sites';
import { readSiteVersion } from '../../src/review/read-site-version';
import { writeText } from '../../src/review/write-text';
import { readTestSite } from '../sites/read-site';

const { text, publicFolder } = readTestSite('specification');
const assets = await measureAssets(publicFolder);
const before = readSiteVersion('main', Buffer.from(text), assets);

function review(changed: string) {
  expect(changed).not.toBe(text);
  return compareSites(before, readSiteVersion('yours', Buffer.from(changed), assets), []);
}

test('a review can be read at a terminal as it is', () => {
  const changed = text
    .replaceAll('https://www.weather.gov/', 'https://weather.example/')
    .replaceAll('Miriam walks with you after', 'Miriam sits with you after');
  expect(writeText(review(changed), false)).toMatchInlineSnapshot(`
    "Look first at: quick exit. 3 pages changed. Compared with main.

    == Look at this first: quick exit
    ! Visitors who may be watched rely on this button. Try it out.

    Target of the button:
      before: https://[www.]weather.[gov]/
      after:  https://weather.[example]/

    == The same on 3 pages
    /, /counselors, /counselors/miriam

    Card grid “People who will walk with you” › “Miriam Hale” › Text:
      before: Miriam [walks] with you after a death, and through quieter losses that few people see.
      after:  Miriam [sits] with you after a death, and through quieter losses that few people see."
  `);
});

test('no mark-up, no escapes, and in color no brackets', () => {
  const changed = text.replaceAll('555-0142', '555-0199');
  const plain = writeText(review(changed), false);
  expect(plain).not.toMatch(/<\/?(?:ins|del|br)|\\[.\-()]|&(?:#|lt|amp)/);
  const colored = writeText(review(changed), true);
  expect(colored).toContain('\u001B[32m');
  expect(colored).not.toMatch(/\[\(?615/);
});

test('a config cannot give orders to the terminal', () => {
  const changed = text.replaceAll(
    'Miriam walks with you',
    'Miriam \\u001b[2J\\u202ewalks with you',
  );
  const written = writeText(review(changed), false);
  expect(written).toContain(String.raw`Miriam [\u001b[2J\u202e]walks`);
  expect(written).not.toContain('\u001B');
  expect(written).not.toContain('\u202E');
});
