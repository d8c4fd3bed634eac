import { expect, test } from 'vitest';
import { readTestSite } from '../../sites/read-site';
import { describeTrials, judgeBrackets } from './judge-brackets';

// Each brace and bracket of the frozen site, removed, doubled and moved; every fifth where the lines
// are indented in other ways.

const { text } = readTestSite('specification');

test.each([
  ['two spaces', 2, 1],
  ['four spaces', 4, 5],
  ['tabs', '\t', 5],
])(
  'messages name what is open, and what they say corrects it: %s',
  { timeout: 900_000 },
  (name, indent, everyWhich) => {
    const { figures, count, named, corrected, wrongFixes } = describeTrials(
      judgeBrackets(`${JSON.stringify(JSON.parse(text), null, indent)}\n`, everyWhich),
    );
    console.log(`${name}: ${figures}`);
    expect(count).toBeGreaterThan(3000 / everyWhich);
    expect(named).toBeGreaterThan(0.95);
    expect(corrected).toBeGreaterThan(0.9);
    expect(wrongFixes).toEqual([]);
  },
);
