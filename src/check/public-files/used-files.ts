import type { SiteConfig } from '../../generated/config-types';
import { createChunker } from '../../utils/chunk-list';
import { type Reference, type References, listContents } from '../../content/list-references';
import { hasPlaceholder } from '../../content/placeholders/written-placeholders';
import { memoizeByObject } from '../../utils/memoize';
import type { Path } from '../../utils/json';
import { createFiller, createPlaceFinder } from '../../content/placeholders/placeholder-places';
import { stripAnchor } from '../../content/redirect-targets';

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

/** The files in public/ that the pages of a checked config use. */
export function listUses(config: SiteConfig): UsedFiles {
  const fill = createFiller(createPlaceFinder(config));
  return listUsedFiles({ ...listContents(config), config, fill });
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
  const inSite = listAddresses(links, fill).map((href) =>
    href.startsWith(own) ? href.slice(own.length - 1) : href,
  );
  return {
    linked: new Set([
      ...inSite.filter((href) => href.startsWith('/')).map(stripAnchor),
      ...listFiles(documents.filter(({ path }) => path[0] !== 'media')),
    ]),
    shown: new Set([...listFiles(shownFiles), config.site.logo]),
    cut: new Set(listFiles(typefaceFiles)),
  };
}

/** What is used in any language of a site. */
export function joinUses(uses: readonly UsedFiles[]): UsedFiles {
  return {
    linked: new Set(uses.flatMap(({ linked }) => [...linked])),
    shown: new Set(uses.flatMap(({ shown }) => [...shown])),
    cut: new Set(uses.flatMap(({ cut }) => [...cut])),
  };
}

/** The addresses that links lead to: what thousands of entries lead to is found once for each chunk. */
function listAddresses(links: readonly Reference[], fill: FileUses['fill']): string[] {
  return chunkReferences(links)
    .map(divideLinks)
    .flatMap(({ plain, filled }) => [
      ...plain,
      ...filled.flatMap(({ value, path }) => fill(value, path)),
    ]);
}

const divideLinks = memoizeByObject((links: readonly Reference[]) => ({
  plain: listDistinct(links).filter((value) => !hasPlaceholder(value)),
  filled: links.filter(({ value }) => hasPlaceholder(value)),
}));

/** The files that are named, most of them once. */
function listFiles(references: readonly Reference[]): string[] {
  return chunkReferences(references).flatMap(listDistinct);
}

const listDistinct = memoizeByObject((references: readonly Reference[]) => [
  ...new Set(references.map(({ value }) => value)),
]);

const chunkReferences = createChunker<Reference>();

/** Tells whether a file is published to the byte as it is. */
export function isAsIs(file: string): boolean {
  return file.startsWith(asIsFolder);
}

/** Tells whether a file is published though nothing leads to it: somebody asked for that. */
export function isAlwaysPublished(file: string): boolean {
  return isAsIs(file) || file.startsWith('/.well-known/');
}
