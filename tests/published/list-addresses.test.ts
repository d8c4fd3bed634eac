// @promise No page, text or data in a built site requests a file or page that is not published

import { expect, test } from 'vitest';
import {
  listAddresses,
  listPictureNames,
  listPagePictures,
} from '../../src/published/list-addresses';

const origin = 'https://quiet-lake.example';

test('HTML: links, pictures in all sizes, videos, posters, styles and what messengers show', () => {
  const html = `<head><link rel="preload" href="/assets/a.woff2"><meta property="og:image" content="${origin}/share/a.png">
    <style>@font-face{src:url(/assets/b.woff2)}</style></head><body style="background:url('/images/c.svg')">
    <img src="/images/a.jpg" srcSet="/images/a-160.webp 160w, /images/a-320.webp 320w"><video poster="/p.jpg"><source src="/v.mp4#t=1"></video>
    <a href="/contact?from=home#form">Contact</a><use href="/icons.svg#heart"></use><form action="/send"></form></body>`;
  expect(listAddresses(html, 'html', origin).toSorted()).toEqual(
    [
      '/assets/a.woff2',
      '/share/a.png',
      '/assets/b.woff2',
      '/images/c.svg',
      '/images/a.jpg',
      '/images/a-160.webp',
      '/images/a-320.webp',
      '/p.jpg',
      '/v.mp4',
      '/contact',
      '/icons.svg',
      '/send',
    ].toSorted(),
  );
});

test('a form that is sent to a program on the server of the site asks for no file', () => {
  const html = `<form method="post" action="${origin}/form"></form><form action="/search"></form>`;
  expect(listAddresses(html, 'html', origin)).toEqual(['/search']);
});

test('characters that are written in another way in HTML', () => {
  const html = '<a href="/o&#x27;brien">A</a><a href="/b&amp;b?a=1&amp;b=2">B</a>';
  expect(listAddresses(html, 'html', origin)).toEqual(["/o'brien", '/b&b']);
});

test('what leads elsewhere or only looks like an address is left out', () => {
  const html =
    '<a href="https://other.example/a.jpg">A</a><a href="//other.example/b">B</a><a href="tel:+1">C</a><a href="#d">D</a><img src="data:image/png;base64,AA=="><p>href="/e" is written so.</p>'.replace(
      '"/e"',
      '&quot;/e&quot;',
    );
  expect(listAddresses(html, 'html', origin)).toEqual([]);
  expect(listAddresses('{"per":"/week","text":"/images/a.jpg"}', 'json', origin)).toEqual([]);
});

const texts = [
  '/r/anxiety: what I read there',
  'Anger, /or what looks like it, in children',
  'Styles: use url(/x) in them',
  ' src=&quot;/x&quot; href=&quot;/y&quot; ',
];

test.each(texts)('a text is no address, wherever it is: %s', (text) => {
  const html = `<head><title>${text}</title><meta property="og:title" content="${text}"><meta name="description" content="${text}">
    </head><body data-src="${text}"><img alt="${text}" title="${text}" src="/a.jpg"><p>${text}, src="/x" url(/x)</p>
    <script type="application/ld+json">{"name":"${text}"}</script></body>`;
  expect(listAddresses(html, 'html', origin)).toEqual(['/a.jpg']);
  expect(listAddresses(`{"title":"${text}"}`, 'json', origin)).toEqual([]);
  expect(listAddresses(`<title>${text}</title>\nURL: /x`, 'xml', origin)).toEqual([]);
});

test('HTML: addresses in styles, in data for search engines and in the settings of a page', () => {
  const html = `<style>a{background:url("/a.svg")}</style><p style="--a:url(&quot;/b.svg&quot;)"></p>
    <script type="application/ld+json">{"url":"${origin}/c","logo":"/d.svg"}</script>
    <meta http-equiv="refresh" content="0; url=/e"><meta name="twitter:image" content="/f.png">
    <link rel="preload" imagesrcset="/g-1.webp 1w, /g-2.webp 2w"><a hidden href="/h, i?q=1, 2">H</a>`;
  expect(listAddresses(html, 'html', origin)).toEqual([
    '/a.svg',
    '/b.svg',
    '/c',
    '/d.svg',
    '/e',
    '/f.png',
    '/g-1.webp',
    '/g-2.webp',
    '/h, i',
  ]);
});

test('data, calendars and texts for search engines', () => {
  const json = `{"href":"/about","src":"/images/a.svg","portrait": "/p.webp","mp4":"/v.mp4","link":"/a.pdf","href":"${origin}/b"}`;
  expect(listAddresses(json, 'json', origin)).toEqual([
    '/about',
    '/images/a.svg',
    '/p.webp',
    '/v.mp4',
    '/a.pdf',
    '/b',
  ]);
  const calendar = `BEGIN:VEVENT\r\nURL:${origin}/work\r\n shops\r\nDESCRIPTION:${origin}/other.\r\n`;
  expect(listAddresses(calendar, 'text', origin)).toEqual(['/workshops']);
  const robots = `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`;
  expect(listAddresses(robots, 'text', origin)).toEqual(['/sitemap.xml']);
  const sitemap = `<url><loc>${origin}/a&amp;b</loc></url>`;
  expect(listAddresses(sitemap, 'xml', origin)).toEqual(['/a&b']);
});

test('the names of pictures in the data of a page', () => {
  const json = '{"image":{"variants":{"name":"lake-1a2b","colors":"#a,#b,#c"},"alt":"Lake"}}';
  expect(listPictureNames(json)).toEqual(['lake-1a2b']);
});

test('the pictures of a page: files that it names, and all of those that only its data has', () => {
  const names = ['lake-1a2b', 'hill-3c4d', 'hill-3c4d'];
  const portrait = '/assets/pictures/esther-5e6f-160.webp';
  const pictures = names.map((name) => ({ variants: { name, colors: '#a,#b,#c' } }));
  const json = JSON.stringify({ portrait, pictures });
  const file = '/assets/pictures/lake-1a2b-160.avif';
  const html = `<source srcset="${file} 160w, /assets/pictures/lake-1a2b-214.avif 214w"><img src="${file}">`;
  expect(listPagePictures(html, json)).toEqual([
    file,
    '/assets/pictures/lake-1a2b-214.avif',
    portrait,
    '/assets/pictures/hill-3c4d-',
  ]);
});
