import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw } from '../../hostile/ask-raw';
import { makeTempFolder } from '../../make-temp-folder';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import { writeCompressed } from '../../../src/build/compress-files';

const folder = makeTempFolder();
const server = createPreviewServer(folder);
let origin = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const files = {
    'index.html': '<h1>Home</h1>',
    'about.html': '<h1>About</h1>',
    '404.html': '<h1>Not found</h1>',
    'assets/app.js': 'run()',
    _redirects: '/old /about 301!\n/older /about?from=older 301!\n',
    _headers: `/*
  Content-Security-Policy: frame-src a.example; upgrade-insecure-requests
  Strict-Transport-Security: max-age=1
  X-Frame-Options: DENY
/assets/*
  Cache-Control: immutable
/about
  ! Content-Security-Policy
  Content-Security-Policy: frame-src 'none'; upgrade-insecure-requests
  X-Frame-Options: TWICE
`,
  };
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, file), text);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a page is found without its ending, with or without a slash', async () => {
  for (const path of ['/about', '/about/']) {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([200, '<h1>About</h1>']);
  }
});

test('an unknown address gives the 404 page with status 404 and the same headers', async () => {
  const response = await fetch(`${origin}/nowhere`);
  expect([response.status, await response.text()]).toEqual([404, '<h1>Not found</h1>']);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('the 404 page is compressed like any other', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${origin}/nowhere`, { headers: { 'accept-encoding': encoding } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toBe('<h1>Not found</h1>');
  }
  const plain = await fetch(`${origin}/nowhere`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
});

function ask(path: string): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual' });
}

test('redirects keep query and headers, and a query of their own comes first', async () => {
  const response = await ask('/old?a=b&c');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/about?a=b&c']);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect((await ask('/older?a=b')).headers.get('location')).toBe('/about?from=older');
});

test('a rule may take a header off; otherwise the values of all rules count', async () => {
  const page = await fetch(`${origin}/about/`);
  expect(page.headers.get('content-security-policy')).toBe("frame-src 'none'");
  expect(page.headers.get('x-frame-options')).toBe('DENY, TWICE');
});

test('nothing sends browsers to https, which this server does not speak', async () => {
  const { headers } = await fetch(origin);
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('content-security-policy')).toBe('frame-src a.example');
});

test('texts are sent compressed to browsers that read it, and only once', async () => {
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(`${origin}/about`, { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(await response.text()).toBe('<h1>About</h1>');
    const known = { ...headers, 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(`${origin}/about`, { headers: known })).status).toBe(304);
  }
  const part = { range: 'bytes=4-8', 'accept-encoding': 'br' };
  expect(await (await fetch(`${origin}/about`, { headers: part })).text()).toBe('About');
});

test('what is kept compressed gives way to a new file, and to a copy beside it', async () => {
  const file = join(folder, 'kept.html');
  const headers = { 'accept-encoding': 'br' };
  const read = async () => (await fetch(`${origin}/kept`, { headers })).text();
  writeFileSync(file, 'one');
  expect(await read()).toBe('one');
  writeFileSync(file, 'another one');
  expect(await read()).toBe('another one');
  writeCompressed(file, 'the copy');
  expect(await read()).toBe('the copy');
});

test('hashed assets are kept for good, pages are asked for again', async () => {
  const asset = await fetch(`${origin}/assets/app.js`);
  const page = await fetch(`${origin}/`);
  expect(asset.headers.get('cache-control')).toBe('immutable');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('the files that instruct the host are not served', async () => {
  for (const path of ['/_headers', '/_headers/', '/%5Fheaders', '/_redirects']) {
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
  }
});

test.each([
  '/_headers',
  '//_headers',
  '/./_headers',
  '/assets/../_headers',
  '/%2e/_headers',
  '/_headers/',
  '//_redirects//',
  '/%5fheaders',
  '/././/_headers?x',
])('instructions for the host are not shown at %s', async (path) => {
  const { port } = server.address() as AddressInfo;
  expect(await askRaw(port, path)).toMatchObject({ status: 404 });
});

test('only reading is allowed', async () => {
  const response = await fetch(origin, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test('a malformed address is refused, and the server goes on', async () => {
  expect((await fetch(`${origin}/%E0%A4%A`)).status).toBe(400);
  expect((await fetch(`${origin}//`)).status).toBe(200);
  expect((await fetch(`${origin}/about`)).status).toBe(200);
});
