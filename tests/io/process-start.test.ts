import { expect, test } from 'vitest';
import { isSameProcess, readProcessStart } from '../../src/io/process-start';

test('the start of a process is the same each time and another one for others', () => {
  const start = readProcessStart(process.pid);
  expect(start).toMatch(/^[0-9a-f]{12}$/);
  expect(readProcessStart(process.pid)).toBe(start);
  expect(readProcessStart(process.ppid)).not.toBe(start);
  expect(readProcessStart(999_999_999)).toBe('');
});

test('a process that got the id of another one is not the same', () => {
  expect(isSameProcess(process.ppid, readProcessStart(process.ppid))).toBe(true);
  expect(isSameProcess(process.ppid, readProcessStart(process.pid))).toBe(false);
  expect(isSameProcess(999_999_999, '')).toBe(false);
});
