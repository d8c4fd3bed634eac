import type { SiteConfig } from '../../generated/config-types';
import { listLinkAddresses, listNamedFiles } from '../content/link-addresses';
import type { References } from '../content/list-references';
import type { Path } from '../schema/walk-schema';

/** Files in here are published whether something leads to them or not, and to the byte as they are. */
export const asIsFolder = '/as-is/';

/** What is needed to know which files a site uses. */
export interface FileUses extends Pick<
  References,
  'documents' | 'shownFiles' | 'typefaceFiles' | 'links'
> {
  config: Pick<SiteConfig, 'site'>;
  /** a text as it is on the pages: several where its placeholders differ */
  fill: (text: string, path: Path) => readonly string[];
}

/** The files in public/ that a site uses, by their paths. */
export interface UsedFiles {
  /** links lead to them */
  linked: ReadonlySet<string>;
  /** pages show them, or load them in another way */
  shown: ReadonlySet<string>;
  /** others are made of them, and they are not published themselves */
  cut: ReadonlySet<string>;
}

/** Lists the files that a site uses. Recording where a file comes from does not use it. */
export function listUsedFiles({
  config,
  documents,
  shownFiles,
  typefaceFiles,
  links,
  fill,
}: FileUses): UsedFiles {
  const own = `${config.site.url}/`;
  const inSite = listLinkAddresses(links, fill).map((href) =>
    href.startsWith(own) ? href.slice(own.length - 1) : href,
  );
  return {
    linked: new Set([
      ...inSite.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*$/, '')),
      ...listNamedFiles(documents.filter(({ path }) => path[0] !== 'media')),
    ]),
    shown: new Set([...listNamedFiles(shownFiles), config.site.logo]),
    cut: new Set(listNamedFiles(typefaceFiles)),
  };
}

/** Tells whether a file is published to the byte as it is. */
export function isAsIs(file: string): boolean {
  return file.startsWith(asIsFolder);
}

/** Tells whether a file is published though nothing leads to it: somebody asked for that. */
export function isAlwaysPublished(file: string): boolean {
  return isAsIs(file) || file.startsWith('/.well-known/');
}
