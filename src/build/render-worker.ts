import { workerData } from 'node:worker_threads';
import {
  createSiteWriter,
  type LanguagePages,
  type RenderedPage,
  type RenderedSite,
} from './render-pages';

// Tinypool puts its own data first.
const [, sites] = workerData as [unknown, readonly RenderedSite[]];

const writer = createSiteWriter(sites);
// Each task tells of it: a thread that fails before it has one would end the whole process.
writer.catch(() => undefined);

/** Renders pages of the site that this worker thread was started with, and writes them. */
export async function renderPages(pages: LanguagePages): Promise<RenderedPage[]> {
  return (await writer)(pages);
}
