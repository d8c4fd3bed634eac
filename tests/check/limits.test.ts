// @promise Checking takes at most one second for a config of 160 kB, and ten seconds and 1 GB for
// 20 MB; exceeding [a limit](../docs/developing/limits.md) is reported with its location

import { expect, test } from 'vitest';
import {
  charactersPerValue,
  maxNameLength,
  maxTextLength,
  maxValues,
  scanJson,
} from '../../src/check/json/scan-json';
import { spreadOf } from '../runners/is-sample';
import { countTries } from '../hostile/count-tries';
import { largeConfigs } from '../hostile/large-configs';
import { measureWork } from '../hostile/measure-work';
import { checkConfig } from '../../src/check/check-config';
import type { Problem } from '../../src/check/problem';
import { listLanguageCodes } from '../list-language-codes';
import { checkChanged, listCodes, reportText } from './check-changed';
import { publicFiles } from './minimal-config';

/** The whole check takes a second at most; a busy machine is three times as slow. */
const maxSeconds = 3;

test.for(spreadOf(largeConfigs, 4))(
  '160 kB of $name are checked at once @A5',
  ({ write }, { task }) => {
    checkChanged({});
    const text = write(160_000);
    const seconds = measureWork(() => reportText(text));
    countTries(task, 1);
    expect(seconds).toBeLessThan(maxSeconds);
  },
);

test.for([
  ['languages that nobody can come to', ['CFG0307']],
  ['posts in forty languages', ['CFG0003']],
] as const)('160 kB of %s are checked at once, and refused @A5', ([name, codes], { task }) => {
  checkChanged({});
  const config = largeConfigs.find((large) => large.name === name);
  const text = config?.write(160_000) ?? '';
  countTries(task, 1);
  let problems: readonly Problem[] = [];
  const seconds = measureWork(() => {
    ({ problems } = checkConfig(text, publicFiles));
  });
  expect(seconds).toBeLessThan(maxSeconds);
  const errors = problems.filter((one) => one.severity === 'error' && one.path !== '');
  expect(errors).toMatchObject(codes.map((code) => ({ code, path: '/site/languages' })));
});

/** Languages, each with a home page. */
function writeHomes(codes: readonly string[]) {
  return {
    '/site/languages': codes,
    '/routes/0/title': Object.fromEntries(codes.map((code) => [code, 'Home'])),
  };
}

test('forty languages are checked, and one more is too many', () => {
  const codes = listLanguageCodes(41);
  expect(listCodes(writeHomes(codes.slice(1)))).not.toContain('CFG0307');
  expect(listCodes(writeHomes(codes))).toEqual(['CFG0307']);
});

test('the check ends after a thousand problems, and says so', () => {
  const report = reportText(`{"routes":[${'0,'.repeat(5000)}0]}`);
  expect(report).toContain('There are many more problems: the check stops after 1000.');
  const { problems } = checkChanged({
    '/redirects': Array.from({ length: 3000 }, () => ({ from: '/old', to: '/nowhere' })),
  });
  expect(problems.at(-1)?.message).toContain('many more problems');
});

test.each([
  ['/site/url', 'https://'],
  ['/routes/0/path', '/a'],
  ['/entities/posts/0/slug', 'a-'],
  ['/entities/posts/0/content', '<p>'],
  ['/embeds/0/ref', 'a'],
])('a text of millions of characters at %s has a place @A5', (pointer, part) => {
  const text = part.repeat(2_000_000);
  const { problems } = checkChanged({ [pointer]: text });
  expect(problems.map(({ code }) => code)).toEqual(['CFG0003']);
  expect(problems[0]?.range.start.line).toBeGreaterThan(1);
});

test('a text as long as can be read is checked everywhere without a failure', () => {
  for (const pointer of ['/site/url', '/routes/0/path', '/entities/posts/0/content']) {
    for (const part of ['a', '<p>', '/a', '{', '&', 'a-', 'a.', '(1) ']) {
      const text = part.repeat(Math.floor((maxTextLength - 2) / part.length));
      expect(listCodes({ [pointer]: text }).length).toBeGreaterThan(0);
    }
  }
});

test.each([
  [charactersPerValue, []],
  [1, ['CFG0003']],
])('more values than usual, each of %i letters: %j', (letters, codes) => {
  const text = `[0${`,"${'x'.repeat(letters)}"`.repeat(maxValues)}]`;
  expect(scanJson(text).map(({ code }) => code)).toEqual(codes);
});

test('a name is refused before it is repeated in messages', () => {
  expect(listCodes({ [`/site/${'x'.repeat(maxNameLength)}`]: 1 })).toEqual(['CFG0003']);
});

test('messages quote the beginning and the end of what is long', () => {
  const name = 'x'.repeat(maxNameLength - 10);
  const { problems } = checkChanged({
    [`/site/${name}`]: 1,
    '/redirects/-': { from: '/old-page', to: `/${'y'.repeat(400)}/${'z'.repeat(90)}` },
    '/entities/counselors/0/id': 'x'.repeat(100_000),
  });
  expect(problems.length).toBeGreaterThan(1);
  for (const { message, hint = '', place = '', fix } of problems) {
    for (const text of [message, hint, place, fix?.title ?? '']) {
      expect(text.length).toBeLessThan(700);
    }
  }
  expect(problems.some(({ message }) => message.startsWith('"site" has no setting "x'))).toBe(true);
});
