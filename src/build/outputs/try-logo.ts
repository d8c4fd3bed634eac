import { execFile } from 'node:child_process';
import type { DrawingCache } from '../../io/cache/cache-files';
import { readProgram } from '../../io/read-program';
import { UnreadablePictures } from '../../io/command-error';

/**
 * Milliseconds. A usual mark takes a hundred; on a busy machine, it is not the drawing that makes it
 * take longer.
 */
export const usualPatience = 60_000;

const drawOnce = readProgram('src/build/outputs/draw-once.mjs');

/** A drawing that cannot be drawn, or not in time. */
class Undrawable extends Error {}

/**
 * Draws the logo once, where it can be stopped, before icons and share images are made of it.
 *
 * @param file its path in public/
 * @param patience after how many milliseconds it is stopped
 * @throws UnreadablePictures when it cannot be drawn, or not in time
 */
export async function tryLogo(
  cache: DrawingCache,
  logo: Buffer,
  file: string,
  patience = usualPatience,
): Promise<void> {
  try {
    await cache.keep(`trial of ${logo.toString('base64')}`, () => drawElsewhere(logo, patience));
  } catch (error) {
    if (error instanceof Undrawable) throw new UnreadablePictures([file]);
    throw error;
  }
}

async function drawElsewhere(logo: Buffer, timeout: number): Promise<Buffer> {
  // Loaded only when needed: most builds draw nothing.
  const { chooseDensity } = await import('./draw-icon');
  const density = await chooseDensity(logo).catch((cause: unknown) => {
    throw new Undrawable('The drawing has no size', { cause });
  });
  const args = ['--input-type=module', '--eval', drawOnce, String(density)];
  const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: 10_000_000 } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { ...limits, encoding: 'buffer' },
      (error, png) => {
        if (error) reject(new Undrawable('The drawing fails', { cause: error }));
        else resolve(png);
      },
    );
    // It may have ended before it has read everything; its exit code says so.
    child.stdin?.on('error', () => {}).end(logo);
  });
}
