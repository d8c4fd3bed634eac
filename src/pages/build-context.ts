import { listEntities, type Entity, type EntityKind, type PagedKind } from '../content/entities';
import { createAddressFinder, type AddressFinder } from '../content/entity-routes';
import { createPostArchive, type PostArchive } from '../content/posts/post-archive';
import { memoizeByObject } from '../utils/memoize';
import type { SiteConfig, Tag } from '../generated/config-types';
import type { EntryTypes } from '../generated/entry-kinds';
import type { PictureVariants } from '../payload/payload';

/** A picture in public/: its size in pixels, and what is published instead of it. */
export interface PictureAsset {
  width: number;
  height: number;
  variants?: PictureVariants;
}

/** What pages need to know about the files in public/, measured by the caller. */
export interface PublicAssets {
  /** by the path of the picture in public/ */
  pictures: ReadonlyMap<string, PictureAsset>;
  /** the size to assume of a picture that is not loaded yet; without it, all are measured */
  unmeasured?: PictureAsset;
  /** path of any file → its size in bytes */
  fileSizes: ReadonlyMap<string, number>;
  /** path of an AV1 video → its codec, as RFC 6381 writes it */
  videoCodecs: ReadonlyMap<string, string>;
}

/**
 * What is known of a picture.
 *
 * @throws Error when it was not measured
 */
export function findPicture(
  { pictures, unmeasured }: Pick<PublicAssets, 'pictures' | 'unmeasured'>,
  file: string,
): PictureAsset {
  const asset = pictures.get(file) ?? unmeasured;
  if (!asset) throw new Error(`The size of ${file} is not known; was the config checked?`);
  return asset;
}

/**
 * The cards that a page shows of a list with further pages: those of a year or of all, from `start`
 * on.
 */
export interface ShownPart {
  year?: string;
  start: number;
  end: number;
}

/** What building a page draws from. */
export interface BuildContext extends PublicAssets {
  config: SiteConfig;
  findEntity: (kind: EntityKind, id: string) => Entity;
  findTag: (id: string) => Tag | undefined;
  /** the address of the page about an entry */
  findAddress: <K extends PagedKind>(kind: K, entry: EntryTypes[K]) => string;
  /** the same, or undefined when no page is made for the entries of its kind */
  findOwnAddress: AddressFinder;
  archive: PostArchive;
  /** which part of a list the cards show that are being built; all of them when it does not say */
  shown?: ShownPart;
  /** the address of the page that is being built */
  path?: string;
  listIds: (kind: EntityKind) => string[];
  /** texts that are in the main language of the site, on pages in another one */
  untranslated?: ReadonlySet<string> | undefined;
}

/** Indexes the entities of a checked config once for all pages that name one of a kind. */
export function createBuildContext(
  config: SiteConfig,
  assets: PublicAssets,
  untranslated?: ReadonlySet<string>,
): BuildContext {
  const indexKind = (kind: EntityKind) => indexEntities(listEntities(config, kind));
  const findOwnAddress = createAddressFinder(config);
  const tags = new Map(config.entities.tags.map((tag) => [tag.id, tag]));
  return {
    ...assets,
    config,
    untranslated,
    archive: createPostArchive(config),
    findEntity(kind, id) {
      const entity = indexKind(kind).get(id);
      if (!entity) throw new Error(`There is no ${kind} "${id}"; was the config checked?`);
      return entity;
    },
    findTag: (id) => tags.get(id),
    findOwnAddress,
    findAddress(kind, entry) {
      const address = findOwnAddress(kind, entry);
      if (address === undefined)
        throw new Error(`There is no page for each ${kind}; was the config checked?`);
      return address;
    },
    listIds: (kind) => [...indexKind(kind).keys()],
  };
}

/** Entries by their ids: most changes are in no list, or in one. */
const indexEntities = memoizeByObject(
  (entities: readonly Entity[]): ReadonlyMap<string, Entity> =>
    new Map(entities.map((entity) => [entity.id, entity])),
);

/** The entries that cards show of all that a list has. */
export function takeShown<T>(
  entries: readonly T[],
  { shown }: Pick<BuildContext, 'shown'>,
): readonly T[] {
  return shown ? entries.slice(shown.start, shown.end) : entries;
}
