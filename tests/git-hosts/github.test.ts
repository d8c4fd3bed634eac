// @promise-of-folder Every request to GitHub, and every answer that the tests give in its place,
// conforms to GitHub’s own description of its API; no message shows a token

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitFiles } from './commit-files';
import { connect, startHost } from './start-host';

test('a branch that did not move costs nothing, and one that moved is noticed', async () => {
  const { standIn, host, first } = await startHost();
  await host.findCommit('main');
  expect(await host.findCommit('main')).toBe(first);
  const second = await commitFiles(standIn.repository, 'main', { 'new.txt': '' }, first);
  expect(await host.findCommit('main')).toBe(second);
  expect(standIn.log.map(({ status }) => status)).toEqual([200, 304, 200]);
});

test('a folder with more files than an answer can have is refused', async () => {
  const { standIn, host, first } = await startHost({ '1.txt': '', '2.txt': '', '3.txt': '' });
  standIn.switches.longestTree = 2;
  standIn.switches.longestFolder = 2;
  await expect(host.listFiles(first)).rejects.toThrow('broken');
});

test('files are read to the byte, at most 30 at once', async () => {
  const contents = Array.from({ length: 70 }, () => randomBytes(100));
  const files = Object.fromEntries(contents.map((bytes, index) => [`${index}.bin`, bytes]));
  const { standIn, first } = await startHost(files);
  let running = 0;
  let most = 0;
  const host = connect(standIn, {
    fetch: async (input, init) => {
      running += 1;
      most = Math.max(most, running);
      return fetch(input, init).finally(() => (running -= 1));
    },
  });
  const listed = await host.listFiles(first);
  const read = await Promise.all(
    listed.map(async ({ path, blob }) => [path, Buffer.from(await host.readBlob(blob))] as const),
  );
  expect(Object.fromEntries(read)).toEqual(files);
  expect(most).toBe(30);
});

test('the reason is given when GitHub does not open one', async () => {
  const request = { title: 'Change the page', body: 'Please look at it.' };
  const { standIn, host, first } = await startHost();
  await standIn.repository.git(['update-ref', 'refs/heads/same', first]);
  await expect(host.requestApproval('same', 'main', request)).rejects.toThrow(
    'No commits between main and same',
  );
});
