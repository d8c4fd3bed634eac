import { maxUploadBytes, uploadType, type ConflictsAnswer } from '../protocol/editor-api';
import { words } from '../words';
import { isObject } from '../../utils/json';

/** More than any change of a config has. */
export const maxBytes = 20_000_000;

/** A config may be 64 deep, and a change has a few levels around a part of one. */
const deepestBody = 100;

/** A request that cannot be answered, with the status that says so. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** to send to the person who can help */
    readonly letter?: string,
  ) {
    super(message);
  }
}

/** @returns the refusal of a request whose content is something else than it must be */
export function malformed(): RefusedRequest {
  return new RefusedRequest(400, 'The request isn’t valid.');
}

/** The request was made on another revision than the one that is there now. */
export class OutdatedRevision extends Error {}

/** Both sides have changed the same; somebody has to choose. */
export class UnresolvedConflicts extends Error {
  constructor(readonly answer: ConflictsAnswer) {
    super('Someone else changed the same text.');
  }
}

/** A request of the browser, however it reaches the code that answers it. */
export interface EditorRequest {
  method: string;
  /** path and query */
  url: string;
  /** by their names in small letters */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** undefined when it carries more */
  readBytes: (most: number) => Promise<Uint8Array | undefined>;
}

/** What a request carries, by its names. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what a request carries; nothing where that has no names.
 *
 * @throws RefusedRequest when it is not JSON, or more or deeper than a change can be
 */
export async function readBody(request: EditorRequest): Promise<Fields> {
  if (request.headers['content-type'] !== 'application/json') {
    throw new RefusedRequest(415, 'The request must be JSON.');
  }
  const bytes = await readBytes(request, maxBytes, 'This change is too large.');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new RefusedRequest(400, 'The request isn’t JSON.');
  }
  if (isDeeper(body, deepestBody)) {
    throw new RefusedRequest(400, `The request is nested more than ${deepestBody} levels deep.`);
  }
  return isObject(body) ? body : {};
}

/** Without recursion, which ends where the stack does. */
function isDeeper(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true;
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/**
 * Reads the file that a request carries.
 *
 * @throws RefusedRequest when it is larger than any that the editor takes
 */
export async function readUpload(request: EditorRequest): Promise<Uint8Array> {
  // Nothing that a page of another site could send without asking first.
  if (request.headers['content-type'] !== uploadType) {
    throw new RefusedRequest(415, 'The content type of the upload isn’t valid.');
  }
  return readBytes(request, maxUploadBytes, words.tooLarge);
}

async function readBytes(
  request: EditorRequest,
  most: number,
  tooMuch: string,
): Promise<Uint8Array> {
  const bytes = await request.readBytes(most);
  if (!bytes) throw new RefusedRequest(413, tooMuch);
  return bytes;
}
