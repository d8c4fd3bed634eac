import { workerData } from 'node:worker_threads';
import { createPageWriter, type RenderedSite } from './render-pages';

// Tinypool puts its own data first.
const [, site] = workerData as [unknown, RenderedSite];

/** Renders pages of the site that this worker thread was started with, and writes them. */
export const renderPages = await createPageWriter(site);
