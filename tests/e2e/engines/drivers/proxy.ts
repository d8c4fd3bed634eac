import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** How the browser of a test reaches the network. */
export interface Network {
  /** host and port */
  address: string;
  /** paths that were asked for since the last reset */
  readonly asked: readonly string[];
  /** Answers 503 to what matches, from now on. */
  lose: (pattern: RegExp) => void;
  /** Answers only after so many milliseconds what matches, from now on. */
  delay: (pattern: RegExp, time: number) => void;
  /** Changes pages, styles and scripts on their way, from now on; their policies are left out. */
  rewrite: (change: (text: string, type: string) => string) => void;
  /** Forgets all of it. */
  reset: () => void;
  close: () => void;
}

/**
 * Starts what stands between a browser and the network: it leads to servers of this computer only, and
 * loses what a test wants to be lost. It works in the same way in every engine.
 *
 * @param moved where to find what pages look for elsewhere, as hosts with ports
 */
export async function startProxy(moved: ReadonlyMap<string, string>): Promise<Network> {
  let lost: RegExp | undefined;
  let late: { pattern: RegExp; time: number } | undefined;
  let change: ((text: string, type: string) => string) | undefined;
  const asked: string[] = [];
  const server = createServer((incoming, response) => {
    const { method, headers, url = '' } = incoming;
    const { host, pathname, search } = new URL(url, 'http://nowhere.invalid');
    asked.push(pathname);
    const { hostname, port } = new URL(`http://${moved.get(host) ?? host}`);
    if (hostname !== '127.0.0.1' || lost?.test(pathname)) {
      response.writeHead(503, { 'Content-Type': 'text/plain' }).end();
      return;
    }
    const time = late?.pattern.test(pathname) ? late.time : 0;
    const wanted = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const outgoing = request({ hostname, port, path: pathname + search, method, headers: wanted });
    outgoing.on('response', (answer) => {
      const type = answer.headers['content-type'] ?? '';
      if (change && /html|css|javascript/.test(type)) {
        void answerChanged(answer, response, (text) => change?.(text, type) ?? text);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    setTimeout(() => incoming.pipe(outgoing), time);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    lose: (pattern) => {
      lost = pattern;
    },
    delay: (pattern, time) => {
      late = { pattern, time };
    },
    rewrite: (wanted) => {
      change = wanted;
    },
    reset: () => {
      lost = undefined;
      late = undefined;
      change = undefined;
      asked.length = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answerChanged(
  answer: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const body = change(await readText(answer));
  const { 'content-security-policy': _policy, etag: _etag, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
