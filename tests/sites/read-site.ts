import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';

/** Starters of new websites, each in its folder under `scripts/starters/`. */
export const starterNames = ['charity', 'clinic', 'therapy'] as const;

/**
 * The sites that the engine is tested on, so that the content of `site.config.json` can change
 * freely:
 *
 * - `specification` is a frozen copy of the site that the customer ordered: tests of texts, counts
 *   and order look at it, and nobody edits it;
 * - `every-part` has each block, each kind of entity and card, and each state of a widget;
 * - `another-practice` has as little in common with the first one as the schema permits;
 * - `two-languages` is in English, and most of it in Spanish;
 * - `right-to-left` is in Arabic;
 * - `german` and `canadian` are of practices in these countries, in their languages;
 * - the starters are what a new website begins with.
 */
export const testSiteNames = [
  'specification',
  'every-part',
  'another-practice',
  'two-languages',
  'right-to-left',
  'german',
  'canadian',
  ...starterNames,
] as const;

export type TestSiteName = (typeof testSiteNames)[number];

export interface TestSite {
  folder: string;
  configFile: string;
  publicFolder: string;
  /** where `buildTestSite` puts it */
  builtFolder: string;
  /** the text of `site.config.json` */
  text: string;
}

/** Finds a test site and reads its config. */
export function readTestSite(name: TestSiteName): TestSite {
  const isStarter = starterNames.some((starter) => starter === name);
  const folder = join(projectFolder, isStarter ? 'scripts/starters' : 'tests/sites', name);
  const configFile = join(folder, 'site.config.json');
  return {
    folder,
    configFile,
    publicFolder: join(folder, 'public'),
    builtFolder: join(projectFolder, 'node_modules/.cache/test-sites', name),
    text: readFileSync(configFile, 'utf8'),
  };
}
