import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { Bundle } from './bundle';
import type { LanguagePages, RenderedPage, RenderedSite } from './render-pages';
import { customBlocks } from '../content/schema/custom-blocks';
import { CommandError } from '../io/command-error';
import { customBlocksFolder } from '../io/custom-blocks.mjs';

/** Renders pages of a site and writes them. */
export interface Rendering {
  /** @param pages of one language: their payloads as JSON */
  render: (pages: LanguagePages) => Promise<RenderedPage[]>;
  /** how many calls are worked on at once */
  atOnce: number;
  stop: () => Promise<void>;
}

/** A thread takes as long as some fifty pages to start, and does nothing else until then. */
const minPagesPerThread = 100;

/**
 * How much a thread may hold before young objects are collected, in megabytes; usually, that is 48. Pages
 * take no longer, and the build of a large site needs some 60 MB less.
 */
const youngMb = 12;

/** The pages to render. */
interface RenderingOptions {
  /** the site in each of its languages */
  sites: readonly RenderedSite[];
  /** of all languages */
  pageCount: number;
}

/** Makes ready to render the pages of a site, in as many threads as there are processors. */
export function startRendering(
  { sites, pageCount }: RenderingOptions,
  { workerFile }: Bundle,
): Rendering {
  const threads = Math.ceil(pageCount / minPagesPerThread);
  const atOnce = Math.min(threads, availableParallelism());
  const pool = new Tinypool({
    filename: workerFile,
    workerData: sites,
    minThreads: 0,
    maxThreads: atOnce,
    // Longer than it waits for pages; to start it again takes a second.
    idleTimeout: 60_000,
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return {
    render: (pages) => pool.run(pages, { name: 'renderPages' }),
    atOnce,
    stop: () => pool.destroy(),
  };
}

const failure = /^(Page .+, block \d+) \(([^)]+)\) could not be rendered: (?:Error: )?(.*)$/s;

/** See `loadForRenderer`: errors of worker threads are no longer of their class. */
const unloaded = new RegExp(`^${customBlocksFolder}/[\\w-]+\\.tsx cannot be loaded: `);

/** Where a custom block failed, makes the error one that names its file. */
export function explainCustomBlock(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (unloaded.test(message)) return new CommandError(message, { cause: error });
  const [, place, type, reason] = failure.exec(message) ?? [];
  if (!customBlocks.some((block) => block.type === type)) return error;
  return new CommandError(`${customBlocksFolder}/${type}.tsx failed. ${place}: ${reason}`, {
    cause: error,
  });
}
