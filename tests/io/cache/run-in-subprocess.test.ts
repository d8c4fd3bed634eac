import { expect, test } from 'vitest';
import { runInSubprocess } from '../../../src/io/cache/run-in-subprocess.mjs';

const module = 'tests/io/cache/called-apart.ts';

test('a function is called in a process of its own, and gives its answer', async () => {
  const values = ['a', { b: [1, null] }];
  const answer = await runInSubprocess({ module, name: 'describeProcess', values });
  expect(answer).toEqual({ values, pid: expect.any(Number), mode: 'production' });
  expect(answer).not.toHaveProperty('pid', process.pid);
});

test('packages there have the form that is asked for', async () => {
  const call = { module, name: 'describeProcess', values: [], mode: 'development' } as const;
  expect(await runInSubprocess(call)).toHaveProperty('mode', 'development');
});

test('what it throws is thrown', async () => {
  const call = { module, name: 'refuse', values: ['EACCES: permission denied'] };
  const error: unknown = await runInSubprocess(call).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toHaveProperty('message', 'EACCES: permission denied');
  expect(error).toHaveProperty('stack', expect.stringContaining('called-apart.ts'));
});

test('a process that ends before its answer is told', async () => {
  await expect(runInSubprocess({ module, name: 'endAtOnce', values: [] })).rejects.toThrow(
    'endAtOnce of tests/io/cache/called-apart.ts ended too early (7).',
  );
});
