import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { apiPath, mostUploadBytes, tokenHeader, uploadType } from '../../src/editor/editor-api';
import { words } from '../../src/editor/words';
import { openEditor, type OpenEditor } from './open-editor';

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
  const answer = await sendWhole(await openEditor(), Buffer.alloc(2 * mostUploadBytes));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(words.tooLarge);
});
