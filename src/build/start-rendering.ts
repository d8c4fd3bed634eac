import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { Bundle } from './bundle';
import type { RenderedPage, RenderedSite } from './render-pages';

/**
 * Where pages are rendered: `in-threads`, as many as there are processors, or `here`, by a process
 * that builds one site after the other and would start threads for each. Its `NODE_ENV` must be
 * `production`.
 */
export type RenderPlace = 'in-threads' | 'here';

/** Renders pages of a site and writes them. */
export interface Rendering {
  /** @param pages their payloads as JSON */
  render: (pages: readonly string[]) => Promise<RenderedPage[]>;
  /** how many calls are worked on at once */
  atOnce: number;
  stop: () => Promise<void>;
}

/** Makes ready to render the pages of a site. */
export async function startRendering(
  site: RenderedSite,
  { workerFile, pagesFile }: Bundle,
  place: RenderPlace,
): Promise<Rendering> {
  if (place === 'in-threads') return startThreads(site, workerFile);
  const { createPageWriter } = (await import(
    pathToFileURL(pagesFile).href
  )) as typeof import('./render-pages');
  const writePages = await createPageWriter(site);
  return { render: async (pages) => writePages(pages), atOnce: 1, stop: async () => undefined };
}

function startThreads(workerData: RenderedSite, filename: string): Rendering {
  const atOnce = availableParallelism();
  const pool = new Tinypool({
    filename,
    workerData,
    minThreads: 0,
    maxThreads: atOnce,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    render: (pages) => pool.run(pages, { name: 'renderPages' }),
    atOnce,
    stop: () => pool.destroy(),
  };
}
