import type { IncomingMessage } from 'node:http';

/** More than any change of a config has. */
export const mostBytes = 20_000_000;

/** A request that cannot be answered, with the status that says so. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Reads what a request carries.
 *
 * @throws RefusedRequest when it is not JSON, or more than a change can be
 */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') {
    throw new RefusedRequest(415, 'Requests carry JSON.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw new RefusedRequest(413, 'This is more than one change can hold.');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new RefusedRequest(400, 'The request is not JSON.');
  }
}
