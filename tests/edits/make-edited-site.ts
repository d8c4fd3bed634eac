import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSource } from '../../src/build/load-config';
import type { SiteConfig } from '../../src/generated/config-types';
import type { SiteEdit } from './site-edit';

/**
 * Writes a copy of a site with an edit made to it into a folder: in its main language, which is what
 * a checked config is in.
 *
 * @param config the checked config of the site, which stays as it is
 */
export async function makeEditedSite(
  edit: SiteEdit,
  config: SiteConfig,
  publicFolder: string,
  folder: string,
): Promise<SiteSource> {
  const edited = structuredClone(config);
  delete edited.site.languages;
  const ownFolder = join(folder, 'public');
  let hasOwn = false;
  await edit.apply(edited, {
    write: (path, content) => {
      if (!hasOwn) cpSync(publicFolder, ownFolder, { recursive: true });
      hasOwn = true;
      mkdirSync(dirname(join(ownFolder, path)), { recursive: true });
      writeFileSync(join(ownFolder, path), content);
    },
  });
  mkdirSync(folder, { recursive: true });
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, JSON.stringify(edit.write?.(edited) ?? edited, null, 2));
  return { configFile, publicFolder: hasOwn ? ownFolder : publicFolder };
}
