// @promise The editor answers no request without its token, and none from another site, another
// computer or under another host name (DNS rebinding)

import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { requestNames } from '../../src/editor/server/answer-api';
import { maxBytes } from '../../src/editor/server/read-body';
import {
  apiPath,
  drawingsPath,
  editorPath,
  tokenHeader,
  trialPath,
} from '../../src/editor/protocol/editor-api';
import { openEditor } from './open-editor';

const documentPath = `${apiPath}document`;

test('nobody reads or changes anything without the token', async () => {
  const editor = await openEditor();
  const before = editor.readFile();
  const passName = `edit-pass-${editor.port}`;
  for (const request of requestNames) {
    const [method = '', name = ''] = request.split(' ');
    for (const token of [undefined, '', 'x', editor.token.slice(1), `${editor.token}x`]) {
      const headers = {
        'Content-Type': 'application/json',
        ...(token !== undefined && { [tokenHeader]: token }),
      };
      const { status, text } = await editor.ask(method, apiPath + name, headers, '{}');
      expect([method, name, token, status]).toEqual([method, name, token, 403]);
      expect(text).toBe('Open the link shown in the terminal.');
    }
  }
  for (const path of [
    '/',
    '/_data/index.json',
    '/_site.json',
    '/favicon.svg',
    '/none',
    drawingsPath,
    trialPath,
  ]) {
    expect([path, (await editor.ask('GET', path)).status]).toEqual([path, 403]);
    const { status } = await editor.ask('GET', path, { Cookie: `${passName}=${editor.token}` });
    expect([path, status]).toEqual([path, 403]);
  }
  expect(editor.readFile()).toBe(before);
});

test('no other computer reaches it: it listens at one address of this machine alone', async () => {
  const { port } = await openEditor();
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses.map(({ address }) => address))
    .filter((address) => address !== '127.0.0.1');
  expect(await canConnect('127.0.0.1', port)).toBe(true);
  // One that listened at all addresses would answer at this one, too.
  for (const host of [...others, '127.0.0.2', '::1']) {
    expect([host, await canConnect(host, port)]).toEqual([host, false]);
  }
});

test('an address that leads out of the code of the editor needs what its goal needs', async () => {
  const { ask } = await openEditor();
  for (const way of ['..', '%2e%2e', '.%2E']) {
    for (const goal of ['', '_site.json', '_editor/api/document']) {
      const path = `${editorPath}${way}/${goal}`;
      const { status } = await ask('GET', path);
      expect([path, status]).toEqual([path, 403]);
    }
  }
  const { status, headers } = await ask('GET', '/%ff');
  expect(status).toBe(400);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('under another name of this machine, it answers nothing: not even with the token', async () => {
  const { ask, port, token } = await openEditor();
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    `localhost:${port}`,
    `127.0.0.1`,
    `127.0.0.1:${port + 1}`,
    `127.0.0.1:${port}.evil.example`,
    `[::1]:${port}`,
  ]) {
    for (const path of [documentPath, editorPath, '/']) {
      const { status } = await ask('GET', path, { Host: host, [tokenHeader]: token });
      expect([host, path, status]).toEqual([host, path, 403]);
    }
  }
  expect((await ask('GET', documentPath, { [tokenHeader]: token })).status).toBe(200);
});

