import { readdirSync, watch } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isListFile } from '../../io/list-files';
import type { SiteSource } from '../load-config';

/** Programs write a file in several steps. In milliseconds. */
const pause = 150;

/** What no site is made from: packages, and what builds write. */
const ignored = /^(?:\.|node_modules$|dist)/;

/**
 * Calls back after files of a site have changed: its config, its lists in other files, or its public
 * files. Changes that come while it works are one more change.
 *
 * @param onChange must not throw
 */
export function watchSite(source: SiteSource, onChange: () => Promise<void>): void {
  const folder = dirname(source.configFile);
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();

  function note(file: string): void {
    const isContent =
      file === source.configFile ||
      !relative(source.publicFolder, file).startsWith(`..${sep}`) ||
      isListFile(source.configFile, file);
    if (!isContent) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(onChange);
    }, pause);
  }

  watch(folder, (_event, name) => {
    if (name !== null && !ignored.test(name)) note(join(folder, name));
  });
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || ignored.test(entry.name)) continue;
    const inside = join(folder, entry.name);
    watch(inside, { recursive: true }, (_event, name) => note(join(inside, name ?? '')));
  }
}
