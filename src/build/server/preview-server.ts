import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { followFolder } from '../../content/moved-folders';
import { normalizePath } from '../../payload/page-paths';
import { hostFiles } from '../../published/hosts/write-host-files';
import { oldIconUrl } from '../../published/web-manifest';
import { answerSafely } from './answer-safely';
import { readHostFiles } from './host-files';
import { findText, TextSender } from './send-text';

/**
 * Serves a built site as the host does that it was built for: texts compressed, with the headers and
 * redirects that the build wrote for that host, and 404.html with status 404. Files are read again
 * at each request, so a rebuild shows at once.
 */
export function createPreviewServer(folder: string): Server {
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      // The one ending of ours that sirv does not know.
      if (path === oldIconUrl) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  const texts = new TextSender();
  const sendNotFound = (request: IncomingMessage, response: ServerResponse) => {
    // Cloudflare Pages takes the nearest one, up the folders of the address.
    const [, near = ''] = /^\/([a-z-]+)\//.exec(readPath(request.url) ?? '') ?? [];
    const pages = [join(folder, near, '404.html'), join(folder, '404.html')];
    const page = pages.find((file) => existsSync(file));
    // While a build puts a new site in place there may be none for a moment.
    if (page) texts.send(page, 404, request, response);
    else response.writeHead(404).end();
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { headersFor, redirects, movedFolders } = readHostFiles(folder);
    const path = readPath(request.url);
    for (const [name, value] of headersFor(path ?? '')) {
      const here = allowPlainHttp(name, value);
      if (here !== undefined) response.setHeader(name, here);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const target = redirects.get(path) ?? followFolder(path, movedFolders);
    if (target) {
      response.writeHead(301, { Location: keepQuery(target, request.url) }).end();
    } else if (isPrivate(path)) {
      sendNotFound(request, response);
    } else {
      if (!isPlainRange(request.headers.range)) delete request.headers.range;
      const text = request.headers.range === undefined && findText(folder, path);
      if (text) texts.send(text, 200, request, response);
      else serveFile(request, response, () => sendNotFound(request, response));
    }
  };
  return createServer(answerSafely(answer));
}

/**
 * Whether a part of a file is asked for in the one way that sirv understands. A server may send the
 * whole file for every other.
 */
function isPlainRange(range = ''): boolean {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

/** The path without percent signs and without a slash at its end; undefined when it is malformed. */
function readPath(url = '/'): string | undefined {
  try {
    return normalizePath(decodeURIComponent(url.replace(/[?#].*$/s, '')));
  } catch {
    return undefined;
  }
}

/** This server speaks http: what sends browsers to https stays away, or nothing would load. */
function allowPlainHttp(name: string, value: string): string | undefined {
  if (name === 'Strict-Transport-Security') return undefined;
  return value.replaceAll('; upgrade-insecure-requests', '');
}

function keepQuery(target: string, url = ''): string {
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  return /[?#]/.test(target) ? target : target + query;
}

/** Files that tell the host what to do are not for visitors. */
function isPrivate(path: string): boolean {
  // As whoever reads the file will take it: "//_headers" and "/./_headers" are one, too.
  const plain = normalizePath(posix.normalize(path));
  return hostFiles.some((name) => plain === `/${name}`);
}
