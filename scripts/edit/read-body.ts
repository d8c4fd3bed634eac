import type { IncomingMessage } from 'node:http';
import { mostUploadBytes, uploadType } from '../../src/editor/editor-api';
import { words } from '../../src/editor/words';

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
  const bytes = await readBytes(request, mostBytes, 'This is more than one change can hold.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RefusedRequest(400, 'The request is not JSON.');
  }
}

/**
 * Reads the file that a request carries.
 *
 * @throws RefusedRequest when it is larger than any that the editor takes
 */
export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  // Nothing that a page of another site could send without asking first.
  if (request.headers['content-type'] !== uploadType) {
    throw new RefusedRequest(415, 'Files are sent as they are.');
  }
  return readBytes(request, mostUploadBytes, words.tooLarge);
}

async function readBytes(request: IncomingMessage, most: number, tooMuch: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to its end, but not kept: a browser that is still sending would not read an answer.
    if (size <= most) chunks.push(chunk);
  }
  if (size > most) throw new RefusedRequest(413, tooMuch);
  return Buffer.concat(chunks);
}
