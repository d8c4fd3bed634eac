// @promise No path redirects to another site, on any host or on the local servers
// @promise No malformed request stops a local server or leaves a file open

import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRaw, sendRaw } from '../../hostile/ask-raw';
import { breakOff } from '../../hostile/break-off';
import { canCountOpenFiles, countOpenFiles } from '../../hostile/count-open-files';
import { countTries } from '../../hostile/count-tries';
import { hostilePaths } from '../../hostile/hostile-paths';
import { leadsElsewhere } from '../../hostile/leads-elsewhere';
import { brokenRequests, listOddRequests } from '../../hostile/odd-requests';
import { caches, copyProject } from '../project-copy';
import { projectFolder } from '../../../src/io/project-folder';
import { outerEnvironment } from '../../outer-environment';

const movie = '/movie.mp4';
const picture = '/small.svg';
const project = copyProject({ shared: caches });

let server: ChildProcess | undefined;
let port = 0;
let whenListening: Promise<number> | undefined;

beforeAll(() => {
  for (const part of ['vite.config.ts', 'tests/runners', 'docs', '.oxfmtrc.json']) {
    cpSync(join(projectFolder, part), join(project, part), { recursive: true });
  }
  const content = Buffer.alloc(8_000_000);
  content.write('ftypisom', 4);
  writeFileSync(join(project, 'public', movie), content);
  writeFileSync(join(project, 'public', picture), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const args = ['node_modules/vite/bin/vite.js', '--configLoader', 'runner', '--host', '127.0.0.1'];
  server = spawn(process.execPath, args, {
    cwd: project,
    env: outerEnvironment({ NO_COLOR: '1' }),
  });
  whenListening = readPortOf(server);
});

afterAll(() => server?.kill());

test('the dev server starts @A4', async () => {
  port = (await whenListening) ?? 0;
  // The first page is answered when everything is loaded.
  const first = await sendRaw(
    port,
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
    100_000,
  );
  expect(first).toMatch(/^HTTP\/1\.1 200 /);
});

test('the dev server answers each odd request, and goes on @A4', async ({ task }) => {
  countTries(task, listOddRequests(picture).length + brokenRequests.length);
  // Each is answered and its connection closed; a minute is for a server that hangs.
  for (const request of listOddRequests(picture)) {
    const answer = await sendRaw(port, request, 60_000);
    expect([request, answer.slice(0, 9)]).toEqual([request, 'HTTP/1.1 ']);
    expect([request, answer.startsWith('HTTP/1.1 500')]).toEqual([request, false]);
  }
  for (const request of brokenRequests) await sendRaw(port, request, 300);
  expect((await askRaw(port, '/')).status).toBe(200);
  expect(server?.exitCode).toBe(null);
});

test('the dev server leads to no site of another @A4', async ({ task }) => {
  countTries(task, hostilePaths.length);
  const origin = `http://127.0.0.1:${port}`;
  for (const path of hostilePaths) {
    const { status, location } = await askRaw(port, path);
    expect([path, leadsElsewhere(location, origin)]).toEqual([path, false]);
    expect([path, status >= 200 && status < 500]).toEqual([path, true]);
  }
});

test.skipIf(!canCountOpenFiles)('a download that is broken off leaves no file open', async () => {
  await Promise.all(Array.from({ length: 300 }, () => breakOff(port, movie)));
  await expect.poll(countOpen, { timeout: 10_000 }).toBe(0);
});

function countOpen(): number {
  return countOpenFiles(join(project, 'public'), server?.pid);
}

/** Waits until a server says where it listens, or rejects with what it said when it ended. */
function readPortOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => {
        output += data.toString();
        const [, found] = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(output) ?? [];
        if (found) resolve(Number(found));
      });
    }
    child.on('exit', () => reject(new Error(output)));
  });
}
