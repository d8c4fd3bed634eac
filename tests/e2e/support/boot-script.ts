import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the boot script in the site that was built into a folder. */
export function readBootScript(folder: string): string {
  const home = readFileSync(join(folder, 'index.html'), 'utf8');
  return /<script type="module" src="([^"]+)"/.exec(home)?.[1] ?? '';
}
