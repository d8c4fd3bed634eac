// @promise A running editor never runs or serves code that arrived in the folder after it started

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from '../../../../src/io/project-folder';
import { apiPath, tokenHeader, uploadType } from '../../../../src/editor/protocol/editor-api';
import { makeTempFolder } from '../../../make-temp-folder';
import { outerEnvironment } from '../../../outer-environment';
import { photo } from '../../../build/images/sample-pictures';
import { readTestSite } from '../../../sites/read-site';
import { gitSettings, startRepository } from './repositories';

const parts = ['scripts', 'src', 'schema', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project with a test site in it. The photo and the logo are in no cache. */
async function copyProject(color: string): Promise<string> {
  const copy = makeTempFolder();
  for (const part of parts) {
    cpSync(join(projectFolder, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  const { configFile, publicFolder } = readTestSite('another-practice');
  cpSync(configFile, join(copy, 'site.config.json'));
  cpSync(publicFolder, join(copy, 'public'), { recursive: true });
  for (const name of listPhotos(copy)) {
    writeFileSync(join(copy, 'public/images', name), await photo(900, 600, color));
  }
  writeFileSync(join(copy, 'public/mark.svg'), draw(color));
  return copy;
}

function listPhotos(copy: string): string[] {
  return readdirSync(join(copy, 'public/images')).filter((name) => name.endsWith('.jpg'));
}

function draw(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${color}" d="M0 0h9v9z"/></svg>`;
}

/** Makes all code of a copy write a file when it is run, and say a word when it is read. */
function replaceCode(copy: string, marker: string): void {
  const code = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(marker)}, 'PWNED');`;
  for (const folder of ['scripts', 'src', 'schema']) {
    for (const name of readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(copy, folder, name);
      if (/\.(?:tsx?|mjs|js)$/.test(name)) writeFileSync(file, code);
      if (name.endsWith('.json')) writeFileSync(file, '"PWNED"');
    }
  }
}

async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

/** Starts `npm run edit` of a copy. */
async function startEdit(copy: string): Promise<URL> {
  const settings = { ...gitSettings, EDIT_PORT: await findFreePort() };
  const edit = spawn(process.execPath, ['src/cli/pagewright.mjs', 'edit', '--no-open'], {
    cwd: copy,
    env: outerEnvironment(settings),
  });
  onTestFinished(() => void edit.kill('SIGKILL'));
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data.toString();
      const [found] = /http:\S+#\S+/.exec(output) ?? [];
      if (found) resolve(new URL(found));
    };
    edit.stdout.on('data', hear);
    edit.stderr.on('data', hear);
    edit.on('exit', () => reject(new Error(`The editor did not start: ${output}`)));
  });
}

test('a running editor runs and serves the code that it was started with @A10', async () => {
  const number = Math.floor(Math.random() * 0xffffff);
  const color = `#${number.toString(16).padStart(6, '0')}`;
  const copy = await copyProject(color);
  const marker = join(makeTempFolder(), 'pwned');
  startRepository(copy);
  const { origin, hash } = await startEdit(copy);
  const headers = { [tokenHeader]: hash.slice(1), 'Content-Type': 'application/json' };
  let cookie = '';
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(origin + path, {
      ...init,
      headers: { ...headers, Cookie: cookie, ...init.headers },
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect([path, response.status, text.slice(0, 200)]).toEqual([path, 200, expect.anything()]);
    expect(text).not.toContain('PWNED');
    return text;
  };
  const send = (name: string, body: object, more: Record<string, string> = {}) =>
    ask(apiPath + name, { method: 'POST', body: JSON.stringify(body), headers: more });
  // The code for the browser is made as the editor starts.
  await fetch(`${origin}/_editor/made`);

  replaceCode(copy, marker);
  await ask('/_editor/');
  await ask('/_editor/start.js');
  await ask('/_editor/entry-editor.js');
  for (const name of ['schema', 'text', 'names', 'files', 'versions', 'unused']) {
    await ask(apiPath + name);
  }
  const { revision, fileHash } = JSON.parse(await ask(`${apiPath}document`)) as {
    revision: number;
    fileHash: string;
  };
  const lookAtPage = async (): Promise<void> => {
    const { html } = JSON.parse(await ask(`${apiPath}preview?path=/`)) as { html: string };
    const files = html.match(/\/(?:assets\/pictures|share)\/[\w.-]+/g) ?? [];
    expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(
      new Set(['avif', 'webp', 'jpg', 'png']),
    );
    for (const file of [...new Set(files), '/favicon.ico', '/apple-touch-icon.png'])
      await ask(file);
  };
  await lookAtPage();
  writeFileSync(join(copy, 'public/mark.svg'), draw(color).replace('h9', 'h7'));
  await lookAtPage();
  const changes = [{ op: 'set', path: ['site', 'name'], value: 'Lakeside' }];
  await send('changes', { revision, label: 'Change', changes });
  await lookAtPage();
  const { id } = JSON.parse(
    await ask(`${apiPath}upload?name=new.jpg&format=image`, {
      method: 'POST',
      body: new Uint8Array(await photo(700, 500, color)),
      headers: { 'Content-Type': uploadType },
    }),
  ) as { id: string };
  await send('keep', { id, choice: 'both' });
  await send('save', {}, { 'If-Match': fileHash });
  const shown = JSON.parse(await send('prepare', { target: 'usual' })) as { id: string };
  const published = await send('publish', { target: 'usual', id: shown.id, message: 'Change' });
  expect(JSON.parse(published)).toMatchObject({ outcome: 'published' });
  expect(existsSync(marker)).toBe(false);

  // Whatever would have been run is noticed.
  expect(readFileSync(join(copy, 'src/editor/server/start.js'), 'utf8')).toContain('PWNED');
  spawnSync(process.execPath, ['src/build/outputs/draw-once.mjs'], { cwd: copy });
  expect(existsSync(marker)).toBe(true);
});
