import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineFolder } from '../../src/io/engine-folder.mjs';

/** The program of the engine. */
export const engineProgram = { pagewright: 'src/cli/pagewright.mjs' };

/** The fields that both packages share with this project’s package.json. */
export function readSharedManifest(): Record<string, unknown> {
  const { version, license, engines } = JSON.parse(
    readFileSync(join(engineFolder, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  return { version, license, engines };
}
