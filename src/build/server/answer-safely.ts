import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/**
 * Makes a handler of requests one that no request can end the server with: what it throws becomes
 * status 400 for an address that cannot be read (`readAddress`) and 500 for all else, and a file
 * that it sends is closed with the connection.
 */
export function answerSafely(handle: Handler): RequestListener {
  return (request, response) => {
    response.on('pipe', (file) => closeTogether(file, response));
    // A handler that throws at once is caught like one that fails later.
    new Promise<void>((resolve) => {
      resolve(handle(request, response));
    }).catch((error: unknown) => sendError(error, request, response));
  };
}

/**
 * The address of a request. Two slashes at its beginning are part of its path here; `new URL` with
 * a base would take what follows for the name of a host.
 *
 * @throws URIError when it cannot be read
 */
export function readAddress(url = '/'): URL {
  try {
    const [path = ''] = url.split(/[?#]/);
    // Browsers send neither; some readers of addresses would take them for the name of a host.
    if (!path.startsWith('/') || path.includes('\\')) throw new Error('This is not a path.');
    decodeURIComponent(path);
    return new URL(`http://localhost${url}`);
  } catch (error) {
    throw new URIError(`The URL ${JSON.stringify(url)} is not valid.`, { cause: error });
  }
}

/** Node closes neither a file whose reader has gone nor an answer whose file has. */
function closeTogether(file: Readable, response: ServerResponse): void {
  file.on('error', () => response.destroy());
  response.on('close', () => file.destroy());
}

function sendError(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  const isBadAddress = error instanceof URIError;
  if (!isBadAddress) console.error(`${request.method} ${JSON.stringify(request.url)}:`, error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // They describe what should have been sent.
  for (const name of ['Content-Encoding', 'Content-Length']) response.removeHeader(name);
  response.writeHead(isBadAddress ? 400 : 500, { 'Content-Type': 'text/plain;charset=utf-8' });
  response.end(isBadAddress ? error.message : 'Something went wrong; see the terminal.');
}