test('no other site gets an answer, another port of this machine neither', async () => {
  const { ask, port, token } = await openEditor();
  const foreign = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `http://127.0.0.1:${port + 1}` },
    { Origin: `https://127.0.0.1:${port}` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];
  for (const headers of foreign) {
    for (const path of [documentPath, editorPath, '/']) {
      const { status } = await ask('GET', path, { ...headers, [tokenHeader]: token });
      expect([headers, path, status]).toEqual([headers, path, 403]);
    }
  }
  // A window with the page of the editor alone, which holds nothing of the site: as the opened file asks.
  const opening = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' };
  expect((await ask('GET', editorPath, opening)).status).toBe(200);
  for (const [path, headers] of [
    [documentPath, opening],
    ['/', opening],
    [`${editorPath}start.js`, opening],
    [editorPath, { ...opening, 'Sec-Fetch-Dest': 'iframe' }],
    [editorPath, { ...opening, Origin: 'null' }],
  ] as const) {
    const { status } = await ask('GET', path, { ...headers, [tokenHeader]: token });
    expect([path, headers, status]).toEqual([path, headers, 403]);
  }
  const own = { Origin: `http://127.0.0.1:${port}`, 'Sec-Fetch-Site': 'same-origin' };
  const { status, headers } = await ask('GET', documentPath, { ...own, [tokenHeader]: token });
  expect(status).toBe(200);
  // Nobody is let in by CORS, and no page frames the editor.
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  const page = await ask('GET', editorPath);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

test('frames and pictures are shown to the browser that has shown the token, and only shown', async () => {
  const { ask, port, token } = await openEditor();
  const { headers } = await ask('GET', documentPath, { [tokenHeader]: token });
  const [cookie = ''] = headers['set-cookie'] ?? [];
  // Cookies belong to all ports of a machine: each of two editors needs a name of its own.
  const [name, value] = cookie.split(/=(.*)/);
  expect(name).toBe(`edit-pass-${port}`);
  expect(value).toMatch(/^[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
  const pass = { Cookie: cookie.split(';')[0] };
  const page = await ask('GET', '/', pass);
  expect(page.status).toBe(200);
  expect(page.text).toContain('<html lang=');
  expect(page.text).not.toContain('<script type="module"');
  expect(page.headers['content-security-policy']).not.toContain('script-src');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect((await ask('GET', documentPath, pass)).status).toBe(403);
  expect((await ask('POST', `${apiPath}undo`, pass)).status).toBe(403);
  expect((await ask('POST', '/', pass)).status).toBe(405);
});

test('only what the editor asks is answered, and only in its form', async () => {
  const editor = await openEditor();
  const { call, ask, token } = editor;
  const before = editor.readFile();
  const { revision } = await editor.read();
  const json = { [tokenHeader]: token, 'Content-Type': 'application/json' };
  const statusOf = async (method: string, name: string, body = '', headers = json) =>
    (await ask(method, apiPath + name, headers, body)).status;

  expect(await statusOf('DELETE', 'document')).toBe(404);
  expect(await statusOf('PUT', 'files/..%2fsite.config.json', '{}')).toBe(404);
  expect(await statusOf('GET', 'changes')).toBe(404);
  expect(await statusOf('GET', '__proto__')).toBe(404);
  expect(await statusOf('POST', 'changes', 'revision=1')).toBe(400);
  // What a form of another site can send.
  const plain = { ...json, 'Content-Type': 'text/plain' };
  expect(await statusOf('POST', 'changes', '{}', plain)).toBe(415);
  for (const body of [
    null,
    [],
    {},
    { revision, label: 'x', changes: {} },
    { revision, label: 'x', changes: [{ op: 'run', path: [] }] },
    { revision, label: 'x', changes: [{ op: 'set', path: 'site', value: 1 }] },
    { revision, label: 'x', changes: [{ op: 'set', path: [{}], value: 1 }] },
    { revision, label: 'x', changes: [{ op: 'set', path: ['site'] }] },
    { revision, label: 1, changes: [] },
  ]) {
    expect([body, (await call('POST', 'changes', body)).status]).toEqual([body, 400]);
  }
  const away = [{ op: 'set', path: ['__proto__', 'polluted'], value: true }];
  expect((await call('POST', 'changes', { revision, label: 'x', changes: away })).status).toBe(422);
  expect({}).not.toHaveProperty('polluted');
  for (const path of ['../site.config.json', '..%2f..%2fsite.config.json', '/etc/passwd', 'x']) {
    const { status } = await ask('GET', `${editorPath}${path}`);
    expect([path, status === 200]).toEqual([path, false]);
  }
  expect(editor.readFile()).toBe(before);
  expect((await editor.read()).revision).toBe(revision);
});

test('more than a change can hold is refused in words', async () => {
  const { ask, token, read } = await openEditor();
  const headers = { [tokenHeader]: token, 'Content-Type': 'application/json' };
  const answer = await ask('POST', `${apiPath}changes`, headers, 'x'.repeat(3 * maxBytes));
  expect([answer.status, answer.text]).toEqual([413, '{"message":"This change is too large."}']);
  expect((await read()).isSaved).toBe(true);
});

test('values inside each other without end are refused in words', async () => {
  const { ask, token, read } = await openEditor();
  const headers = { [tokenHeader]: token, 'Content-Type': 'application/json' };
  const body = `{"config":${nestLists(200_000)}}`;
  for (const name of ['check', 'changes', 'unfinished']) {
    const { status, text } = await ask('POST', apiPath + name, headers, body);
    expect([name, status, text]).toEqual([
      name,
      400,
      '{"message":"The request is nested more than 100 levels deep."}',
    ]);
  }
  // As deep as a config may be: the check finds what is wrong with it.
  const deepest = `{"config":${nestLists(64)}}`;
  expect((await ask('POST', `${apiPath}check`, headers, deepest)).status).toBe(200);
  expect((await read()).isSaved).toBe(true);
});

function nestLists(count: number): string {
  return '['.repeat(count) + ']'.repeat(count);
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
