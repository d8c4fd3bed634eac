// @promise Names of files, pages and redirects that Windows or macOS do not allow are warnings, and
// no upload gets one

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import {
  apiPath,
  maxUploadBytes,
  tokenHeader,
  uploadType,
} from '../../src/editor/protocol/editor-api';
import { words } from '../../src/editor/words';
import { openEditor, type OpenEditor } from './open-editor';
import { upload } from './upload';

/** Sends a file as browsers do: they read no answer before all of it is sent. */
async function sendWhole({ port, token }: OpenEditor, bytes: Uint8Array): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
  const head = [
    `POST ${apiPath}upload?name=larger.jpg&format=image HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `${tokenHeader}: ${token}`,
    `Content-Type: ${uploadType}`,
    `Content-Length: ${bytes.length}`,
    'Connection: close',
  ];
  const sent = new Promise((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(bytes, resolve);
  });
  await Promise.race([sent, failed]);
  const answer = text(socket.resume());
  return Promise.race([answer, failed]);
}

test('a file that is over the limit is refused in words, even if all of it is sent first', async () => {
  const answer = await sendWhole(await openEditor(), Buffer.alloc(2 * maxUploadBytes));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(words.tooLarge);
});

const typefaceFile = join(
  projectFolder,
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);

test('a typeface is taken when it can be read, and refused in words when it cannot', async () => {
  const editor = await openEditor();
  const whole = readFileSync(typefaceFile);
  const { answer } = await upload(editor, 'Figtree.woff2', whole, 'font');
  expect(answer.file).toBe('/fonts/figtree.woff2');
  const unreadable = [
    Buffer.from(`wOF2${'\0'.repeat(104)}`),
    Buffer.from(`\0\u0001\0\0${'\0'.repeat(104)}`),
    whole.subarray(0, whole.length / 2),
  ];
  for (const bytes of unreadable) {
    const { status, answer: refusal } = await upload(editor, 'x.woff2', bytes, 'font');
    expect([status, refusal.message]).toEqual([
      422,
      '“x.woff2” cannot be read as a font. Download it again as WOFF2 or TTF.',
    ]);
  }
});
