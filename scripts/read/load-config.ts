import { readFileSync } from 'node:fs';
import { checkConfig, type CheckResult } from '../../src/config/check-config';
import { listPublicFiles } from './public-files';
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
  const bytes = readFileSync(configFile);
  const files = listPublicFiles(publicFolder);
  const surroundings = readSurroundings(publicFolder);
  const unreadablePictures = new Set([...(surroundings.unreadablePictures ?? []), ...damaged]);
  const result = checkConfig(bytes, files, { ...surroundings, unreadablePictures });
  return { ...result, text: bytes.toString('utf8') };
}
