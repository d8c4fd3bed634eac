import { workerData } from 'node:worker_threads';
import { createSiteWriter, type RenderedSite } from './render-pages';

// Tinypool puts its own data first.
const [, sites] = workerData as [unknown, readonly RenderedSite[]];

/** Renders pages of the site that this worker thread was started with, and writes them. */
export const renderPages = await createSiteWriter(sites);
