import { expect, onTestFinished, test } from 'vitest';
import { makeTempFolder } from '../make-temp-folder';
import { write } from '../workflows/read-workflows';
import { servePages } from './serve-pages';

test.each([
  ['/', 200, 'home'],
  ['/about?a=b', 301, '/about/?a=b'],
  ['/about/', 200, 'about'],
  ['/contact', 200, 'contact'],
  ['/contact.html', 200, 'contact'],
  ['/contact/', 404, 'missing'],
  ['/contact/us', 200, 'us'],
  ['/caf%C3%A9', 200, 'coffee'],
  ['/%E0%A4%A', 404, 'missing'],
  ['/%2e%2e%2foutside.txt', 404, 'missing'],
])('%s is answered as GitHub Pages does', async (path, status, expected) => {
  const folder = makeTempFolder();
  for (const [file, text] of [
    ['outside.txt', 'outside'],
    ['site/index.html', 'home'],
    ['site/404.html', 'missing'],
    ['site/about/index.html', 'about'],
    ['site/contact.html', 'contact'],
    ['site/contact/us.html', 'us'],
    ['site/café.html', 'coffee'],
  ] as const) {
    write(folder, file, text);
  }
  const { url, close } = await servePages(`${folder}/site`);
  onTestFinished(close);
  const answer = await fetch(url + path, { redirect: 'manual' });
  const text = await answer.text();
  expect([answer.status, answer.headers.get('location') ?? text]).toEqual([status, expected]);
  if (status === 301) return;
  expect(answer.headers.get('cache-control')).toBe('max-age=600');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('a website without a page for unknown addresses has a short text there', async () => {
  const { url, close } = await servePages(makeTempFolder());
  onTestFinished(close);
  const answer = await fetch(`${url}/image.png`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});
