import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMediaType } from '../../src/build/outputs/output';
import { listen, type Served } from './serve-handler';

/** Serves a folder as GitHub Pages does at the root of a domain. */
export function servePages(folder: string): Promise<Served> {
  return listen(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const path = decode(pathname);
    const answer = path === undefined ? undefined : find(folder, path);
    if (answer === 'folder') {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const file = answer ?? '404.html';
    const status = answer === undefined ? 404 : 200;
    const type = readMediaType(file);
    response.writeHead(status, {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'max-age=600',
    });
    response.end(isFile(join(folder, file)) ? readFileSync(join(folder, file)) : 'Not found');
  });
}

/** The file for a path, or that it is a folder with a page. */
function find(folder: string, path: string): string | undefined {
  const candidates = path.endsWith('/')
    ? [`${path}index.html`]
    : [path, `${path}/index.html`, `${path}.html`];
  const found = candidates.find((candidate) => isFile(join(folder, candidate)));
  return found === `${path}/index.html` ? 'folder' : found;
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.split('/').includes('..') ? undefined : path;
  } catch {
    return undefined;
  }
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}
