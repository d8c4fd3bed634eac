import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { takesPart, type Switches } from './github-switches';
import { nameAsBefore, redirect, usesFormerName, writeRenamed } from './rename-repository';

/** A request that was answered, or whose connection was cut: then its status is 0. */
export interface LoggedRequest {
  method: string;
  /** with the query */
  path: string;
  status: number;
}

export interface ServedAnswer {
  status: number;
  bytes: Buffer;
  headers: Record<string, string>;
}

interface Answers {
  /** answers the question of a browser what a page may send */
  describePreflight: (request: IncomingMessage) => Record<string, string>;
  answer: (request: IncomingMessage, body: Buffer) => Promise<ServedAnswer>;
  /** takes what went wrong in the stand-in itself */
  report: (violation: string) => void;
}

/** Serves the API of a stand-in over a line that can be slow, or cut. */
export class HostServer {
  readonly log: LoggedRequest[] = [];
  readonly #server: Server;
  /** when the line is free again, by direction */
  readonly #free = { in: 0, out: 0 };

  constructor(
    readonly switches: Switches,
    readonly answers: Answers,
  ) {
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => {
        answers.report(`${request.method} ${request.url}: ${String(error)}`);
        request.socket.destroy();
      });
    });
    // On a busy machine, a connection would be closed at the moment it is used again.
    this.#server.keepAliveTimeout = 0;
  }

  /** Starts it, on a free port for 0. */
  async start(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('It does not run.');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const entry = { method, path: url, status: 0 };
    this.log.push(entry);
    const body = await readBody(request);
    await this.#transfer('in', body.length);
    if (method === 'OPTIONS') {
      response.writeHead(204, this.answers.describePreflight(request));
      entry.status = 204;
      response.end();
      return;
    }
    const { cutting } = this.switches;
    const isCut = takesPart(cutting);
    if (isCut && cutting.where === 'before') {
      request.socket.destroy();
      return;
    }
    const { status, bytes, headers } = await this.#answer(request, body);
    await this.#transfer('out', bytes.length);
    response.writeHead(status, { ...headers, 'content-length': bytes.length });
    if (isCut) {
      response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy());
      return;
    }
    entry.status = status;
    response.end(bytes);
  }

  async #answer(request: IncomingMessage, body: Buffer): Promise<ServedAnswer> {
    const { renamedTo } = this.switches;
    if (renamedTo === undefined) return this.answers.answer(request, body);
    if (usesFormerName(request)) return redirect(request, renamedTo);
    request.url = nameAsBefore(request.url ?? '', renamedTo);
    // Each character stands for a byte.
    const named = Buffer.from(nameAsBefore(body.toString('latin1'), renamedTo), 'latin1');
    return writeRenamed(await this.answers.answer(request, named), renamedTo);
  }

  /** Waits as long as the line needs, of which there is one for all requests. */
  async #transfer(direction: 'in' | 'out', bytes: number): Promise<void> {
    const { latency, bandwidth } = this.switches;
    const now = performance.now();
    const free = Math.max(now, this.#free[direction]) + (bytes / bandwidth) * 1000;
    this.#free[direction] = free;
    const delay = free - now + (direction === 'out' ? latency : 0);
    if (delay > 0) await wait(delay);
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
