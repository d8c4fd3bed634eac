import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../src/io/project-folder';
import { listPublicFiles } from '../../../src/io/public-files';
import { spreadOf } from '../../runners/is-sample';
import { checkConfig } from '../../../src/check/check-config';
import type { Problem } from '../../../src/check/problem';
import { fixText } from '../../../src/check/report/fix-text';
import { readTestSite } from '../../sites/read-site';
import { changeSettings } from '../check-changed';
import { mistakesOfContent } from './mistakes-of-content';
import { mistakesOfValues, mistakesOfWriting, type EditorsMistake } from './mistakes-of-editors';

// Some 140 mistakes, as editors make them, in the frozen site: what is said about each.

const site = readTestSite('specification');
const files = listPublicFiles(site.publicFolder);
const check = (text: string) => checkConfig(text, files).problems;

function make({ text, settings }: EditorsMistake): string {
  const changed = text ? site.text.replace(text[0], () => text[1]) : site.text;
  if (!settings) return changed;
  const config: unknown = JSON.parse(changed);
  changeSettings(config, settings);
  return `${JSON.stringify(config, null, 2)}\n`;
}

/**
 * How much a person who never saw JSON is helped, in the rates of the first round: 0, nothing is
 * said, or too much; 1, it is said what is wrong; 2, what to do is said, or done by --fix.
 */
function rate(problems: readonly Problem[]): 0 | 1 | 2 {
  const [first] = problems;
  if (!first || problems.length > 2) return 0;
  return problems.every(({ hint, fix }) => hint !== undefined || fix !== undefined) ? 2 : 1;
}

const trials = [...mistakesOfWriting, ...mistakesOfValues, ...mistakesOfContent].map((mistake) => {
  const text = make(mistake);
  return { name: mistake.name, text, problems: check(text) };
});

test('no mistake is left without a word, and for three at most it is not said what to do', () => {
  expect(trials.filter(({ text }) => text === site.text).map(({ name }) => name)).toEqual([]);
  const rated = (wanted: number) =>
    trials.filter(({ problems }) => rate(problems) === wanted).map(({ name }) => name);
  expect(rated(0)).toEqual([]);
  expect(rated(1).length).toBeLessThanOrEqual(3);
  expect(trials.length).toBeGreaterThanOrEqual(130);
});

test('what --fix offers leaves nothing of the mistake', () => {
  // Half a star cannot be given: that is what is said next.
  const halfStar = '4,5 stars';
  const fixed = trials.filter(
    ({ problems }) => problems.length > 0 && problems.every(({ fix }) => fix),
  );
  const tried = spreadOf(fixed, 4);
  const wrong = fixed
    .filter((trial) => tried.includes(trial) || trial.name === halfStar)
    .flatMap(({ name, text }) =>
      check(fixText(text, check).text).map(({ message }) => [name, message]),
    );
  expect(wrong).toEqual([[halfStar, '"rating" must be a whole number, not 4.5.']]);
});

/** The types of blocks as messages list them: a new one changes none of the messages. */
const blockTypes = readdirSync(join(projectFolder, 'schema/blocks'))
  .toSorted()
  .map((file) => JSON.stringify(file.replace('.schema.json', '')))
  .join(', ');

test('the words of each message', async () => {
  const lines = trials.flatMap(({ name, problems }) => [
    `${name} [${rate(problems)}]`,
    ...problems.flatMap(({ code, message, hint, fix }) => [
      `    ${code} ${message}`,
      ...(hint === undefined ? [] : [`      = ${hint}${fix ? ' (--fix)' : ''}`]),
    ]),
  ]);
  const words = `${lines.join('\n')}\n`;
  expect(words).toContain(blockTypes);
  await expect(words.replaceAll(blockTypes, '(all types of blocks)')).toMatchFileSnapshot(
    'mistakes-of-editors.txt',
  );
});
