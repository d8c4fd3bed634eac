import { expect, test } from 'vitest';
import { runCommand } from '../run-command';

test('a code is explained, however it is written', () => {
  const { status, stdout } = runCommand('explain', ['cfg0310']);
  expect(stdout).toMatch(/^CFG0310: An image needs/);
  expect(stdout).toContain('Wrong:');
  expect(stdout).toContain('Right:');
  expect(status).toBe(0);
});

test('without a code, all are listed', () => {
  const { status, stdout } = runCommand('explain', []);
  expect(stdout).toContain('CFG0406  No entry has this ID.\n');
  expect(status).toBe(0);
});

test('an unknown code is refused, with the one that may be meant', () => {
  const { status, stdout, stderr } = runCommand('explain', ['CFG310']);
  expect(stderr).toBe('"CFG310" is not a known code. Did you mean CFG0310?\n');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
