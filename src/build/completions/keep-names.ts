import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from '../../check/check-config';
import { listPublicFiles } from '../../io/public-files';
import { listInstalledTypefaces } from '../../io/typeface-packages';
import type { SiteSource } from '../load-config';
import { listNames } from './list-names';
import { writeNamesSchema } from './names-schema';

/** Where `.vscode/site.schema.json` looks for the names of the site. */
export const namesFile = 'names.schema.json';

/**
 * Keeps the names that VS Code offers while editors type in line with the config. Without its settings
 * beside the config, there is nothing to do.
 *
 * @param checked the config as it was meant: its mistakes do not matter; without it, the names stay
 */
export function keepNames(
  { configFile, publicFolder }: SiteSource,
  { meant, meantTranslations }: Pick<CheckResult, 'meant' | 'meantTranslations'>,
): void {
  const folder = join(dirname(configFile), '.vscode');
  if (!meant || !existsSync(folder)) return;
  const file = join(folder, namesFile);
  try {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const files = listPublicFiles(publicFolder);
    const names = listNames({ meant, meantTranslations }, files, listInstalledTypefaces());
    const text = `${JSON.stringify(writeNamesSchema(names))}\n`;
    if (text === before) return;
    const staging = join(folder, `.names-${process.pid}.tmp`);
    writeFileSync(staging, text);
    renameSync(staging, file);
  } catch {
    // Help for typing: nobody who checks or shows a site waits for it.
  }
}
