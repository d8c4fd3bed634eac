import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import { isObject } from '../../utils/json';
import { readProgram } from '../../io/read-program';
import { resizeImage, type PictureFile } from './resize-image.mjs';

/** Else Linux gives each thread memory of its own, and what one had is not there for others. */
const shared = { MALLOC_ARENA_MAX: '1' };

const program = encodeURIComponent(readProgram('src/build/images/resize-image.mjs'));

let encoder: Promise<Tinypool> | undefined;

/**
 * Makes a file of a picture, as `resizeImage` does, in a process for all pictures that is started with
 * the first and ends soon after the last: only at its start can be said how its threads share memory.
 *
 * @throws Error when the picture cannot be read
 */
export async function encodeApart(file: PictureFile): Promise<Uint8Array> {
  encoder ??= startEncoder();
  const pool = await encoder;
  try {
    return await pool.run(file);
  } catch (error) {
    // What comes from a process is no error any more.
    throw new Error(String(isObject(error) ? error['message'] : error), { cause: error });
  }
}

async function startEncoder(): Promise<Tinypool> {
  // A build that finds everything made needs none.
  const { default: Pool } = await import('tinypool');
  return new Pool({
    filename: `data:text/javascript,${program}`,
    name: resizeImage.name,
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: availableParallelism(),
    idleTimeout: 1_000,
    env: { ...process.env, ...shared },
  });
}
