import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiPath, editorPath, tokenHeader } from '../protocol/editor-api';

/** Who may ask the editor for something. */
export interface Access {
  /** what requests of the editor carry, see `tokenHeader` */
  token: string;
  /** what the browser carries that has shown the token: for frames and pictures, which have no headers */
  pass: string;
}

/**
 * The name of the cookie that holds the pass. Cookies belong to all ports of a machine: another editor
 * needs another name, and other servers may see the pass, so it permits looking only.
 */
function namePassCookie({ socket }: IncomingMessage): string {
  return `edit-pass-${socket.localPort}`;
}

/** The header that gives the browser that asks its pass. */
export function writePassCookie(request: IncomingMessage, { pass }: Access): string {
  return `${namePassCookie(request)}=${pass}; Path=/; HttpOnly; SameSite=Strict`;
}

/**
 * Whether a request may be answered. Pages of other sites can make a browser ask here; under another
 * name of this machine too, which would make them pages of this origin (DNS rebinding). Everything but
 * the code of the editor itself needs what only those have who have seen the terminal.
 *
 * @param path the path that is answered: as it was asked for, it can lead elsewhere (`/editor/../`)
 * @returns why not
 */
export function findObjection(
  request: IncomingMessage,
  path: string,
  access: Access,
): string | undefined {
  const { headers, socket } = request;
  const host = `127.0.0.1:${socket.localPort}`;
  if (headers.host !== host) return `The editor is only available at http://${host}.`;
  const site = headers['sec-fetch-site'];
  const isForeign =
    (headers.origin !== undefined && headers.origin !== `http://${host}`) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpening(request, path));
  if (isForeign) return 'The editor doesn’t accept requests from other sites.';
  if (path.startsWith(apiPath)) {
    const token = headers[tokenHeader.toLowerCase()];
    return isSecret(token, access.token) ? undefined : askForAddress;
  }
  if (path.startsWith(editorPath)) return undefined;
  const pass = readCookie(headers.cookie, namePassCookie(request));
  return isSecret(pass, access.pass) ? undefined : askForAddress;
}

/**
 * Whether a browser opens the page of the editor in a window. The file that `openBrowser` writes leads
 * there, and browsers take each file for another site. The page holds nothing of the edited site, and its
 * own policy keeps it out of frames.
 */
function isOpening({ headers, method }: IncomingMessage, path: string): boolean {
  return method === 'GET' && path === editorPath && headers['sec-fetch-dest'] === 'document';
}

const askForAddress = 'Open the link shown in the terminal.';

function readCookie(cookies: string | undefined, wanted: string): string | undefined {
  const pairs = (cookies ?? '').split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === wanted)?.[1];
}

/** Takes the same time for every wrong value. */
function isSecret(given: string | string[] | undefined, secret: string): boolean {
  const one = Buffer.from(String(given));
  const other = Buffer.from(secret);
  return one.length === other.length && timingSafeEqual(one, other);
}
