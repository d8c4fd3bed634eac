import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dismissalScript } from '../../src/payload/dismissal-script';

/** The size of a part of a built site after gzip, where sizes are exact. */
export interface Measure {
  name: string;
  kind:
    | 'bootScript'
    | 'app'
    | 'late'
    | 'supply'
    | 'block'
    | 'homeHtml'
    | 'html'
    | 'pageData'
    | 'postData';
  bytes: number;
}

/** Posts hold whole articles. */
const isPostData = (data: string): boolean => data.includes('"type":"article"');

/** Measures the scripts of a built site, and HTML and data of each page. */
export function measureSite(folder: string): Measure[] {
  const scripts = listFiles(join(folder, 'assets'), '.js');
  const boot = scripts.filter((file) => /\/entry-client-[^/]*\.js$/.test(file));
  const [bootFile] = boot;
  if (!bootFile || boot.length > 1) {
    throw new Error(`Expected exactly one boot script in ${folder}/assets`);
  }
  const supplies = scripts.filter((file) => /\/supply-[^/]*\.js$/.test(file));
  const blocks = scripts.filter((file) => /\/block-[^/]*\.js$/.test(file));
  const late = scripts.filter((file) => /\/late-parts-[^/]*\.js$/.test(file));
  const others = new Set([bootFile, ...late, ...supplies, ...blocks]);
  const deferred = scripts.filter((file) => !others.has(file));
  return [
    { name: 'boot script', kind: 'bootScript', bytes: measureFile(bootFile) },
    {
      name: 'app, loaded on demand',
      kind: 'app',
      bytes: sumBytes(deferred),
    },
    {
      name: 'messages and tooltips, loaded after hydration',
      kind: 'late',
      bytes: sumBytes(late),
    },
    {
      name: 'what older browsers lack',
      kind: 'supply',
      bytes: sumBytes(supplies),
    },
    ...blocks.map((file): Measure => ({
      name: relative(folder, file),
      kind: 'block',
      bytes: measureFile(file),
    })),
    ...listFiles(folder, '.html').map((file): Measure => {
      const name = relative(folder, file);
      const kind = name === 'index.html' ? 'homeHtml' : 'html';
      return { name, kind, bytes: measureFile(file) };
    }),
    ...listFiles(join(folder, '_data'), '.json').map((file): Measure => {
      const data = readFileSync(file, 'utf8');
      const kind = isPostData(data) ? 'postData' : 'pageData';
      return { name: relative(folder, file), kind, bytes: measureText(data) };
    }),
  ];
}

/**
 * What a page waits for before its first paint, besides its HTML. The boot script is all that it
 * loads before it is touched, besides pictures. A stylesheet may be in the body, where it holds
 * back only what comes after it.
 */
export function findBlockingRequests(folder: string): string[] {
  return listFiles(folder, '.html').flatMap((file) => {
    // The script of announcements is short, and in the page: it loads nothing.
    const html = readFileSync(file, 'utf8').replace(`<script>${dismissalScript}</script>`, '');
    const head = html.slice(0, html.indexOf('<body'));
    const blocking = head.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    const all = html.match(/<script[^>]*>/g) ?? [];
    // A data block is nothing to load and nothing to run.
    const scripts = all.filter((tag) => tag !== '<script type="application/ld+json">');
    const extra = scripts.filter((tag) => !tag.includes('type="module"'));
    const more = scripts.length > 1 ? [`${scripts.length} scripts`] : [];
    return [...blocking, ...extra, ...more].map((what) => `${relative(folder, file)}: ${what}`);
  });
}

function listFiles(root: string, extension: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function sumBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + measureFile(file), 0);
}

function measureFile(file: string): number {
  return measureText(readFileSync(file));
}

/** The size of a text or file after gzip. */
export function measureText(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}
