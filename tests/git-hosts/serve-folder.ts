import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { readMediaType } from '../../src/build/outputs/output';

/** As Netlify would, with the headers that the build has written. */
export function serveFolder(
  folder: string,
  onSent: (file: string, content: Buffer) => void = () => undefined,
): Server {
  const lines = readFileSync(join(folder, '_headers'), 'utf8').split('\n');
  const headers = lines.flatMap((line): [string, string][] => {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = pathname.endsWith('/') ? join(pathname, 'index.html') : pathname;
    for (const [name, value] of headers) response.setHeader(name, value);
    try {
      const content = readFileSync(join(folder, file));
      onSent(file, content);
      response.writeHead(200, { 'Content-Type': readMediaType(file) }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
}
