// @promise Each setting of the schemas that takes a bad value has a message of its own: what is wrong,
// where it is and what to do

import { expect, test } from 'vitest';
import { checkSchema } from '../../src/check/schema/check-schema';
import { buildProblems } from '../../src/check/report/build-problems';
import { formatProblems } from '../../src/check/report/format-problems';
import type { Problem } from '../../src/check/problem';
import type { SiteConfig } from '../../src/generated/config-types';
import { readPointer } from '../../src/utils/json';
import { spreadOf } from '../runners/is-sample';
import { completeConfig } from './complete-config';
import { listSchemaCases, type SchemaCase } from './schema-cases';

// tests/schema/same-meaning.test.ts makes sure that the complete config has every setting.
const { site } = completeConfig;
const complete: SiteConfig = {
  ...completeConfig,
  site: { ...site, languages: ['en-US', 'es'], untranslated: 'warning' },
};
const cases = [...listSchemaCases(complete)].filter(({ valid }) => !valid);

/** How Ajv puts it, and words of programmers. */
const generic =
  /must (?:NOT|match|have required|be (?:equal|string|array|object|integer|boolean|null|one of))|\b(?:schema|regex|additional propert|undefined|NaN)\b|\[object/i;

/** The reason why the message for a case is no help; undefined for a good one. */
function findFault({ config }: SchemaCase): string | undefined {
  const text = JSON.stringify(config, null, 2);
  const { findings, isCut } = checkSchema(structuredClone(config), () => config);
  const [problem, ...others] = buildProblems(findings, text, config, isCut);
  if (!problem || others.length > 0) return `${others.length} more problems`;
  return judge(problem, text, config);
}

function judge(problem: Problem, text: string, config: unknown): string | undefined {
  const { message, hint, path, place } = problem;
  const told = `${message} ${hint ?? ''}`;
  if (generic.test(told)) return `generic: ${told}`;
  if (!/^["\p{Lu}].*[.”]$/u.test(message)) return `no sentence: ${message}`;
  if (hint === undefined || hint === '') return `does not tell what to do: ${message}`;
  const names = readPointer(path, config);
  const name = names.findLast((step) => typeof step === 'string');
  const report = formatProblems([problem], { text, file: 'site.config.json', color: false });
  // The setting is in the message, in the place in words, or on the line that is shown.
  const isNamed = name === undefined || report.includes(`"${name}"`);
  if (!isNamed && !isEntryNamed(names, place)) return `does not name “${name}”: ${report}`;
  const isPlaced = names.length <= 2 || place !== undefined || /\bentry \d+ of "/i.test(message);
  return isPlaced ? undefined : `does not tell where: ${message}`;
}

/** An entry of a list is named by what it is and where: `Column 1`. */
function isEntryNamed(path: readonly (string | number)[], place = ''): boolean {
  return typeof path.at(-1) === 'number' && place !== '';
}

test('the message for each bad value names the setting and the place, and tells what to do', () => {
  expect(cases.length).toBeGreaterThan(4000);
  const faults = spreadOf(cases, 12).flatMap((one) => {
    const fault = findFault(one);
    return fault === undefined ? [] : [`${one.name}: ${fault}`];
  });
  expect(faults.slice(0, 20)).toEqual([]);
});

test('what Ajv would say is found: the control', () => {
  const text = JSON.stringify(complete, null, 2);
  const range = { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } };
  const problem: Problem = {
    code: 'CFG0303',
    severity: 'error',
    message: 'Must be string.',
    hint: 'Write text in quotes.',
    path: '/site/name',
    place: 'site',
    range,
  };
  expect(judge(problem, text, complete)).toMatch(/^generic/);
  expect(judge({ ...problem, message: 'Wrong.' }, text, complete)).toMatch(/^does not name/);
  expect(judge({ ...problem, message: '"name" is wrong.', hint: '' }, text, complete)).toMatch(
    /^does not tell what/,
  );
});
