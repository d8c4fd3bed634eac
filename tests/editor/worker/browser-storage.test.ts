// oxlint-disable-next-line import/no-unassigned-import -- it defines what browsers have
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserStorage } from '../../../src/editor/worker/browser-storage';
import { findDatabase } from '../../../src/editor/worker/find-database';

const bytes = (text: string) => new TextEncoder().encode(text);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** What is found when the browser is opened again. */
async function readAgain(): Promise<Record<string, string | null>> {
  const files = await (await BrowserStorage.open('mary/practice')).readFiles();
  return Object.fromEntries(
    [...files].map(([path, content]) => [path, content && new TextDecoder().decode(content)]),
  );
}

test('files that were written, extended and removed are found again', async () => {
  const storage = await BrowserStorage.open('mary/practice');
  storage.add({ kind: 'write', path: '/log', bytes: bytes('one') });
  storage.add({ kind: 'append', path: '/log', bytes: bytes(' two') });
  await storage.flush();
  storage.add({ kind: 'append', path: '/log', bytes: bytes(' three') });
  storage.add({ kind: 'remove', path: '/photo' });
  await storage.flush();
  expect(await readAgain()).toEqual({ '/log': 'one two three', '/photo': null });
  storage.add({ kind: 'write', path: '/log', bytes: bytes('new') });
  await storage.flush();
  expect(await readAgain()).toEqual({ '/log': 'new', '/photo': null });
});

test('a file is extended after the browser was opened again', async () => {
  for (const text of ['one', ' two', ' three']) {
    const storage = await BrowserStorage.open('mary/practice');
    await storage.readFiles();
    storage.add({ kind: 'append', path: '/log', bytes: bytes(text) });
    await storage.flush();
  }
  expect(await readAgain()).toEqual({ '/log': 'one two three' });
});

test('a change that is made while others are being stored is stored as well', async () => {
  const storage = await BrowserStorage.open('mary/practice');
  storage.add({ kind: 'write', path: '/photo', bytes: bytes('photo') });
  const storing = storage.flush();
  await Promise.resolve();
  await Promise.resolve();
  storage.add({ kind: 'append', path: '/log', bytes: bytes('typed meanwhile') });
  await storing;
  await storage.flush();
  expect(await readAgain()).toEqual({ '/photo': 'photo', '/log': 'typed meanwhile' });
});

test('loaded content makes room for changes, which are stored once', async () => {
  const storage = await BrowserStorage.open('mary/practice');
  await storage.keepBlob('abc', bytes('loaded'));
  storage.add({ kind: 'append', path: '/log', bytes: bytes('step') });
  const isFull = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await storage.flush();
  isFull.mockRestore();
  expect(await storage.findBlob('abc')).toBeUndefined();
  expect(await readAgain()).toEqual({ '/log': 'step' });
});

test('without room, changes stay and are stored later', async () => {
  const storage = await BrowserStorage.open('mary/practice');
  storage.add({ kind: 'append', path: '/log', bytes: bytes('step') });
  const isFull = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(storage.flush()).rejects.toThrow('full');
  expect(await readAgain()).toEqual({});
  isFull.mockRestore();
  await storage.flush();
  expect(await readAgain()).toEqual({ '/log': 'step' });
});

test('a repository that was renamed is found by its ID, and one that was made again by its name', async () => {
  const host = 'api.github.com';
  const place = await findDatabase({ host, id: 7, name: 'Mary/Practice' });
  expect(place).toBe('api.github.com/mary/practice');
  expect(await findDatabase({ host, id: 7, name: 'mary/site' })).toBe(place);
  expect(await findDatabase({ host: 'codeberg.org', id: 7, name: 'mary/site' })).toBe(
    'codeberg.org/mary/site',
  );
  expect(await findDatabase({ host, id: 8, name: 'mary/practice' })).toBe(place);
  expect(await findDatabase({ host, id: 7, name: 'mary/site' })).toBe('api.github.com/mary/site');
});

test('a repository that was forgotten leaves no name behind', async () => {
  const repository = { host: 'api.github.com', id: 7, name: 'mary/practice' };
  await (await BrowserStorage.open(await findDatabase(repository))).delete();
  expect(await findDatabase({ ...repository, name: 'mary/site' })).toBe('api.github.com/mary/site');
});
