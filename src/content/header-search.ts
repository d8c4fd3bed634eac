import type { SiteConfig } from '../generated/config-types';
import type { Path } from '../utils/json';

/** A search that is to have a field in the header of all pages. */
export interface HeaderSearch {
  /** the address of its page */
  address: string;
  /** whether that is the address of one page, so that a field can lead there */
  isOnePage: boolean;
  /** what the field is called */
  label: string;
  /** where the config says so */
  path: Path;
}

/** All of them; the first one that is on one page gets the field. */
export function listHeaderSearches({ routes }: Pick<SiteConfig, 'routes'>): HeaderSearch[] {
  return routes.flatMap(({ path: address, forEach, blocks }, page) =>
    blocks.flatMap((block, index) =>
      block.type === 'search' && block.inHeader
        ? [
            {
              address,
              isOnePage: forEach === undefined && address !== '*',
              label: block.words.field,
              path: ['routes', page, 'blocks', index, 'inHeader'],
            },
          ]
        : [],
    ),
  );
}

/** The one that the field in the header leads to, if there is one. */
export function findHeaderSearch(config: Pick<SiteConfig, 'routes'>): HeaderSearch | undefined {
  return listHeaderSearches(config).find(({ isOnePage }) => isOnePage);
}
