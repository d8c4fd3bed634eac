import { expect, test } from 'vitest';
import { readValue } from '../../src/editor/model/read-value';
import { openEditor } from './open-editor';
import { readPass } from './read-pass';

const name = ['site', 'name'];

test('a draft with errors that was left behind shows the file as it was saved', async () => {
  const killed = await openEditor();
  await killed.change({ op: 'set', path: ['routes', 0, 'titel'], value: 'A' });
  const next = await openEditor({ folder: killed.folder });
  const { status, answer } = await next.call('GET', 'preview?path=/');
  expect([status, answer['outdated']]).toEqual([200, true]);
});

test('the preview shows the draft, the page for what is missing, and pictures', async () => {
  const editor = await openEditor();
  await editor.change({ op: 'set', path: [...name], value: 'A name of a draft' });
  const { answer } = await editor.call('GET', 'preview?path=/');
  expect(answer['html']).toContain('A name of a draft');
  expect(answer['html']).toContain('font-display:block');
  expect((await editor.call('GET', 'preview?path=/404')).status).toBe(200);
  expect((await editor.call('GET', 'preview?path=/none')).status).toBe(404);
  const { answer: listed } = await editor.call('GET', 'files');
  expect(listed['files']).toContainEqual(expect.stringMatching(/^\//));
});

test('blocks of the preview have the ids of their places in the config, also after ones that are added', async () => {
  const editor = await openEditor();
  const [list, cards] = [
    ['routes', 0, 'blocks', 2],
    ['routes', 0, 'blocks', 2, 'cards'],
  ];
  const byTopic = { path: '/for/{topic}', elsewhere: '<p>Call us, whatever it is.</p>' };
  const { answer } = await editor.change({
    op: 'set',
    path: [...cards, 'byTopic'],
    value: byTopic,
  });
  expect(answer['problems']).toEqual([]);
  const { answer: shown } = await editor.call('GET', 'preview?path=/');
  const ids = [...String(shown['html']).matchAll(/<section id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(['block-1', 'block-2', 'added-3', 'block-3', 'block-4']);
  expect(readValue((await editor.read()).config, [...list, 'anchor'])).toBeUndefined();
});

test('a page that was shown before a change still gets its stylesheet after it', async () => {
  const editor = await openEditor();
  const pass = await readPass(editor);
  const { text } = await editor.ask('GET', '/', pass);
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]*)"/.exec(text) ?? [];
  await editor.change({ op: 'set', path: [...name], value: 'Typed while the page was loading' });
  const { status, headers: sent } = await editor.ask('GET', stylesheet, pass);
  expect([status, sent['content-type']]).toEqual([200, 'text/css']);
});
