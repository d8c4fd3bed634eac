import { readFileSync } from 'node:fs';
import { checkConfig, type CheckResult } from '../src/config/check-config';
import { listPublicFiles } from './public-files';
import { readSurroundings } from './read-surroundings';

/** Where the parts of a site are. */
export interface SiteSource {
  configFile: string;
  publicFolder: string;
}

/** Reads and checks the config. */
export function loadConfig({
  configFile,
  publicFolder,
}: SiteSource): CheckResult & { text: string } {
  const bytes = readFileSync(configFile);
  const files = listPublicFiles(publicFolder);
  const result = checkConfig(bytes, files, readSurroundings(publicFolder));
  return { ...result, text: bytes.toString('utf8') };
}
