import {
  entityKinds,
  listEntities,
  type Entity,
  type EntityKind,
  type PagedKind,
} from '../config/content/entities';
import { createAddressFinder } from '../config/content/entry-pages';
import type { Post, SiteConfig } from '../generated/config-types';
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
  { pictures }: Pick<PublicAssets, 'pictures'>,
  file: string,
): PictureAsset {
  const asset = pictures.get(file);
  if (!asset) throw new Error(`The size of ${file} is not known; was the config checked?`);
  return asset;
}

/** What building a page draws from. */
export interface BuildContext extends PublicAssets {
  config: SiteConfig;
  findEntity: (kind: EntityKind, id: string) => Entity;
  /** the address of the page about an entry */
  findAddress: <K extends PagedKind>(kind: K, entry: EntryTypes[K]) => string;
  /** posts by date; those of the same day keep the order of the config */
  newestPosts: readonly Post[];
  /** the posts just before and after that one */
  findNeighbors: (postId: string) => [previous?: Post, next?: Post];
  listIds: (kind: EntityKind) => string[];
}

/** Indexes the entities of a checked config once for all pages. */
export function createBuildContext(config: SiteConfig, assets: PublicAssets): BuildContext {
  const index = new Map<string, ReadonlyMap<string, Entity>>();
  for (const kind of entityKinds) {
    index.set(kind, new Map(listEntities(config, kind).map((entity) => [entity.id, entity])));
  }
  const newestPosts = sortNewestFirst(config.entities.posts);
  const findAddress = createAddressFinder(config);
  const places = new Map(newestPosts.map(({ id }, place) => [id, place]));
  return {
    ...assets,
    config,
    newestPosts,
    findNeighbors(postId) {
      const place = places.get(postId);
      return place === undefined ? [] : [newestPosts[place + 1], newestPosts[place - 1]];
    },
    findEntity(kind, id) {
      const entity = index.get(kind)?.get(id);
      if (!entity) throw new Error(`There is no ${kind} "${id}"; was the config checked?`);
      return entity;
    },
    findAddress(kind, entry) {
      const address = findAddress(kind, entry);
      if (address === undefined)
        throw new Error(`There is no page for each ${kind}; was the config checked?`);
      return address;
    },
    listIds: (kind) => [...(index.get(kind)?.keys() ?? [])],
  };
}

function sortNewestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => Number(a.date < b.date) - Number(a.date > b.date));
}
