import { expect, test } from 'vitest';
import { sampleOf } from '../../runners/is-sample';
import { checkConfig } from '../../../src/check/check-config';
import { reportText } from '../check-changed';
import { minimalConfig } from '../minimal-config';
import { readTestSite } from '../../sites/read-site';
import { describeTrials, judgeBrackets } from './judge-brackets';

// `npm test -- --long` tries every bracket (every-bracket.long.test.ts).

const lines = JSON.stringify(minimalConfig, null, 2).split('\n');

/** The index of the first line, from the one with these words on, that is like this. */
function findLine(words: string, line: RegExp): number {
  const start = lines.findIndex((other) => other.includes(words));
  const index = lines.findIndex((other, at) => at >= start && line.test(other));
  if (start < 0 || index < 0) throw new Error(`There is no line after ${words}`);
  return index;
}

const endOfCounselor = findLine('"counselors": [', /^ {6}\},?$/);

test('a closing brace that is missing is named with the line where it belongs', () => {
  expect(reportText(lines.toSpliced(endOfCounselor, 1).join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: The counselor that starts on line 90 has no closing brace; it belongs after line 118.
      --> site.config.json:118:22
       in Counselor ruth
    118 |         "sample": true
        |                      ^
        = Write "}" on a new line after line 118. (fixable)
      --> site.config.json:90:7 The counselor starts here.

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('a bracket that is missing at the start of a list', () => {
  const line = findLine('"statesAccepted"', /\[$/);
  const broken = lines.with(line, (lines[line] ?? '').replace('[', ''));
  expect(reportText(broken.join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: The list "statesAccepted" that starts on line 113 has no opening bracket; it belongs before line 114.
      --> site.config.json:113:25
       in Counselor ruth
    113 |         "statesAccepted": 
        |                         ^
        = Write "[" after the colon on line 113. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('an opening brace that is missing', () => {
  const line = findLine('"posts": [', /^ {6}\{$/);
  expect(reportText(lines.toSpliced(line, 1).join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: The post that starts on line 122 has no opening brace; it belongs before line 122.
      --> site.config.json:122:9
       in Post rest
    122 |         "id": "rest",
        |         ^^^^
        = Write "{" on a new line before line 122. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('a closing brace that is there twice', () => {
  const broken = lines.with(endOfCounselor, `${lines[endOfCounselor]}}`);
  expect(reportText(broken.join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: There is an extra "}" on line 119: the counselor that starts on line 90 is already closed.
      --> site.config.json:119:8
       in Counselor ruth
    119 |       }}
        |        ^
        = Delete "}" on line 119. (fixable)
      --> site.config.json:90:7 The counselor starts here.

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('a closing brace that is a line too early', () => {
  const [before = '', brace = ''] = [lines[endOfCounselor - 1], lines[endOfCounselor]];
  const broken = lines.toSpliced(endOfCounselor - 1, 2, brace, before);
  expect(reportText(broken.join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: The closing brace of the counselor that starts on line 90 is in the wrong place; it belongs after line 119.
      --> site.config.json:118:7
       in Counselor ruth
    118 |       }
        |       ^
        = Write "}" on a new line after line 119. Delete "}" on line 118. (fixable)
      --> site.config.json:90:7 The counselor starts here.

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0110: a brace too many is found', () => {
  expect(reportText('{\n  "a": 1\n}}')).toMatchInlineSnapshot(`
    "error[CFG0110]: There is an extra "}" on line 3: the file is already closed.
      --> site.config.json:3:2
    3 | }}
      |  ^
      = Delete "}" on line 3.
      --> site.config.json:1:1 The file starts here.

    1 error in site.config.json"
  `);
});

test('a list that is closed with a brace', () => {
  const line = findLine('"statesAccepted"', /^\s*\],?$/);
  const broken = lines.with(line, (lines[line] ?? '').replace(']', '}'));
  expect(reportText(broken.join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: The list "statesAccepted" that starts on line 113 is closed with "}".
      --> site.config.json:115:9
       in Counselor ruth
    115 |         },
        |         ^
        = Write "]" instead of "}" on line 115. (fixable)
      --> site.config.json:113:27 The list "statesAccepted" starts here.

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('two brackets that are missing at one place', () => {
  const end = findLine('"posts": [', /^ {4}\],?$/);
  expect(reportText(lines.toSpliced(end - 1, 2).join('\n'))).toMatchInlineSnapshot(`
    "error[CFG0110]: The post that starts on line 122 has no closing brace; it belongs after line 133.
      --> site.config.json:133:88
       in Post rest
    133 |         "content": "<h2>Rest</h2><p>Sit down. <a href=\\"/contact\\">Write to us</a>.</p>"
        |                                                                                        ^
        = Write "}" and then "]," on new lines after line 133. (fixable)
      --> site.config.json:122:7 The post starts here.

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('a file without lines: what is open is named, and nothing is fixed', () => {
  const broken = JSON.stringify(minimalConfig).replace('"sample":true},{', '"sample":true,{');
  const minified = JSON.stringify(minimalConfig).replace('}],"posts"', '],"posts"');
  expect([broken, minified].map((text) => checkConfig(text, new Set()).problems[0]?.fix)).toEqual([
    undefined,
    undefined,
  ]);
  expect(reportText(minified)).toMatchInlineSnapshot(`
    "error[CFG0110]: "]" cannot close "{".
      --> site.config.json:1:1667
       in Counselor ruth
    1 | …g","surveyEmbed":"booking","sample":true],"posts":[{"id":"rest","slug":"on-rest","title":"On rest","…
      |                                          ^
      = Put "}" before this character, or delete this character.
      --> site.config.json:1:1139 The counselor that starts on line 1 is open.
    1 | …a new tab"}}],"entities":{"counselors":[{"id":"ruth","name":"Ruth Arden","firstName":"Ruth","image":…
      |                                          ^

    1 error in site.config.json"
  `);
});

test('a missing comma is still a missing comma', () => {
  const line = findLine('"counselors": [', /"firstName"/);
  const broken = lines.with(line, (lines[line] ?? '').replace(/,$/, ''));
  const [problem] = checkConfig(broken.join('\n'), new Set()).problems;
  expect(problem?.message).toBe('A comma is missing here.');
});

test('a file that was cut off is not taken for one with brackets missing', () => {
  const [problem] = checkConfig(lines.slice(0, endOfCounselor).join('\n'), new Set()).problems;
  expect([problem?.code, problem?.fix]).toEqual(['CFG0109', undefined]);
});

test('brackets without end take no time', { timeout: 10_000 }, () => {
  for (const text of ['[\n'.repeat(50_000), '}\n'.repeat(50_000), '{"a":\n'.repeat(50_000)]) {
    expect(checkConfig(text, new Set()).problems).toHaveLength(1);
  }
});

const indents: [string, number | string, number][] = [
  ['two spaces', 2, 97],
  ['four spaces', 4, 293],
  ['tabs', '\t', 293],
];

test.each(sampleOf(indents))(
  'some brackets of a long file, removed, doubled and moved: %s',
  (_name, indent, everyWhich) => {
    const text = JSON.stringify(JSON.parse(readTestSite('specification').text), null, indent);
    const { named, corrected, wrongFixes } = describeTrials(judgeBrackets(`${text}\n`, everyWhich));
    expect(named).toBeGreaterThan(0.95);
    expect(corrected).toBeGreaterThan(0.9);
    expect(wrongFixes).toEqual([]);
  },
);
