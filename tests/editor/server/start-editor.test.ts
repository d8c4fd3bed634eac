import { expect, test, vi } from 'vitest';
import { makeNow } from '../../../src/editor/server/start-editor';

test('code is bundled at once; when that failed, it is tried again at the next request, and then kept', async () => {
  const make = vi
    .fn<() => Promise<string>>(() => Promise.resolve('bundle'))
    .mockRejectedValueOnce(new Error('a typo'));
  const load = makeNow(make);
  expect(make).toHaveBeenCalledTimes(1);
  const together = [load(), load()];
  await expect(together[0]).rejects.toThrow('a typo');
  await expect(together[1]).rejects.toThrow('a typo');
  expect(make).toHaveBeenCalledTimes(1);
  expect([await load(), await load()]).toEqual(['bundle', 'bundle']);
  expect(make).toHaveBeenCalledTimes(2);
});
