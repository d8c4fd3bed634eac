import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFresh, noteCode, readCodeList } from '../../src/io/cache/code-cache.mjs';
import { findBundle } from '../../src/build/command-bundles/bundles.mjs';
import { projectFolder } from '../../src/io/project-folder';

/**
 * Gives a copy of the project the bundle of its commands as if it had been made there, because making
 * it takes longer than all that the tests do with it. Nothing happens where the project has no fresh
 * one: then the first command makes it.
 *
 * @param copy has the same sources
 * @param place where the copy will be when its commands run
 */
export function copyBundle(copy: string, place: string): void {
  const { cacheFolder, origin } = findBundle('validate', projectFolder);
  const fresh = findFresh(cacheFolder, origin);
  const list = fresh === undefined ? undefined : readCodeList(fresh);
  if (fresh === undefined || !list) return;
  const cache = findBundle('validate', copy).cacheFolder;
  const draft = join(cache, '.draft');
  for (const file of Object.keys(list.files)) {
    const [from, to] = [join(fresh, file), join(draft, file)];
    cpSync(from, to);
    if (!file.endsWith('.js')) continue;
    writeFileSync(to, readFileSync(from, 'utf8').replaceAll(quote(projectFolder), quote(place)));
  }
  const folder = noteCode(draft, findBundle('validate', place).origin);
  renameSync(draft, join(cache, folder));
}

/** A path as it is in a literal of JavaScript. */
function quote(path: string): string {
  return JSON.stringify(path).slice(1, -1);
}
