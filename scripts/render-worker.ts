import { mkdirSync, writeFileSync } from 'node:fs';
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

/** Renders pages and writes HTML, payload and their compressed forms. */
export function renderPages(pages: PagePayload[]): void {
  for (const page of pages) {
    write(htmlFile(page.path), renderPage(page));
    write(dataUrl(page.path).slice(1), JSON.stringify(page));
  }
}

function write(file: string, text: string): void {
  const path = join(outFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeCompressed(path, text);
}

export default renderPages;
