import { expect, test } from 'vitest';
import { problemKinds } from '../../../../src/check/problems/problem-kinds';
import { diagnose, type Changes } from '../../check-changed';

const { bad: silent } = readExample('CFG0654');
const { bad: twice, good } = readExample('CFG0656');

function readExample(code: 'CFG0654' | 'CFG0656'): { bad: Changes; good: Changes } {
  const { example } = problemKinds[code];
  if (example.kind !== 'settings') throw new Error(`${code} has no settings as an example`);
  return example;
}

function check(changes: Changes, width = 1400, height = width): string {
  const pictures = new Map([['/images/podcast.png', { width, height, bytes: 1 }]]);
  return diagnose(changes, { pictures });
}

test('CFG0654, CFG0655, CFG0656: podcasts that cannot be', () => {
  expect(check({ ...good, '/navigation/topBar/href': '/podcast.xml' })).toBe('');
  expect(check(silent)).toMatchInlineSnapshot(
    `"warning[CFG0654]: The podcast feed is left out: none of these episodes has "audio". @206:24-25"`,
  );
  expect(check(good, 1600, 900)).toMatchInlineSnapshot(
    `"error[CFG0655]: The cover image of the podcast is 1600 × 900 pixels. @216:24-45"`,
  );
  expect(check(good, 3001)).toMatchInlineSnapshot(
    `"error[CFG0655]: The cover image of the podcast is 3001 × 3001 pixels. @216:24-45"`,
  );
  expect(check(twice)).toMatchInlineSnapshot(
    `"error[CFG0656]: This page cannot have a podcast feed. @312:24-25"`,
  );
  const { '/routes/0/blocks/-': block } = good;
  expect(check({ ...good, '/routes/0/blocks/5': block })).toMatchInlineSnapshot(
    `"error[CFG0656]: The page "/" already has a podcast feed. @225:24-25"`,
  );
});
