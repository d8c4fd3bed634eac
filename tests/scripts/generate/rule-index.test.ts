import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findNextCode,
  listRuleFiles,
  writeCodesModule,
  writeRulesModule,
} from '../../../scripts/generate/rule-index';
import { projectFolder } from '../../../src/io/project-folder';
import { languageProblems } from '../../../src/check/problems/language-problems';
import { listProblems } from '../../../src/check/problems/list-problems';
import { problemCodes } from '../../../src/check/problems/problem-kinds';
import { rules } from '../../../src/generated/rules';
import { makeTempFolder } from '../../make-temp-folder';

/** A project with these rules: family and name → the codes that it declares. */
function writeRules(files: Record<string, string[]>): string {
  const folder = makeTempFolder();
  for (const [name, codes] of Object.entries(files)) {
    const path = join(folder, 'src/check/rules', `${name}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, codes.map((code) => `    ${code}: {\n    },\n`).join(''));
  }
  return folder;
}

function readRules(files: Record<string, string[]>): () => unknown {
  return () => listRuleFiles(writeRules(files));
}

test('rules come in the order of their codes, whatever their names are', () => {
  const folder = writeRules({
    'quality/b': ['CFG0602', 'CFG0601'],
    'quality/a': ['CFG0603'],
    'references/c': ['CFG0410'],
  });
  const found = listRuleFiles(folder);
  expect(found.map(({ family, name }) => `${family}/${name}`)).toEqual([
    'references/c',
    'quality/b',
    'quality/a',
  ]);
  expect(writeCodesModule(found, '')).toContain("| 'CFG0601'\n  | 'CFG0602'");
  expect(writeRulesModule(found, '')).toContain("import { c } from '../check/rules/references/c'");
});

test('the next code of a family is one that was never used', () => {
  const found = listRuleFiles(writeRules({ 'quality/a': ['CFG0601'], 'quality/b': ['CFG0609'] }));
  expect(findNextCode(found, 'quality')).toBe('CFG0610');
  expect(findNextCode(found, 'safety')).toBe('CFG0501');
});

test('a code has one owner, in the folder of its family', () => {
  expect(readRules({ 'quality/a': ['CFG0601'], 'quality/b': ['CFG0601'] })).toThrow(
    'a and b both declare CFG0601.',
  );
  expect(readRules({ 'quality/a': ['CFG0501'] })).toThrow(
    'src/check/rules/quality/a.ts declares CFG0501. Codes of "quality" start with CFG06.',
  );
  expect(readRules({ 'quality/words': [] })).toThrow(
    'src/check/rules/quality/words.ts does not declare a problem code. If the file is not a rule, move it to another folder.',
  );
});

test('the index of this project has the codes that its rules declare', () => {
  const codes = listRuleFiles(projectFolder).flatMap((rule) => rule.codes);
  const declared = rules.flatMap(({ problems }) => Object.keys(problems));
  expect(codes.toSorted()).toEqual(declared.toSorted());
  // What is wrong with lists, between languages and in the files of translators is found without rules.
  const others = { ...languageProblems, ...listProblems };
  const ofRules = problemCodes.filter((code) => code >= 'CFG04' && !Object.hasOwn(others, code));
  expect(ofRules).toEqual(codes.toSorted());
});
