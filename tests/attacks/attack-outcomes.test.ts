import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatAttacks, judgeAttack } from './attack-outcomes';
import { listTaggedFiles } from '../runners/list-tagged-files';
import { projectFolder } from '../../src/io/project-folder';
import type { NamedTest } from '../runners/test-results';
import { attacks } from './attacks';

const attack = { id: 'A1', attack: 'Odd requests', held: 'answered' };
const tried: NamedTest = { title: 'many @A1', state: 'passed', tried: 40 };
const control: NamedTest = { title: 'careless @A1-control', state: 'passed', tried: 3 };

test.each<[string, NamedTest[], object]>([
  ['held', [tried, control], { tried: 40, withstood: 40, control: 3 }],
  ['NO CONTROL', [tried], { tried: 40, control: 0 }],
  ['NO CONTROL', [tried, control, { ...control, state: 'failed' }], { control: 0 }],
  ['NO TEST', [control], { tried: 0 }],
  ['NO TEST', [{ ...tried, title: 'others @A11' }, control], { tried: 0 }],
  [
    'SUCCEEDED',
    [tried, control, { title: 'one @A1', state: 'failed' }],
    { tried: 41, withstood: 40 },
  ],
])('%s: %j', (state, tests, counts) => {
  expect(judgeAttack(attack, tests)).toMatchObject({ state, ...counts });
});

test('the table says what was tried, what held and what was seen', () => {
  const lines = formatAttacks([judgeAttack(attack, [tried, control])]).split('\n');
  expect(lines[2]).toMatch(/^A1 +held +40 +40 +3 +Odd requests: answered\.$/);
  expect(lines.at(-1)).toBe('1 of 1 kinds of attacks repelled');
});

test('every kind of attack has tests, and a control that shows a success', () => {
  const unit = listTaggedFiles('@A[0-9]').map((file) => join(projectFolder, file));
  const browser = [
    'behavior/quick-exit',
    'behavior/quick-exit-control',
    'faults/hostile-content',
  ].map((name) => join(projectFolder, `tests/e2e/${name}.spec.ts`));
  const titles = [...unit, ...browser]
    .filter((file) => !file.endsWith('attack-outcomes.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  for (const { id } of attacks) {
    expect([id, new RegExp(`@${id}['\`]`).test(titles)]).toEqual([id, true]);
    expect([id, titles.includes(`@${id}-control`)]).toEqual([id, true]);
  }
});
