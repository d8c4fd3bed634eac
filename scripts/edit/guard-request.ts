import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiPath, editorPath, tokenHeader } from '../../src/editor/editor-api';

/** Who may ask the editor for something. */
export interface Access {
  /** what requests of the editor carry, see `tokenHeader` */
  token: string;
  /** what the browser carries that has shown the token: for frames and pictures, which have no headers */
  pass: string;
}

/** The cookie that holds the pass. Other servers of this machine may see it: it permits looking only. */
const passCookie = 'edit-pass';

/** The header that gives a browser its pass. */
export function writePassCookie({ pass }: Access): string {
  return `${passCookie}=${pass}; Path=/; HttpOnly; SameSite=Strict`;
}

/**
 * Whether a request may be answered. Pages of other sites can make a browser ask here; under another
 * name of this machine too, which would make them pages of this origin (DNS rebinding). Everything but
 * the code of the editor itself needs what only those have who have seen the terminal.
 *
 * @returns why not
 */
export function findObjection(request: IncomingMessage, access: Access): string | undefined {
  const { headers, url = '/', socket } = request;
  const host = `127.0.0.1:${socket.localPort}`;
  if (headers.host !== host) return `The editor answers only under http://${host}.`;
  const site = headers['sec-fetch-site'];
  const isForeign =
    (headers.origin !== undefined && headers.origin !== `http://${host}`) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) return 'The editor does not answer other sites.';
  if (url.startsWith(apiPath)) {
    const token = headers[tokenHeader.toLowerCase()];
    return isSecret(token, access.token) ? undefined : askForAddress;
  }
  if (url.startsWith(editorPath)) return undefined;
  return isSecret(readCookie(headers.cookie), access.pass) ? undefined : askForAddress;
}

const askForAddress = 'Open the address that the terminal shows.';

function readCookie(cookies = ''): string | undefined {
  const pairs = cookies.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === passCookie)?.[1];
}

/** Takes the same time for every wrong value. */
function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const one = Buffer.from(String(given));
  const other = Buffer.from(secret);
  return one.length === other.length && timingSafeEqual(one, other);
}
