import { afterEach, expect, test, vi } from 'vitest';
import { isWatched, runLong, writeTimes } from '../../src/cli/long-command';
import { progress } from '../../src/io/progress';

afterEach(() => {
  vi.restoreAllMocks();
});

test('times are in the order of the steps, and short ones are summed up', () => {
  const times = [
    { name: 'starting', ms: 40 },
    { name: 'checking the config', ms: 1234 },
    { name: 'reading public/', ms: 30 },
    { name: 'rendering pages', ms: 12_000 },
  ];
  expect(writeTimes(times).split('\n')).toEqual([
    'Time spent:',
    '     1.2 s  checking the config',
    '    12.0 s  rendering pages',
    '     0.1 s  other',
    '    13.3 s  total',
  ]);
  expect(writeTimes(times.slice(1, 2), [{ name: 'rendering pages', ms: 500 }])).toMatch(
    /total\nTotal of all worker processes:\n {5}0\.5 s {2}rendering pages\n/,
  );
});

test('--timings says where the time went, also of what fails', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runLong({ quiet: true, timings: false }, () => 1);
  expect(said).not.toHaveBeenCalled();
  const failing = runLong({ quiet: true, timings: true }, () => {
    progress.begin('failing');
    throw new Error('It cannot be.');
  });
  await expect(failing).rejects.toThrow('It cannot be.');
  expect(said.mock.calls.flat()).toEqual([expect.stringMatching(/^Time spent:\n/)]);
});

test.each([
  [{ isTTY: true }, {}, true],
  [{ isTTY: false }, {}, false],
  [{ isTTY: true }, { CI: 'true' }, false],
  [{ isTTY: true }, { TERM: 'dumb' }, false],
])('in %j with %j, somebody sees progress: %s', (stream, env, expected) => {
  expect(isWatched(stream, env)).toBe(expected);
});
