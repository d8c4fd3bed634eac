// @promise An image covered by a background video is replaced together with that video unless you
// keep the video; the preview shows a still of it

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cacheFolders, DrawingCache } from '../../../src/io/cache/cache-files';
import { createDraftPlanner } from '../../../src/editor/server/start-editor';
import { DraftSite, showVideoStills } from '../../../src/editor/server/draft-site';
import { AssetCache } from '../../../src/editor/server/asset-cache';
import { HeroVideo } from '../../../src/components/hero-video';
import { listPublicFiles } from '../../../src/io/public-files';
import { checkConfig } from '../../../src/check/check-config';
import { listUses } from '../../../src/check/public-files/used-files';
import {
  apiPath,
  drawingsPath,
  editorPath,
  trialPath,
} from '../../../src/editor/protocol/editor-api';
import type { Change } from '../../../src/editor/model/apply-change';
import { getIn, type JsonObject } from '../../../src/utils/json';
import { makeTempFolder } from '../../make-temp-folder';
import { openEditor } from '../open-editor';
import { readTestSite } from '../../sites/read-site';
import { readPass } from '../read-pass';

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

test('the addresses of the editor are none that a page can have', async () => {
  const editor = await openEditor();
  const { config } = await editor.read();
  const route = getIn(config, ['routes', 1]) as JsonObject;
  for (const path of [editorPath, apiPath, drawingsPath, trialPath]) {
    const address = path.replace(/\/$/, '');
    const change = (value: string): Change => ({
      op: 'insert',
      path: ['routes', 1],
      value: { ...route, path: value },
    });
    const { answer } = await editor.change(change(`${address}/x`));
    expect(JSON.stringify(answer['problems'])).toContain('is not a valid path');
    await editor.call('POST', 'undo');
    // What the first part of it would be without what makes it an address of the editor.
    const like = `${address.replaceAll('_', '')}/x`;
    await editor.change(change(like));
    const page = await editor.ask('GET', like, await readPass(editor));
    expect([like, page.status, page.text.includes('<html')]).toEqual([like, 200, true]);
  }
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
  const ids = [...String(shown['html']).matchAll(/<section[^>]* id="([^"]*)"/g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(['block-1', 'block-2', 'added-3', 'block-3', 'block-4']);
  expect(getIn((await editor.read()).config, [...list, 'anchor'])).toBeUndefined();
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

const steps: [string, Change][] = [
  [
    'a description',
    { op: 'set', path: ['routes', 0, 'description'], value: 'Words that are new.' },
  ],
  ['what all pages show', { op: 'set', path: [...name], value: 'Another lake' }],
  ['a color', { op: 'set', path: ['theme', 'colors', 'primary'], value: '#1a4d5c' }],
  [
    'a block that moved',
    { op: 'move', from: ['routes', 0, 'blocks', 3], to: ['routes', 0, 'blocks', 1] },
  ],
  ['a page that moved', { op: 'move', from: ['routes', 1], to: ['routes', 0] }],
  ['another description', { op: 'set', path: ['routes', 1, 'description'], value: 'Calm.' }],
];

test('whatever was changed before, the page is as if the editor had just been opened', async () => {
  const editor = await openEditor();
  for (const [what, change] of steps) {
    await editor.change(change);
    const { answer } = await editor.call('GET', 'preview?path=/');
    const next = await openEditor({ folder: editor.folder });
    const { answer: first } = await next.call('GET', 'preview?path=/');
    const { html, outdated } = answer;
    // Whole pages would fill the screen.
    const isSame = typeof html === 'string' && html === first['html'];
    expect({ what, isSame, outdated }).toEqual({ what, isSame: true, outdated: undefined });
  }
});

test('the next page is made ahead as long as it is asked for, and only once', async () => {
  const { text, publicFolder } = readTestSite('every-part');
  const check = () => checkConfig(text, listPublicFiles(publicFolder));
  let planned = 0;
  const site = new DraftSite(
    createDraftPlanner(publicFolder, () => ''),
    () => undefined,
    (config) => {
      planned += 1;
      return config;
    },
  );
  const [first, second, third] = [check(), check(), check()].map((checked) => ({
    checked,
    checkSaved: () => checked,
    read: () => checked,
  }));
  if (!first || !second || !third) throw new Error('There are three');
  void site.foresee(first);
  expect(planned).toBe(0);
  const shown = await site.showPage(first, '/');
  void site.foresee(second);
  expect(planned).toBe(2);
  expect((await site.showPage(second, '/'))?.body).toBe(shown?.body);
  expect(planned).toBe(2);
  void site.foresee(third);
  void site.foresee(first);
  expect(planned).toBe(3);
  expect((await site.showPage(first, '/404'))?.status).toBe(200);
});

test('files are read again when one of them is another, and when they could not be read', async () => {
  const folder = makeTempFolder();
  const { text, publicFolder } = readTestSite('every-part');
  cpSync(publicFolder, folder, { recursive: true });
  const { config } = checkConfig(text, listPublicFiles(publicFolder));
  if (!config) throw new Error('The site has errors');
  let state = 'first';
  const kept = new AssetCache(() => state);
  const shown = listUses(config).shown;
  const read = () =>
    kept.read(
      { shown, logo: config.site.logo, theme: config.theme },
      folder,
      new DrawingCache(cacheFolders.drawings),
    );
  const first = await read();
  expect(await read()).toBe(first);
  const [picture = ''] = [...first.pictures.pictures.keys()];
  const whole = readFileSync(join(folder, picture));
  writeFileSync(join(folder, picture), 'no picture');
  state = 'damaged';
  await expect(read()).rejects.toThrow(picture);
  writeFileSync(join(folder, picture), whole);
  const again = await read();
  expect(again).not.toBe(first);
  expect(again.pictures.assets).toEqual(first.pictures.assets);
});

const video = { mp4: '/video/water.mp4', av1: '/video/water-av1.mp4', av1Codec: 'av01.0.04M.08' };

test('a background video, which a script would start, shows a still without one', () => {
  const html = renderToStaticMarkup(createElement(HeroVideo, { video, focus: '10% 20%' }));
  const shown = showVideoStills(`<h1>A</h1>${html}<p data-src="/b">c</p>`);
  expect(html).not.toMatch(/ src=| data-ready/);
  expect(shown).toContain('<source src="/video/water-av1.mp4"');
  expect(shown).toContain('<source src="/video/water.mp4"');
  expect(shown).toMatch(/<video[^>]* preload="auto" data-ready=""/);
  expect(shown).toContain('<p data-src="/b">c</p>');
  expect(showVideoStills('<p>no video</p>')).toBe('<p>no video</p>');
});
