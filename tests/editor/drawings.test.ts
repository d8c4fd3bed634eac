// @promise Each block that can be added is previewed by the site’s own renderer, without
// JavaScript, only while it is in view and only in the editor

import { expect, test } from 'vitest';
import { previewPolicy } from '../../src/editor/server/answer-request';
import { addDrawings } from '../../src/editor/server/add-drawings';
import { DraftSite } from '../../src/editor/server/draft-site';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { drawingsPath } from '../../src/editor/protocol/editor-api';
import { getIn } from '../../src/utils/json';
import { listExamples } from '../../src/editor/schema/list-examples';
import { makeStarter } from '../../src/editor/schema/make-starter';
import { findNode } from '../../src/editor/schema/schema-node';
import { readTestSite } from '../sites/read-site';
import { root } from './documents';
import { firstText, openEditor } from './open-editor';
import { createDraftPlanner } from '../../src/editor/server/start-editor';
import { readPass } from './read-pass';

const examples = listExamples(root, findNode(root, {}, ['routes', 0, 'blocks', 0]) ?? {});

test('each block of the schema is drawn, in each of its examples', async () => {
  const { text, publicFolder } = readTestSite('every-part');
  const files = listPublicFiles(publicFolder);
  const checked = checkConfig(text, files);
  const drawings = new DraftSite(
    createDraftPlanner(publicFolder, () => ''),
    () => undefined,
    (config) => addDrawings(config, files),
  );
  const shown = { checked, checkSaved: () => checked, read: () => checked };
  const missing: string[] = [];
  for (const { drawing } of examples) {
    const answer = await drawings.answer(shown, drawing);
    const isDrawn = answer?.status === 200 && String(answer.body).includes('id="block-1"');
    if (!isDrawn) missing.push(drawing);
  }
  expect(examples.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test('a drawing has no script, is shown to nobody else, and leaves the document as it is', async () => {
  const editor = await openEditor();
  const address = `${drawingsPath}banner-1`;
  expect((await editor.ask('GET', address)).status).toBe(403);
  const pass = await readPass(editor);
  const { status, headers, text } = await editor.ask('GET', address, pass);
  expect([status, headers['content-security-policy']]).toEqual([200, previewPolicy]);
  expect(text).not.toContain('<script type="module"');
  const [stylesheet = ''] = /\/assets\/[^"]*\.css/.exec(text) ?? [];
  expect((await editor.ask('GET', stylesheet, pass)).status).toBe(200);
  const { text: withPicture } = await editor.ask('GET', `${drawingsPath}text-2`, pass);
  const [picture = ''] = /\/[^" ]*-800[^" ]*\.(?:avif|webp)/.exec(withPicture) ?? [];
  expect((await editor.ask('GET', picture, pass)).status).toBe(200);
  expect((await editor.read()).isSaved).toBe(true);
});

test('what names an entry that the site does not have is drawn as soon as it has one', async () => {
  const editor = await openEditor();
  const pass = await readPass(editor);
  const address = `${drawingsPath}article-1`;
  expect((await editor.ask('GET', address, pass)).text).toBe('');
  const { config = null } = await editor.read();
  const post = makeStarter(root, findNode(root, {}, ['entities', 'posts', 0]) ?? {}, config);
  const { answer } = await editor.change({ op: 'set', path: ['entities', 'posts'], value: [post] });
  expect(answer['problems']).not.toContainEqual(expect.objectContaining({ severity: 'error' }));
  const title = String(getIn(post, ['title']));
  expect((await editor.ask('GET', address, pass)).text).toContain(title);
});

test('while neither draft nor file can be read, that is said, and nothing of entries', async () => {
  const editor = await openEditor({
    text: firstText.replace('"type": "banner"', '"type": "bannr"'),
  });
  const { status, text } = await editor.ask(
    'GET',
    `${drawingsPath}banner-1`,
    await readPass(editor),
  );
  expect([status, text]).toEqual([200, expect.stringContaining('site.config.json has errors')]);
});
