import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Host } from '../../published/hosts/hosts';
import type { SiteMaking } from '../site-making';
import { listPublicFiles } from '../../io/public-files';
import { engineFolder, isCompiled } from '../../io/engine-folder.mjs';

/** What a part was made from: the parts of a site have all in common. */
export interface Origin {
  /** hash of the code */
  engine: string;
  /** hash of what the site shows */
  content: string;
  host: Host;
}

/** The folders that the code of the engine is in: in a checkout, and compiled. */
const codeFolders = isCompiled ? ['commands', 'src'] : ['schema', 'scripts', 'src'];

/** Has the versions of all packages. */
const packagesFile = isCompiled ? 'package.json' : 'package-lock.json';

/** What a site is made from. */
export function readOrigin({ host, bundle, ...site }: SiteMaking): Origin {
  return { engine: digestEngine(bundle.app.key), content: digestSite(site), host };
}

/** @param bundleKey a hash of the code of pages */
function digestEngine(bundleKey: string): string {
  const files = codeFolders.flatMap((folder) =>
    readdirSync(join(engineFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(engineFolder.length)),
  );
  const hash = createHash('sha256').update(`${process.version} ${bundleKey}`);
  return addFiles(hash, engineFolder, [...files, packagesFile]).digest('base64');
}

/** The config as visitors see it at the moment of the build, so that another moment may be the same. */
function digestSite({
  config,
  translations = [],
  english = new Set(),
  publicFolder,
}: Pick<SiteMaking, 'config' | 'translations' | 'english' | 'publicFolder'>): string {
  const others = translations.map((one) => ({
    ...one,
    untranslated: [...one.untranslated],
    english: [...one.english],
  }));
  const hash = createHash('sha256').update(JSON.stringify([config, others, [...english]]));
  return addFiles(hash, publicFolder, [...listPublicFiles(publicFolder)]).digest('base64');
}

function addFiles(hash: Hash, folder: string, files: readonly string[]): Hash {
  for (const file of files.toSorted()) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  }
  return hash;
}
