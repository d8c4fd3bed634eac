import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createPageRenderer, type PageRendererOptions } from '../../src/render/entry-server';
import { dataUrl, htmlFile } from '../../src/payload/page-paths';
import type { PagePayload, SitePayload } from '../../src/payload/payload';
import { listAddresses } from '../../src/published/list-addresses';
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

/** What the build must know of a page that was rendered. */
export interface WrittenPage {
  path: string;
  styles: PageStyleNames;
  /** what it asks for within the site and no page before it that was rendered here */
  asks: string[];
}

const known = new Set<string>();

/** Renders pages and writes HTML, payload, stylesheet and their compressed forms. */
export function renderPages(pages: PagePayload[]): WrittenPage[] {
  return pages.map((page) => {
    const { html, stylesheet, styleHashes } = renderPage(page);
    write(htmlFile(page.path), html);
    write(dataUrl(page.path).slice(1), JSON.stringify(page));
    if (!existsSync(join(outFolder, stylesheet.url))) write(stylesheet.url, stylesheet.css);
    known.add(stylesheet.url);
    const asks = listNew([
      ...listAddresses(html, 'html', site.site.url),
      ...listAddresses(stylesheet.css, 'css', site.site.url),
    ]);
    return { path: page.path, styles: { stylesheet: stylesheet.url, styleHashes }, asks };
  });
}

function listNew(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    if (known.has(address)) return false;
    known.add(address);
    return true;
  });
}

function write(file: string, text: string): void {
  const path = join(outFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeCompressed(path, text);
}
