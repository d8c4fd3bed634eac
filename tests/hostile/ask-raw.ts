import { connect } from 'node:net';

/**
 * Sends text to a server on this computer exactly as it is, which no client for HTTP would.
 *
 * @param patience how long to wait for the end of the answer, in milliseconds
 * @returns what came back, a character per byte
 */
export function sendRaw(port: number, text: string, patience = 10_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    // A connection that is cut counts as an answer; whether the server goes on is asked after it.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

/** Asks for a path that is not normalized. */
export async function askRaw(
  port: number,
  path: string,
): Promise<{ status: number; location: string | undefined }> {
  const answer = await sendRaw(
    port,
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
  );
  const [head = ''] = answer.split('\r\n\r\n');
  const [, location] = /^location: *(.*)$/im.exec(head) ?? [];
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), location };
}
