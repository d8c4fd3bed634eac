import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

/**
 * Opens a file of a typeface. The font tools are loaded only when needed: most checks and builds do
 * without them.
 */
export function openFont(bytes: Uint8Array): Font {
  const { create }: typeof import('fontkit') = require('fontkit');
  return create(bytes);
}
