import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CheckResult } from '../../check/check-config';
import { siteSchema } from '../../content/schema/walk-schema';
import { isCompiled } from '../../io/engine-folder.mjs';
import { listPublicFiles } from '../../io/public-files';
import { listInstalledTypefaces } from '../../io/typeface-packages';
import type { SiteSource } from '../load-config';
import { listNames } from './list-names';
import { writeNamesSchema } from './names-schema';
import { writeWrittenSchema } from './written-schema';

/** Where `.vscode/site.schema.json` looks for the names of the site. */
export const namesFile = 'names.schema.json';

/** Where VS Code finds the rules for a site that installed the engine, with those of its custom blocks. */
const rulesFile = 'rules.schema.json';

/**
 * Keeps what VS Code offers while editors type in line with the config. Without its settings beside the
 * config, there is nothing to do.
 *
 * @param checked the config as it was meant: its mistakes do not matter; without it, the names stay
 */
export function keepNames(
  { configFile, publicFolder }: SiteSource,
  { meant, meantTranslations }: Pick<CheckResult, 'meant' | 'meantTranslations'>,
): void {
  const folder = join(dirname(configFile), '.vscode');
  if (!meant || !existsSync(folder)) return;
  try {
    const files = listPublicFiles(publicFolder);
    const names = listNames({ meant, meantTranslations }, files, listInstalledTypefaces());
    keepSchema(folder, namesFile, writeNamesSchema(names));
    if (isCompiled) keepSchema(folder, rulesFile, writeWrittenSchema(siteSchema));
  } catch {
    // Help for typing: nobody who checks or shows a site waits for it.
  }
}

function keepSchema(folder: string, name: string, schema: object): void {
  const file = join(folder, name);
  const text = `${JSON.stringify(schema)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  const staging = join(folder, `.names-${process.pid}.tmp`);
  writeFileSync(staging, text);
  renameSync(staging, file);
}
