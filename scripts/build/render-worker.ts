import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createPageRenderer, type PageRendererOptions } from '../../src/render/entry-server';
import { dataUrl, htmlFile } from '../../src/payload/page-paths';
import type { PagePayload, SitePayload } from '../../src/payload/payload';
import type { PageStyleNames } from './page-cache';
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
export function renderPages(pages: PagePayload[]): [path: string, styles: PageStyleNames][] {
  return pages.map((page) => {
    const { html, stylesheet, styleHashes } = renderPage(page);
    write(htmlFile(page.path), html);
    write(dataUrl(page.path).slice(1), JSON.stringify(page));
    if (!existsSync(join(outFolder, stylesheet.url))) write(stylesheet.url, stylesheet.css);
    return [page.path, { stylesheet: stylesheet.url, styleHashes }];
  });
}

function write(file: string, text: string): void {
  const path = join(outFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeCompressed(path, text);
}
