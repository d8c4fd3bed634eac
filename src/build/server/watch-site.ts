import { readdirSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { customBlocksFolder } from '../../io/custom-blocks.mjs';
import { isListFile } from '../../io/list-files';
import { recordName } from '../../io/translations/record-file';
import type { SiteSource } from '../load-config';

/** Programs write a file in several steps. In milliseconds. */
const pause = 150;

/** Folders without content: packages, hidden ones, and those that builds write. */
const ignored = /^(?:\.|node_modules$|dist)/;

function isInside(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith(`..${sep}`);
}

/**
 * Calls back after files of a site have changed: its config, its lists in other files, its record of
 * translations, its custom blocks, or its public files. Changes during a call lead to one more.
 *
 * @param onChange must not throw
 */
export function watchSite(source: SiteSource, onChange: () => Promise<void>): void {
  const folder = dirname(source.configFile);
  const watched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  let isWaiting = false;

  async function call(): Promise<void> {
    isWaiting = false;
    await onChange();
  }

  function note(file: string): void {
    const isContent =
      file === source.configFile ||
      file === join(folder, recordName) ||
      isInside(source.publicFolder, file) ||
      isInside(join(folder, customBlocksFolder), file) ||
      isListFile(source.configFile, file);
    if (!isContent) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isWaiting) return;
      isWaiting = true;
      working = working.then(call);
    }, pause);
  }

  function watchFolder(inside: string): void {
    const isFolder = statSync(inside, { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder || watched.has(inside) || ignored.test(basename(inside))) return;
    watched.add(inside);
    const forget = (): void => void watched.delete(inside);
    watch(inside, { recursive: true }, (_event, name) => note(join(inside, name ?? '')))
      // On some systems, a folder that is removed is an error.
      .on('error', forget)
      .on('close', forget);
  }

  watch(folder, (_event, name) => {
    if (name === null) return;
    note(join(folder, name));
    watchFolder(join(folder, name));
  }).on('error', (error) => console.error(`Changes are not noticed any more: ${error.message}`));
  for (const name of readdirSync(folder)) watchFolder(join(folder, name));
}
