import { afterEach, expect, test, vi } from 'vitest';
import { loadGuideIndex, searchGuides } from '../../src/editor/client/help/search-guides';
import { findGuide, guidesByName } from '../../src/editor/model/find-guide';
import { guideAddress, guideIndex, guidesPath } from '../../src/editor/protocol/editor-api';
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

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['How do I add a page?', 'page.md'],
  ['scheduling a post', 'post.md'],
  ['Where can I change our colors?', 'colors.md'],
  ['Why can’t I publish?', 'publish.md'],
  ['opening hours', 'details.md'],
])('the question "%s" finds %s among the first', async (question, guide) => {
  const editor = await openEditor();
  const { text, status } = await editor.ask('GET', guidesPath + guideIndex);
  expect(status).toBe(200);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const { guides } = await searchGuides(question, await loadGuideIndex());
  const first = guides.slice(0, 3).map(({ path }) => path.replace(/#.*/, ''));
  expect(first).toContain(guideAddress(guide));
});

test.each([
  ['How do I change the phone number?', 'details.md#phone-and-email'],
  ['somebody left', 'person.md#a-counselor-leaves'],
  ['a counselor leaves', 'person.md#a-counselor-leaves'],
  ['I published a mistake', 'problems.md#i-published-a-mistake'],
  ['photo too dark', 'picture.md'],
  ['own domain', 'put-online.md#5-connect-your-domain'],
  ['Spanish', 'language.md'],
  ['price', 'details.md#prices'],
  ['holiday announcement', 'event.md#announce-holidays-or-news'],
  ['cannot open editor', 'start.md#the-editor-does-not-start'],
  ['What does the law require?', 'privacy.md'],
  ['internet', 'put-online.md'],
  ['tone', 'writing.md'],
  ['restore old version', 'problems.md#undo-what-you-saved'],
  ['go back to an earlier version', 'problems.md#undo-what-you-saved'],
  ['unpublish a mistake', 'problems.md#i-published-a-mistake'],
  ['How do I delete a counselor?', 'person.md#a-counselor-leaves'],
  ['add a book', 'edit-on-the-page.md#add-a-block'],
  ['upload a document', 'picture.md#pdfs-and-other-files'],
  ['unzip', 'start.md#2-get-your-website'],
  ['How do I unpack the download?', 'start.md#2-get-your-website'],
  ['delete a post', 'edit-on-the-page.md#move-duplicate-or-remove-something'],
  ['move a section', 'edit-on-the-page.md#move-duplicate-or-remove-something'],
  ['waiting list', 'event.md'],
  ['the website shows the old version', 'publish.md'],
  ['photo too big', 'picture.md'],
  ['How do I stop the editor?', 'start.md#4-start-the-editor'],
  ['cookie banner', 'privacy.md'],
  ['backup', 'other-hosts.md#move-hand-over-or-leave'],
  ['How do I update?', 'start.md#update-to-a-newer-version'],
])('the first answer to "%s" is %s', async (question, guide) => {
  const editor = await openEditor();
  const { text } = await editor.ask('GET', guidesPath + guideIndex);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const { guides } = await searchGuides(question, await loadGuideIndex());
  expect(guides[0]?.path).toBe(guideAddress(guide));
});

test('what guides are also called is not shown as their text', async () => {
  const editor = await openEditor();
  const { text } = await editor.ask('GET', guidesPath + guideIndex);
  expect(text).not.toContain('Also:');
  const { text: page } = await editor.ask('GET', guideAddress('person.md'));
  expect(page.replaceAll(/<!--.*?-->/g, '')).not.toContain('somebody left');
});

test('each part of a guide that a search finds is there', async () => {
  const editor = await openEditor();
  const { text } = await editor.ask('GET', guidesPath + guideIndex);
  const paths = [...text.matchAll(/"path":"(\/_[^"]*)"/g)].map(([, path = '']) => path.split('#'));
  expect(paths.length).toBeGreaterThan(30);
  for (const [path = '', part] of paths) {
    const guide = await editor.ask('GET', path);
    expect([path, guide.status]).toEqual([path, 200]);
    expect(guide.text).toContain(part === undefined ? '<h1' : `id="${part}"`);
  }
});

test('what is selected has a guide', async () => {
  const config = { routes: [{ blocks: [{ type: 'form' }, { type: 'hero' }] }] };
  const selections = [
    ['routes', 0, 'blocks', 0],
    ['routes', 0, 'blocks', 1],
    ['entities', 'counselors', 0],
    ['theme'],
  ];
  const found = selections.map((selected) => findGuide(config, selected));
  expect(found).toEqual(['provider.md', 'page.md', 'person.md', 'colors.md']);
  expect(findGuide(config, [])).toBeUndefined();
  const editor = await openEditor();
  for (const guide of Object.values(guidesByName)) {
    const { status } = await editor.ask('GET', guideAddress(guide));
    expect([guide, status]).toEqual([guide, 200]);
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
