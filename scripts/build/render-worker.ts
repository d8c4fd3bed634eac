import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createPageRenderer, type PageRendererOptions } from '../../src/render/entry-server';
import { dataUrl, htmlFile } from '../../src/payload/page-paths';
import type { PagePayload, SitePayload } from '../../src/payload/payload';
import { digestFiles } from './digest-files';
import type { WrittenPage } from './page-cache';
import { writeCompressed } from './write-compressed';

/** What each render worker is started with. */
export interface RenderWorkerData extends PageRendererOptions {
  site: SitePayload;
  outFolder: string;
}

// Tinypool puts its own data first.
const [, { site, outFolder, ...options }] = workerData as [unknown, RenderWorkerData];
const renderPage = createPageRenderer(site, options);

/**
 * Renders pages and writes HTML, payload, stylesheet and their compressed forms.
 *
 * @returns what the build must know of each page
 */
export function renderPages(pages: PagePayload[]): [path: string, written: WrittenPage][] {
  return pages.map((page) => {
    const { html, stylesheet, styleHashes } = renderPage(page);
    const digest = digestFiles([
      ...write(htmlFile(page.path), html),
      ...write(dataUrl(page.path).slice(1), JSON.stringify(page)),
    ]);
    const stylesheetDigest = writeStylesheet(stylesheet);
    return [page.path, { digest, stylesheet: stylesheet.url, stylesheetDigest, styleHashes }];
  });
}

/**
 * Pages share stylesheets: the first one brings it. What is there is never written over, because it
 * may be a link into the site that visitors see.
 */
function writeStylesheet({ url, css }: { url: string; css: string }): string | undefined {
  try {
    return digestFiles(write(url, css, 'wx'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}

function write(file: string, text: string, flag = 'w'): Buffer[] {
  const path = join(outFolder, file);
  const content = Buffer.from(text);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, { flag });
  return [content, ...writeCompressed(path, content)];
}
