import { readFileSync } from 'node:fs';
import { checkConfig, type CheckResult } from '../src/config/check-config';
import { listPublicFiles } from './public-files';

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
  return { ...checkConfig(bytes, listPublicFiles(publicFolder)), text: bytes.toString('utf8') };
}
