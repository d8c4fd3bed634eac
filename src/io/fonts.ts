import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font } from 'fontkit';

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
