import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { compressText, encodings, type Encoding } from '../compress-files';
import { isCompressible, readMediaType } from '../outputs/output';

/** The file of a site that is served under a path; undefined when that is not a text, or not there. */
export function findText(folder: string, path: string): string | undefined {
  // Something hidden, or not a path of ours.
  if (/[\0\\]|\/\.|\/\//.test(path)) return undefined;
  const file = ['', '.html', '/index.html']
    .map((ending) => join(folder, path + ending))
    .find((one) => existsSync(one) && statSync(one).isFile());
  return file !== undefined && isCompressible(file) ? file : undefined;
}

/**
 * Sends texts as hosts do: in the smallest form that a browser reads, which is the copy beside the file
 * or, where a build makes none, compressed here and kept while the file stays as it is.
 */
export class TextSender {
  private readonly kept = new Map<string, { tag: string; copy: Buffer }>();

  /** @param file a file of the site that is compressible */
  send(file: string, status: number, request: IncomingMessage, response: ServerResponse): void {
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/[;,]\s*/);
    const { name, ending = '' } = encodings.find((one) => accepted.includes(one.name)) ?? {};
    const { size, mtime } = statSync(file);
    const tag = `W/"${size}-${mtime.getTime()}${ending}"`;
    response.setHeader('ETag', tag).setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    const type = readMediaType(file);
    const body = name ? this.compress(file, tag, name, ending) : readFileSync(file);
    if (name) response.setHeader('Content-Encoding', name);
    response.writeHead(status, {
      'Content-Type': type === 'text/html' ? `${type};charset=utf-8` : type,
      'Content-Length': body.length,
      'Last-Modified': mtime.toUTCString(),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private compress(file: string, tag: string, name: Encoding, ending: string): Buffer {
    const path = file + ending;
    if (existsSync(path)) return readFileSync(path);
    const known = this.kept.get(path);
    if (known?.tag === tag) return known.copy;
    const copy = compressText(readFileSync(file), name);
    this.kept.set(path, { tag, copy });
    return copy;
  }
}
