import { expect, test } from 'vitest';
import {
  formatResult,
  judgeRun,
  readBrowserReport,
  readUnitReport,
  sumResults,
} from './test-results';

test('unit tests are counted', () => {
  const report = { numPassedTests: 41, numPendingTests: 3, numTodoTests: 1, testResults: [] };
  expect(readUnitReport(report)).toEqual({ passed: 41, failed: [], skipped: 4 });
});

test('unit tests that failed are named, also a file that cannot be loaded', () => {
  const passed = { fullName: 'fine', status: 'passed' };
  const failed = { fullName: 'spoiled', status: 'failed' };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [passed, failed] },
  ];
  const { failed: names } = readUnitReport({ numPassedTests: 1, testResults });
  expect(names).toEqual(['b.test.ts: spoiled', 'a.test.ts: it cannot be loaded']);
});

test('browser tests are counted, those of a second try as passed, skipped ones as skipped', () => {
  const report = { stats: { expected: 9, flaky: 1, skipped: 3 }, errors: [] };
  expect(readBrowserReport(report)).toEqual({ passed: 10, failed: [], skipped: 3 });
});

test('browser tests that failed are named, and so is an error outside of a test', () => {
  const specs = [
    { title: 'fine', file: 'menu.spec.ts', tests: [{ status: 'expected' }] },
    { title: 'spoiled', file: 'menu.spec.ts', tests: [{ status: 'unexpected' }] },
  ];
  const report = { suites: [{ specs }], errors: [{ message: 'No server.' }] };
  expect(readBrowserReport(report).failed).toEqual(['menu.spec.ts: spoiled', 'No server.']);
});

test('a report that is missing counts as nothing', () => {
  expect(readUnitReport(undefined)).toEqual({ passed: 0, failed: [], skipped: 0 });
  expect(readBrowserReport(undefined)).toEqual({ passed: 0, failed: [], skipped: 0 });
});

test('a run that fails without a failed test is one failure', () => {
  const result = { passed: 7, failed: [], skipped: 0 };
  expect(judgeRun('test:unit', result, false).failed).toHaveLength(1);
  const named = { ...result, failed: ['menu.spec.ts: spoiled'] };
  expect(judgeRun('test:unit', named, false)).toEqual(named);
});

test('a run without a test is one failure', () => {
  const result = { passed: 0, failed: [], skipped: 0 };
  expect(judgeRun('test:unit', result, true).failed).toHaveLength(1);
  const some = { ...result, passed: 7 };
  expect(judgeRun('test:unit', some, true)).toEqual(some);
});

test('results of several runs end with what failed, and a line of counts', () => {
  const sum = sumResults([
    { passed: 1, failed: [], skipped: 0 },
    { passed: 40, failed: ['a.test.ts: spoiled', 'No server.'], skipped: 1 },
    { passed: 5, failed: [], skipped: 2 },
  ]);
  expect(formatResult(sum)).toBe(
    'Failed: a.test.ts: spoiled\nFailed: No server.\n46 passed, 2 failed, 3 skipped',
  );
});
