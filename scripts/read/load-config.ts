import { checkConfig, type CheckResult } from '../../src/config/check-config';
import { maxSize } from '../../src/config/json/read-source';
import { listPublicFiles } from './public-files';
import { readAtMost } from './read-at-most';
import { readSurroundings } from './read-surroundings';

/** Where the parts of a site are. */
export interface SiteSource {
  configFile: string;
  publicFolder: string;
}

/**
 * Reads and checks the config.
 *
 * @param damaged pictures that were found to be unreadable beyond their beginning
 */
export function loadConfig(
  { configFile, publicFolder }: SiteSource,
  damaged: readonly string[] = [],
): CheckResult & { text: string } {
  const bytes = readAtMost(configFile, maxSize + 1);
  const files = listPublicFiles(publicFolder);
  const surroundings = readSurroundings(publicFolder);
  const unreadablePictures = new Set([...(surroundings.unreadablePictures ?? []), ...damaged]);
  const result = checkConfig(bytes, files, { ...surroundings, unreadablePictures });
  return { ...result, text: bytes.toString('utf8') };
}
