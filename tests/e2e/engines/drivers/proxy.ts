import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the browser of a test reaches the network. */
export interface Network {
  /** host and port */
  address: string;
  /** paths that were asked for since the last reset */
  readonly asked: readonly string[];
  /** Answers 503 to what matches, from now on. */
  lose: (pattern: RegExp) => void;
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
    const outgoing = request({ hostname, port, path: pathname + search, method, headers });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
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
    reset: () => {
      lost = undefined;
      asked.length = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
