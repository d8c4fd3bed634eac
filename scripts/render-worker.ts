import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { createPageRenderer } from '../src/entry-server';
import { dataUrl, htmlFile } from '../src/pages/page-paths';
import type { PagePayload, SitePayload } from '../src/pages/payload';
import { writeCompressed } from './write-compressed';

/** What each render worker is started with. */
export interface RenderWorkerData {
  site: SitePayload;
  script: string;
  outFolder: string;
}

// Tinypool puts its own data first.
const [, { site, script, outFolder }] = workerData as [unknown, RenderWorkerData];
const renderPage = createPageRenderer(site, script);

/**
 * Renders pages and writes HTML, payload, stylesheet and their compressed forms.
 *
 * @returns the address of the stylesheet of each page
 */
export function renderPages(pages: PagePayload[]): [path: string, stylesheet: string][] {
  return pages.map((page) => {
    const { html, stylesheet } = renderPage(page);
    write(htmlFile(page.path), html);
    write(dataUrl(page.path).slice(1), JSON.stringify(page));
    if (!existsSync(join(outFolder, stylesheet.url))) write(stylesheet.url, stylesheet.css);
    return [page.path, stylesheet.url];
  });
}

function write(file: string, text: string): void {
  const path = join(outFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeCompressed(path, text);
}
