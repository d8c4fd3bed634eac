import { expect, test } from 'vitest';
import {
  formatResult,
  judgeRun,
  readBrowserReport,
  readUnitReport,
  sumResults,
} from '../../../scripts/testing/test-results';

test('unit tests are counted', () => {
  const report = {
    numPassedTests: 41,
    numFailedTests: 2,
    numPendingTests: 3,
    numTodoTests: 1,
    testResults: [],
  };
  expect(readUnitReport(report)).toEqual({ passed: 41, failed: 2, skipped: 4 });
});

test('a unit test file that cannot be loaded counts as failed', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ];
  const report = { numPassedTests: 1, numFailedTests: 1, testResults };
  expect(readUnitReport(report)).toEqual({ passed: 1, failed: 2, skipped: 0 });
});

test('browser tests are counted, those of a second try as passed, skipped ones as skipped', () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 3 }, errors: [] };
  expect(readBrowserReport(report)).toEqual({ passed: 10, failed: 1, skipped: 3 });
});

test('an error outside of a browser test counts as failed', () => {
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    errors: [{ message: 'No server.' }],
  };
  expect(readBrowserReport(report)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a report that is missing counts as nothing', () => {
  expect(readUnitReport(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  expect(readBrowserReport(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a run that fails without a failed test is one failure', () => {
  expect(judgeRun({ passed: 7, failed: 0, skipped: 0 }, false)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 0,
  });
  expect(judgeRun({ passed: 7, failed: 2, skipped: 0 }, false)).toEqual({
    passed: 7,
    failed: 2,
    skipped: 0,
  });
});

test('a run without a test is one failure', () => {
  expect(judgeRun({ passed: 0, failed: 0, skipped: 0 }, true)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  expect(judgeRun({ passed: 7, failed: 0, skipped: 0 }, true)).toEqual({
    passed: 7,
    failed: 0,
    skipped: 0,
  });
});

test('results of several runs add up to one line', () => {
  const sum = sumResults([
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 40, failed: 2, skipped: 1 },
    { passed: 5, failed: 0, skipped: 2 },
  ]);
  expect(formatResult(sum)).toBe('46 passed, 2 failed, 3 skipped');
});
