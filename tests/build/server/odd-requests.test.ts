// @promise No path redirects to another site, on any host or on the local servers
// @promise No malformed request stops a local server or leaves a file open

import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPreviewServer } from '../../../src/build/server/preview-server';
import { sampleOf } from '../../runners/is-sample';
import { createProviderServer } from '../../../src/build/mock-provider/provider-server';
import { askRaw, sendRaw } from '../../hostile/ask-raw';
import { breakOff } from '../../hostile/break-off';
import { canCountOpenFiles, countOpenFiles } from '../../hostile/count-open-files';
import { countTries } from '../../hostile/count-tries';
import { hostilePaths } from '../../hostile/hostile-paths';
import { leadsElsewhere } from '../../hostile/leads-elsewhere';
import { brokenRequests, listOddRequests } from '../../hostile/odd-requests';
import { makeTempFolder } from '../../make-temp-folder';

const folder = makeTempFolder();
const movie = '/movie.mp4';
const movieSize = 8_000_000;

const preview = createPreviewServer(folder);
const servers: { name: string; file: string; server: Server }[] = [
  { name: 'the preview', file: '/index.html', server: preview },
  {
    name: 'the stand-in for widgets',
    file: '/js/form_embed.js',
    server: createProviderServer({ findWidget: () => undefined }),
  },
];

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Not found</h1>');
  writeFileSync(join(folder, movie), Buffer.alloc(movieSize));
  writeFileSync(
    join(folder, '_redirects'),
    '/old /about 301\n/far https://example.org/日本 301\n/away https://example.org/ 301\n',
  );
  for (const { server } of servers) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});

afterAll(() => {
  for (const { server } of servers) {
    server.closeAllConnections();
    server.close();
  }
});

describe.each(sampleOf(servers))('$name', ({ file, server }) => {
  const portOf = () => (server.address() as AddressInfo).port;

  test('answers each odd request, and goes on @A4', async ({ task }) => {
    const requests = listOddRequests(file);
    countTries(task, requests.length + brokenRequests.length);
    expect(requests.length + brokenRequests.length).toBeGreaterThan(60);
    for (const request of requests) {
      const answer = await sendRaw(portOf(), request, 2_000);
      expect([request, answer.slice(0, 9)]).toEqual([request, 'HTTP/1.1 ']);
      expect([request, answer.startsWith('HTTP/1.1 500')]).toEqual([request, false]);
    }
    for (const request of brokenRequests) {
      await sendRaw(portOf(), request, 300);
      expect([request, (await askRaw(portOf(), file)).status]).toEqual([request, 200]);
    }
  });

  test('leads to no site of another @A4', async ({ task }) => {
    countTries(task, hostilePaths.length);
    const origin = `http://127.0.0.1:${portOf()}`;
    for (const path of hostilePaths) {
      const { status, location } = await askRaw(portOf(), path);
      expect([path, leadsElsewhere(location, origin)]).toEqual([path, false]);
      expect([path, status >= 200 && status < 500]).toEqual([path, true]);
    }
  });
});

/** As servers are written in a hurry: slashes are taken off, and addresses read as they come. */
function createCarelessServer(): Server {
  return createServer((request, response) => {
    try {
      const path = decodeURIComponent(request.url ?? '');
      if (path.endsWith('/')) response.setHeader('Location', encodeURI(path.replace(/\/+$/, '')));
      const { pathname } = new URL(path, 'http://localhost');
      response.writeHead(path.endsWith('/') ? 301 : 200).end(pathname);
    } catch {
      response.writeHead(500).end();
    }
  });
}

test('a careless server is seen: the control @A4-control', async ({ task }) => {
  const server = createCarelessServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const seen: string[] = [];
  for (const path of hostilePaths) {
    const { location } = await askRaw(port, path);
    if (leadsElsewhere(location, `http://127.0.0.1:${port}`)) seen.push(path);
  }
  for (const request of listOddRequests('/')) {
    const answer = await sendRaw(port, request, 2_000);
    if (answer.startsWith('HTTP/1.1 500')) seen.push(request);
  }
  server.closeAllConnections();
  server.close();
  countTries(task, seen.length);
  expect(seen.filter((one) => one.startsWith('/')).length).toBeGreaterThan(5);
  expect(seen.filter((one) => one.startsWith('GET')).length).toBeGreaterThan(0);
});

function previewPort(): number {
  return (preview.address() as AddressInfo).port;
}

/** What the preview says of the movie that it sends. */
async function askForPart(range: string) {
  const { status, headers, body } = await fetch(`http://127.0.0.1:${previewPort()}${movie}`, {
    headers: { range },
  });
  await body?.cancel();
  return [status, headers.get('content-length'), headers.get('content-range')];
}

test('the preview sends the part of a file that is asked for, and all of it when that is unclear', async () => {
  expect(await askForPart('bytes=2-5')).toEqual([206, '4', `bytes 2-5/${movieSize}`]);
  expect(await askForPart('bytes=7999990-')).toEqual([
    206,
    '10',
    `bytes 7999990-7999999/${movieSize}`,
  ]);
  expect((await askForPart('bytes=8000000-'))[0]).toBe(416);
  for (const unclear of [
    'bytes=5-2',
    'bytes=0-18446744073709551616',
    'bytes=-5',
    'bytes=0-1,3-4',
  ]) {
    expect(await askForPart(unclear)).toEqual([200, `${movieSize}`, null]);
  }
});

test('what goes wrong inside is answered with 500, and the preview goes on', async () => {
  // The build writes no such target; a folder from elsewhere may hold one.
  expect((await askRaw(previewPort(), '/far')).status).toBe(500);
  expect((await askRaw(previewPort(), '/away')).location).toBe('https://example.org/');
});

test.skipIf(!canCountOpenFiles)('a download that is broken off leaves no file open', async () => {
  await Promise.all(Array.from({ length: 300 }, () => breakOff(previewPort(), movie)));
  await expect.poll(() => countOpenFiles(folder), { timeout: 10_000 }).toBe(0);
});
