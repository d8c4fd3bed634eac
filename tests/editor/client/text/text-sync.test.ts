// @promise-of-folder The text view stays in sync with the page, shares its undo history and keeps
// text that is not valid JSON yet; a file that is not JSON can be corrected there

import { afterEach, expect, test, vi } from 'vitest';
import { getIn, type Json } from '../../../../src/utils/json';
import { DocumentStore } from '../../../../src/editor/client/state/document-store';
import { EditApi } from '../../../../src/editor/client/state/edit-api';
import { TextSync, type ShownText } from '../../../../src/editor/client/text/text-sync';
import { words } from '../../../../src/editor/words';
import { firstText, openEditor, type OpenEditor } from '../../open-editor';

const name = ['site', 'name'];
const named = (text: string) => firstText.replace(/"name": "[^"]*"/, `"name": ${text}`);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A text view without a browser, on a real document. */
async function openText(editor: OpenEditor) {
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    const headers = { ...(init as { headers?: Record<string, string> }).headers };
    const { status, text } = await editor.ask(init.method, path, headers, init.body);
    return new Response(text, { status });
  });
  const store = new DocumentStore(new EditApi(editor.token));
  await store.load();
  const shown: ShownText & { text: string; steps: number } = {
    text: '',
    steps: 0,
    showText(text) {
      shown.text = text;
    },
    closeStep() {
      shown.steps += 1;
    },
  };
  const sync = new TextSync(store, shown, () => undefined);
  await sync.follow();
  const settle = async () => {
    sync.flush();
    await store.reload();
    await vi.waitFor(() => expect(store.read().isSending).toBe(false));
    await sync.follow();
  };
  const type = async (text: string) => {
    shown.text = text;
    sync.noteTyping();
    await settle();
  };
  return { store, shown, sync, type, settle, read: () => store.read().config as Json };
}

test('what is typed is a step of the document, and stays as it was typed until it is saved', async () => {
  const editor = await openEditor();
  const { store, shown, type, settle, read } = await openText(editor);
  expect(shown.text).toBe(firstText);
  const untidy = named('"Typed"').replace('"site": {', '"site":    {');
  await type(untidy);
  expect(getIn(read(), name)).toBe('Typed');
  expect(shown).toMatchObject({ text: untidy, steps: 1 });
  expect(store.read()).toMatchObject({ undo: words.typeText, isSaved: false });
  // The file has the canonical form, and so has the text then.
  await store.save();
  await settle();
  expect(editor.readFile()).toBe(named('"Typed"'));
  await vi.waitFor(() => expect(shown.text).toBe(named('"Typed"')));

  await store.undo();
  await settle();
  await vi.waitFor(() => expect(shown.text).toBe(firstText));
  store.change({ label: 'In a form', changes: [{ op: 'set', path: [...name], value: 'Form' }] });
  await settle();
  await vi.waitFor(() => expect(shown.text).toBe(named('"Form"')));
});

test('what is not JSON yet is kept: nothing else counts until it is finished or taken back', async () => {
  const editor = await openEditor();
  const { store, shown, type, settle, read } = await openText(editor);
  const first = read();
  await type(named('"Half'));
  expect(read()).toEqual(first);
  expect(store.read()).toMatchObject({ unfinished: named('"Half'), undo: words.typeText });
  store.change({ label: 'In a form', changes: [{ op: 'set', path: [...name], value: 'Form' }] });
  expect(store.read().message.text).toBe(words.finishText);
  await store.save();
  expect(store.read().message.text).toBe(words.notSaved);
  expect((await editor.save(store.read().fileHash)).status).toBe(422);
  expect(editor.readFile()).toBe(firstText);

  await store.undo();
  await settle();
  expect(shown.text).toBe(firstText);
  expect(store.read()).toMatchObject({ unfinished: undefined, undo: null, isSaved: true });
  await store.redo();
  await settle();
  expect(shown.text).toBe(named('"Half'));
  await type(named('"Whole"'));
  expect(getIn(read(), name)).toBe('Whole');
  expect(store.read()).toMatchObject({ unfinished: undefined, undo: words.typeText, redo: null });
  await store.undo();
  expect(read()).toEqual(first);
});

test('what is typed and taken away by hand leaves nothing behind', async () => {
  const { store, type } = await openText(await openEditor());
  await type(firstText.slice(0, -3));
  await type(firstText);
  await vi.waitFor(() =>
    expect(store.read()).toMatchObject({ unfinished: undefined, isSaved: true, undo: null }),
  );
});

test('an editor that was killed brings back what was not JSON yet, if the document is the same', async () => {
  const killed = await openEditor();
  const { type } = await openText(killed);
  await type(named('"Half'));
  const next = await openEditor({ folder: killed.folder });
  expect(await next.read()).toMatchObject({ unfinished: named('"Half'), isSaved: false });
  // Others change the file: what was typed belongs to another text.
  killed.writeFile(named('"Theirs"'));
  const last = await openEditor({ folder: killed.folder });
  expect(await last.read()).not.toHaveProperty('unfinished');
  expect(getIn((await last.read()).config, name)).toBe('Theirs');
});

test('names that are typed letter by letter are one step', async () => {
  const { store, type, read } = await openText(await openEditor());
  const first = read();
  for (const key of ['m', 'mo', 'mot', 'mott']) {
    await type(firstText.replace('"site": {', `"site": { "${key}": 1,`));
  }
  expect(getIn(read(), ['site', 'mott'])).toBe(1);
  await store.undo();
  expect(read()).toEqual(first);
});

test('a file that is not JSON is corrected as text; what it said is kept', async () => {
  const broken = firstText.slice(0, 300);
  const editor = await openEditor({ text: broken });
  const { store, shown, type } = await openText(editor);
  expect(shown.text).toBe(broken);
  await type(`${broken} }`);
  await store.repair(`${broken} }`);
  expect(store.read()).not.toHaveProperty('config');
  expect(store.read().message.text).toContain('valid yet');
  expect(editor.readFile()).toBe(broken);
  await type(firstText);
  await store.repair(firstText);
  expect(store.read()).toMatchObject({ isSaved: true, unfinished: undefined });
  expect(store.read().config).toEqual(JSON.parse(firstText));
  expect(editor.readFile()).toBe(firstText);
  expect((await editor.call('GET', 'versions')).answer['versions']).toHaveLength(1);
});

test('a file that somebody else has corrected meanwhile is not written over', async () => {
  const editor = await openEditor({ text: '{' });
  const { store } = await openText(editor);
  editor.writeFile(named('"Theirs"'));
  await store.repair(firstText);
  expect(editor.readFile()).toBe(named('"Theirs"'));
  expect(getIn(store.read().config, name)).toBe('Theirs');
});
