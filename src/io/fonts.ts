import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';
import { setFlagsFromString } from 'node:v8';
import type subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The path of a file of a typeface: see `TypefaceFile`. */
export function locateFont(source: string, publicFolder: string): string {
  return source.startsWith('/') ? join(publicFolder, source) : require.resolve(source);
}

/**
 * Opens a file of a typeface. The font tools are loaded only when needed: most checks and builds do
 * without them.
 */
export function openFont(bytes: Uint8Array): Font {
  const { create }: typeof import('fontkit') = require('fontkit');
  return create(bytes);
}

/**
 * Makes a font file with only some letters and weights of another, as `subset-font` does, in half the CPU time:
 * Node.js otherwise spends a second on optimizing the WebAssembly of the font tools, which a build soon needs
 * no more. The decoder of HEIC, which runs longer, is still optimized.
 */
export async function cutFont(...given: Parameters<typeof subsetFont>): Promise<Buffer> {
  // Loaded only when needed: starting the font tools takes longer than a build of a few pages.
  const { default: subset } = await import('subset-font');
  // It counts when a module is compiled.
  setFlagsFromString('--liftoff-only');
  try {
    return await subset(...given);
  } finally {
    setFlagsFromString('--no-liftoff-only');
  }
}
