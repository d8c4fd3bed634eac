import { expect, test } from 'vitest';
import { formatOutcomes, judgeFault } from './fault-outcomes';
import { readBrowserTests, readUnitTests } from '../runners/test-results';

const fault = { id: 'F1', fault: 'The build is killed', outcome: 'the old site stays' };

test('a fault is survived when its tests passed, and only its own count', () => {
  const tests = [
    { title: 'killed @F1', state: 'passed' },
    { title: 'killed late @F1 ', state: 'skipped' },
    { title: 'a block @F11', state: 'failed' },
  ] as const;
  expect(judgeFault(fault, tests)).toEqual({ ...fault, state: 'survived', tests: 1 });
});

test.each([
  [[], 'NO TEST'],
  [['skipped'], 'skipped'],
  [['passed', 'failed'], 'FAILED'],
] as const)('tests that came out as %j make it %s', (states, state) => {
  const tests = states.map((own) => ({ title: 'killed @F1', state: own }));
  expect(judgeFault(fault, tests).state).toBe(state);
});

test('a fault that every page must survive needs as many tests as there are pages', () => {
  const passed = { title: 'quiet @F1', state: 'passed' } as const;
  expect(judgeFault(fault, [passed], 2).state).toBe('NO TEST');
  expect(judgeFault(fault, [passed, { ...passed, state: 'skipped' }], 2).state).toBe('skipped');
  expect(judgeFault(fault, [passed, passed], 2).state).toBe('survived');
});

test('tests are read from both reports, those of inner suites too', () => {
  const assertionResults = [{ fullName: 'a disk is full @F2', status: 'passed' }];
  expect(readUnitTests({ testResults: [{ assertionResults }] })).toEqual([
    { title: 'a disk is full @F2', state: 'passed' },
  ]);
  const results = [{ errors: [{ message: 'hidden' }] }];
  const spec = { title: 'no script @F13', tests: [{ status: 'unexpected', results }] };
  expect(readBrowserTests({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    { title: 'no script @F13', state: 'failed', errors: ['hidden'] },
  ]);
});

test('the list says what was not tried', () => {
  const text = formatOutcomes([judgeFault(fault, [{ title: '@F1', state: 'skipped' }])]);
  expect(text).toContain('F1  skipped');
  expect(text).toContain('0 of 1 faults survived');
  expect(text).toContain('Not tried on this machine: F1');
});
