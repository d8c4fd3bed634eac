import { keptTypefaceNames } from '../../../content/kept-typefaces';

/** The names of the typefaces that the editor can show: those of all sites. */
export function listInstalledTypefaces(): Set<string> {
  return new Set(keptTypefaceNames);
}
