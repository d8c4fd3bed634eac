import type { SiteConfig } from '../../generated/config-types';
import { listContents } from '../../content/list-references';
import { createFiller, createPlaceFinder } from '../../content/placeholders/placeholder-places';
import { listUsedFiles, type UsedFiles } from './used-files';

/** The files in public/ that the pages of a checked config use. */
export function listUses(config: SiteConfig): UsedFiles {
  const fill = createFiller(createPlaceFinder(config));
  return listUsedFiles({ ...listContents(config), config, fill });
}

/** What is used in any language of a site. */
export function joinUses(uses: readonly UsedFiles[]): UsedFiles {
  return {
    linked: new Set(uses.flatMap(({ linked }) => [...linked])),
    shown: new Set(uses.flatMap(({ shown }) => [...shown])),
    cut: new Set(uses.flatMap(({ cut }) => [...cut])),
  };
}
