import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The path of a file of a typeface: see `TypefaceFile`. */
export function locateFont(source: string, publicFolder: string): string {
  return source.startsWith('/') ? join(publicFolder, source) : require.resolve(source);
}
