import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildSiteFolder } from '../../src/build/build-site';
import { showTo } from '../../src/build/show-to';
import { listPublicFiles } from '../../src/io/public-files';
import { readCheckContext } from '../../src/io/read-check-context';
import { checkConfig } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';
import type { SiteConfig } from '../../src/generated/config-types';
import { hosts } from '../../src/published/hosts/hosts';
import type { TestSite } from './read-site';

/**
 * Checks a site and builds it into a folder. Pages that would come out as they are already there are
 * kept.
 *
 * @param settings replace those of the config
 * @param now when the site is built, in milliseconds since 1970: decides what is scheduled or past
 * @throws Error with the whole report when the config has an error
 */
export async function buildTestSite(
  { configFile, publicFolder }: Pick<TestSite, 'configFile' | 'publicFolder'>,
  outFolder: string,
  settings: Partial<SiteConfig> = {},
  now = Date.now(),
): Promise<SiteConfig> {
  const source = JSON.parse(readFileSync(configFile, 'utf8')) as object;
  const text = JSON.stringify({ ...source, ...settings }, undefined, 2);
  const files = listPublicFiles(publicFolder);
  const { config, translations, english, problems } = checkConfig(
    text,
    files,
    readCheckContext(publicFolder, now),
  );
  if (!config) throw new Error(formatProblems(problems, { text, file: configFile, color: false }));
  mkdirSync(dirname(outFolder), { recursive: true });
  const shown = showTo(undefined, config, now);
  await buildSiteFolder(shown, publicFolder, outFolder, hosts[0], {
    translations: translations?.map((one) => ({
      ...one,
      config: showTo(undefined, one.config, now),
    })),
    english,
  });
  return shown;
}
