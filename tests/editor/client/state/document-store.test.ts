// @promise Text typed while the editor is saving, reading the file or not responding stays visible
// and is sent afterwards
// @promise Changes made in two windows appear in both; if both change the same place, one version
// is kept and the editor reports it

import { afterEach, expect, test, vi } from 'vitest';
import type { EditorProblem } from '../../../../src/editor/model/explain-problem';
import { words } from '../../../../src/editor/words';
import { openStore, readDocument, state, type } from '../../open-store';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('changes show at once and are sent one after the other, each on the revision before', async () => {
  let revision = 1;
  const { store, asked } = await openStore(() => {
    revision += 1;
    return { status: 200, body: { ...state, revision } };
  });
  store.change(type('L'));
  store.change(type('La'));
  store.change(type('Lan'));
  expect(store.read().config).toEqual({ name: 'Lan' });
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  expect(asked.map(({ body }) => [body.revision, body.changes?.[0]])).toEqual([
    [1, { op: 'set', path: ['name'], value: 'L' }],
    [2, { op: 'set', path: ['name'], value: 'Lan' }],
  ]);
});

/** A server that refuses the first change, because there is another document by now. */
function openOutdated(now: object) {
  let isFirst = true;
  return openStore(() => {
    if (!isFirst) return { status: 200, body: { ...state, revision: 8 } };
    isFirst = false;
    return { status: 409, body: now };
  });
}

test('a change that came too late is made where others have changed something else', async () => {
  const now = { ...readDocument('Lamp', 7), config: { name: 'Lamp', phone: '1' } };
  const { store, asked } = await openOutdated(now);
  store.change(type('Lan'));
  store.change(type('Lantern'));
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  expect(store.read().config).toEqual({ name: 'Lantern', phone: '1' });
  expect(store.read().message.text).toContain('Both changes');
  expect(asked.map(({ body }) => [body.revision, body.changes?.[0]])).toEqual([
    [1, { op: 'set', path: ['name'], value: 'Lan' }],
    [7, { op: 'set', path: ['name'], value: 'Lan' }],
    [8, { op: 'set', path: ['name'], value: 'Lantern' }],
  ]);
});

test('a change that came too late for the same place is left out, and it is said', async () => {
  const { store } = await openOutdated(readDocument('Lantern', 7));
  store.change(type('Lam'));
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  expect(store.read().config).toEqual({ name: 'Lantern' });
  expect(store.read().message.text).toContain('another window');
});

test('what cannot be sent is kept, and sent when the server answers again', async () => {
  let isGone = true;
  const { store, asked } = await openStore(({ name }) => {
    if (isGone) throw new TypeError('Failed to fetch');
    const body = name === 'document' ? readDocument('Lantern', 2) : { ...state, revision: 2 };
    return { status: 200, body };
  });
  store.change(type('Lantern'));
  await vi.waitFor(() => expect(store.read().status).toBe('unreachable'));
  expect(store.read().config).toEqual({ name: 'Lantern' });
  isGone = false;
  await store.retry();
  expect(store.read().status).toBe('ready');
  expect(store.read().config).toEqual({ name: 'Lantern' });
  const sent = asked.filter(({ name }) => name === 'changes');
  expect(sent.map(({ body }) => body.changes)).toEqual([
    type('Lantern').changes,
    type('Lantern').changes,
  ]);
});

test('undo makes the changes that the server answers with', async () => {
  const { store } = await openStore(() => ({
    status: 200,
    body: { ...state, revision: 2, label: 'Change name', changes: type('Before').changes },
  }));
  await store.undo();
  expect(store.read().config).toEqual({ name: 'Before' });
  expect(store.read().message.text).toBe('Undone: Change name');
});

/** A store whose server holds one request until `answer` is called, and then takes every change. */
async function openHeldStore(held: string, body: unknown, first?: object) {
  let letGo: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let revision = 1;
  const opened = await openStore(async ({ name }) => {
    if (name === held) {
      await released;
      return { status: 200, body };
    }
    revision += 1;
    return { status: 200, body: { ...state, revision } };
  }, first);
  return { ...opened, answer: () => letGo?.() };
}

for (const held of ['save', 'document']) {
  test(`what is typed while the server answers "${held}" stays and is sent afterwards`, async () => {
    const { store, asked, answer } = await openHeldStore(held, readDocument('Lamp', 1));
    const ask = held === 'save' ? store.save() : store.reload();
    await vi.waitFor(() => expect(asked.map(({ name }) => name)).toEqual([held]));
    store.change(type('Lamp 2'));
    expect(store.read().config).toEqual({ name: 'Lamp 2' });
    answer();
    await ask;
    expect(store.read().config).toEqual({ name: 'Lamp 2' });
    await vi.waitFor(() => expect(store.read().isSending).toBe(false));
    expect(asked.map(({ name }) => name)).toEqual([held, 'changes']);
    expect(store.read().config).toEqual({ name: 'Lamp 2' });
  });
}

