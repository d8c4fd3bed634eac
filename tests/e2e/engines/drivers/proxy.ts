import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable, Transform } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** How fast a connection is. */
export interface Speed {
  /** milliseconds until an answer begins */
  latency: number;
  bytesPerSecond: number;
}

/** @param type what kind of text it is, as the server says */
type Change = (text: string, type: string) => string;

/** Waits until an answer may begin, and makes what its bytes pass through. */
type Pace = () => Promise<Transform>;

/** How the browser of a test reaches the network. */
export interface Network {
  /** host and port */
  address: string;
  /** paths that were asked for since the last reset */
  readonly asked: readonly string[];
  /** Answers 503 to what matches, from now on. */
  lose: (pattern: RegExp) => void;
  /**
   * Does not answer what matches, from now on.
   *
   * @returns lets it through
   */
  hold: (pattern: RegExp) => () => void;
  /** Answers as slowly as such a connection, which all answers share, from now on. */
  slowDown: (speed: Speed) => void;
  /** Changes pages, styles and scripts on their way, from now on; their policies are left out. */
  rewrite: (change: Change) => void;
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
  let held: { pattern: RegExp; waiting: (() => void)[] } | undefined;
  let pace: Pace | undefined;
  let change: Change | undefined;
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
    const wanted = change ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const outgoing = request({ hostname, port, path: pathname + search, method, headers: wanted });
    outgoing.on('response', (answer) => {
      pass(answer, response, { change, pace }).catch(() => response.destroy());
    });
    outgoing.on('error', () => response.destroy());
    const ask = () => void incoming.pipe(outgoing);
    if (held?.pattern.test(pathname)) held.waiting.push(ask);
    else ask();
  });

  function release(): void {
    const waiting = held?.waiting ?? [];
    held = undefined;
    for (const ask of waiting) ask();
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    lose: (pattern) => {
      lost = pattern;
    },
    hold: (pattern) => {
      held = { pattern, waiting: [] };
      return release;
    },
    slowDown: (speed) => {
      pace = createPace(speed);
    },
    rewrite: (wanted) => {
      change = wanted;
    },
    reset: () => {
      lost = undefined;
      release();
      pace = undefined;
      change = undefined;
      asked.length = 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Hands an answer on, changed and slowly if so wanted. */
async function pass(
  answer: IncomingMessage,
  response: ServerResponse,
  { change, pace }: { change: Change | undefined; pace: Pace | undefined },
): Promise<void> {
  const type = answer.headers['content-type'] ?? '';
  let { headers } = answer;
  let body: Readable = answer;
  if (change && /html|css|javascript/.test(type)) {
    const { 'content-security-policy': _policy, etag: _etag, ...others } = headers;
    const text = gzipSync(change(await readText(answer), type));
    headers = { ...others, 'content-encoding': 'gzip', 'content-length': String(text.length) };
    body = Readable.from([text]);
  }
  const paced = await pace?.();
  response.writeHead(answer.statusCode ?? 502, headers);
  // Whoever no longer wants it takes no harm.
  await pipeline(paced ? [body, paced, response] : [body, response]);
}

function createPace({ latency, bytesPerSecond }: Speed): Pace {
  let freeAt = 0;
  return async () => {
    await wait(latency);
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        freeAt = Math.max(freeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
        setTimeout(() => done(null, chunk), freeAt - performance.now());
      },
    });
  };
}
