import { expect, test } from 'vitest';
import { guideAddress, guidesPath } from '../../src/editor/protocol/editor-api';
import { helpTasks } from '../../src/editor/model/help-words';
import { openEditor } from './open-editor';

test('each task of the help has a guide, and a part of it', async () => {
  const editor = await openEditor();
  for (const { guide } of helpTasks) {
    const [path = '', part] = guideAddress(guide).split('#');
    const { status, headers, text } = await editor.ask('GET', path);
    expect([guide, status]).toEqual([guide, 200]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain(part === undefined ? '<h1' : `id="${part}"`);
  }
});

test('links between guides lead to guides, and links to other files are words', async () => {
  const editor = await openEditor();
  const start = guideAddress('README.md');
  const { text } = await editor.ask('GET', start);
  const links = [...text.matchAll(/href="([^":#]+)["#]/g)].map(([, href = '']) => href);
  expect(links).toContain('publish.html');
  for (const href of links) {
    const { pathname } = new URL(href, `http://localhost${start}`);
    expect([href, (await editor.ask('GET', pathname)).status]).toEqual([href, 200]);
  }
});

test('the guides show their images', async () => {
  const editor = await openEditor();
  const { headers, status } = await editor.ask('GET', `${guidesPath}reference/images/hero.webp`);
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect(headers['content-security-policy']).toContain("img-src 'self'");
});

test('nothing but guides and their images is read', async () => {
  const editor = await openEditor();
  for (const name of [
    'none.html',
    'README.md',
    'images/shown.json',
    'editing',
    '',
    '..%2fREADME.html',
  ]) {
    expect([name, (await editor.ask('GET', guidesPath + name)).status]).toEqual([name, 404]);
  }
  const above = await editor.ask('GET', `${guidesPath}../../README.md`);
  expect(above.status).toBe(403);
});