test('what is typed on a document that others have changed is left out, and it is said', async () => {
  const { store, asked, answer } = await openHeldStore('document', readDocument('Lantern', 5));
  const reloaded = store.reload();
  store.change(type('Lamp 2'));
  answer();
  await reloaded;
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  expect(store.read().config).toEqual({ name: 'Lantern' });
  expect(store.read().message.text).toContain('another window');
  expect(asked.map(({ name }) => name)).toEqual(['document']);
});

test('what could not be sent is sent before the file is saved', async () => {
  let isGone = true;
  const { store, asked } = await openStore(() => {
    if (!isGone) return { status: 200, body: { ...readDocument('Lamp', 2), isSaved: true } };
    isGone = false;
    throw new TypeError('Failed to fetch');
  });
  store.change(type('Lamp 2'));
  await store.save();
  expect(asked.map(({ name }) => name)).toEqual(['changes', 'changes', 'save']);
});

const problem: EditorProblem = {
  code: 'CFG0101',
  severity: 'error',
  message: 'It is wrong.',
  path: ['name'],
  fix: { label: 'Correct it' },
};

test('a document that is not checked is shown, and its problems follow', async () => {
  const { store, asked, answer } = await openHeldStore(
    'state?revision=1',
    { ...state, revision: 1, problems: [problem] },
    { ...readDocument('Lamp', 1), isChecked: false },
  );
  expect(store.read()).toMatchObject({ status: 'ready', isChecked: false, problems: [] });
  store.change(type('Lantern'));
  expect(store.read().config).toEqual({ name: 'Lantern' });
  const seen: EditorProblem[] = [];
  store.subscribe(() => seen.push(...store.read().problems));
  answer();
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  expect(seen).toContainEqual(problem);
  expect(store.read().isChecked).toBe(true);
  expect(asked.map(({ name }) => name)).toEqual(['state?revision=1', 'changes']);
});

test('a fix is found again when the problems have been listed once more', async () => {
  const { store, asked } = await openStore(({ name }) => {
    const listed = { problems: [problem], revision: 2 };
    if (name !== 'fix') return { status: 200, body: { ...readDocument('Lamp', 2), ...listed } };
    const changes = type('Right').changes;
    return { status: 200, body: { ...state, revision: 3, label: 'Correct it', changes } };
  });
  await store.reload();
  const [shown] = store.read().problems;
  await store.reload();
  if (shown) await store.fix(shown);
  expect(asked.map(({ name }) => name)).toEqual(['document', 'document', 'fix']);
  expect(store.read().config).toEqual({ name: 'Right' });
});

test('a file that cannot be saved because another window did is saved with the next try', async () => {
  const { store } = await openStore(({ name }) => ({
    status: name === 'save' ? 409 : 200,
    body: { ...readDocument('Lantern', 4), fileHash: 'of the other window' },
  }));
  await store.save();
  expect(store.read()).toMatchObject({
    fileHash: 'of the other window',
    revision: 4,
    config: { name: 'Lantern' },
    message: { text: 'Something went wrong. Try again; if it happens again, tell your developer.' },
  });
});

test.each([
  [422, { message: 'There is nothing to undo.' }, 'There is nothing to undo.'],
  [409, readDocument('Lantern', 4), words.changedElsewhere],
])('an undo that is refused (%s) says so', async (status, body, said) => {
  const { store } = await openStore(() => ({ status, body }));
  await store.undo();
  expect(store.read().message.text).toBe(said);
});

test('what is typed while the editor looks at the file is not saved, whatever the file says', async () => {
  const { store } = await openStore(({ name }) => ({
    status: 200,
    body:
      name === 'document'
        ? { ...readDocument('Lamp', 1), isSaved: true }
        : { ...state, revision: 2 },
  }));
  const saved: boolean[] = [];
  const looked = store.reload();
  store.change(type('Lantern'));
  store.subscribe(() => saved.push(store.read().isSaved));
  await looked;
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  expect(saved).not.toContain(true);
  expect(store.read().config).toEqual({ name: 'Lantern' });
});

test('what was saved is said: alone or with the changes of others, until the next change', async () => {
  let undo = 'Change name';
  const { store } = await openStore(({ name }) => ({
    status: 200,
    body: {
      ...(name === 'save' ? readDocument('Lantern', 3) : { ...state, revision: 2 }),
      isSaved: name === 'save',
      undo,
    },
  }));
  const said = () => store.read().message.text;
  store.change(type('Lantern'));
  await store.save();
  expect(said()).toBe('Saved.');
  store.change(type('Lanterns'));
  expect(said()).toBe('');
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  undo = 'Changes made outside the editor';
  await store.save();
  expect(said()).toContain('both sets of changes are kept');
});

test('what is typed and what it leads to draw the editor once each', async () => {
  const { store } = await openStore(() => ({ status: 200, body: { ...state, revision: 2 } }));
  let drawn = 0;
  store.subscribe(() => (drawn += 1));
  store.change(type('A'));
  expect(drawn).toBe(1);
  await vi.waitFor(() => expect(store.read().isSending).toBe(false));
  // Whatever else would be shown is shown by now.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([drawn, store.read().revision]).toEqual([2, 2]);
});
