import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { normalizePath } from '../src/pages/page-paths';

interface HeaderRule {
  prefix: string;
  headers: [name: string, value: string][];
}

/**
 * Serves a built site as a good static host does: precompressed files, the headers and redirects
 * that the build wrote into `_headers` and `_redirects`, and 404.html with status 404. Files are
 * read anew at each request, so a rebuild shows at once.
 */
export function createPreviewServer(folder: string): Server {
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      for (const [name, value] of headersFor(path, readHeaderRules(folder))) {
        response.setHeader(name, value);
      }
    },
  });

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = readPath(request.url);
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const target = readRedirects(folder).get(path);
    if (target) response.writeHead(301, { Location: target }).end();
    else if (isPrivate(path)) sendNotFound(folder, request, response);
    else serveFile(request, response, () => sendNotFound(folder, request, response));
  });
}

/** The path without percent signs and without a slash at its end; undefined when it is malformed. */
function readPath(url = '/'): string | undefined {
  try {
    return normalizePath(decodeURIComponent(url.replace(/[?#].*$/s, '')));
  } catch {
    return undefined;
  }
}

/** Files that tell the host what to do are not for visitors. */
function isPrivate(path: string): boolean {
  return path === '/_headers' || path === '/_redirects';
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const file = join(folder, '404.html');
  // While a build puts a new site in place there may be none for a moment.
  const page = existsSync(file) ? readFileSync(file) : '';
  const headers = headersFor('/404', readHeaderRules(folder));
  response.writeHead(404, {
    ...Object.fromEntries(headers),
    'Content-Type': 'text/html;charset=utf-8',
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

function headersFor(path: string, rules: HeaderRule[]): Map<string, string> {
  return new Map(
    rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap((rule) => rule.headers),
  );
}

/** Later rules win, which is what `! Name` before a header says in the file. */
function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(join(folder, '_headers'))) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ prefix: line.replace('*', ''), headers: [] });
    else if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function readRedirects(folder: string): Map<string, string> {
  return new Map(
    readLines(join(folder, '_redirects')).map((line): [string, string] => {
      const [from = '', to = ''] = line.split(' ');
      return [from, to];
    }),
  );
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
