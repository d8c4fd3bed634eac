import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/project-folder';

/**
 * The sites that the engine is tested on, so that the content of `site.config.json` can change
 * freely. `specification` is a frozen copy of the site that the customer ordered: tests of texts,
 * counts and order look at it, and nobody edits it.
 */
export type TestSiteName = 'specification';

export interface TestSite {
  folder: string;
  configFile: string;
  publicFolder: string;
  /** the text of `site.config.json` */
  text: string;
}

/** Finds a site under `tests/sites/` and reads its config. */
export function readTestSite(name: TestSiteName): TestSite {
  const folder = join(projectFolder, 'tests/sites', name);
  const configFile = join(folder, 'site.config.json');
  return {
    folder,
    configFile,
    publicFolder: join(folder, 'public'),
    text: readFileSync(configFile, 'utf8'),
  };
}
