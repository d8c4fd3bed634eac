import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Web-standard code that answers requests, as hosts of functions run it. */
export interface Handler {
  fetch: (request: Request, environment?: Record<string, unknown>) => Promise<Response>;
}

/** A server of a test, where it answers. */
export interface Served {
  url: string;
  close: () => void;
}

/** Starts a server on a free port. */
export async function listen(listener: RequestListener): Promise<Served> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${address.port}`, close };
}

/** Serves a handler of Web requests, with its settings. */
export function serveHandler(
  handler: Handler,
  environment: Record<string, unknown>,
): Promise<Served> {
  return listen((request, response) => {
    void readRequest(request)
      .then((web) => handler.fetch(web, environment))
      .then(
        async (answer) => {
          response.writeHead(answer.status, [...answer.headers].flat());
          response.end(Buffer.from(await answer.arrayBuffer()));
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: new Uint8Array(await buffer(request)) }),
  });
}
