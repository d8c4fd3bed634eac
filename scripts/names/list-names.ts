import type { SiteConfig } from '../../src/generated/config-types';
import {
  entityKinds,
  listEntities,
  type Entity,
  type EntityKind,
} from '../../src/config/content/entities';
import { expandRoutes, fillPlaceholders } from '../../src/config/content/templates';

/** Something that a setting can name, and what it is in words. */
export interface SiteName {
  value: string;
  about: string;
}

/** What the settings of one site can name. */
export interface SiteNames {
  ids: ReadonlyMap<EntityKind, readonly SiteName[]>;
  /** pages, places on pages, and files to read; what links usually lead to */
  goals: readonly SiteName[];
  /** what links may lead to besides: old addresses, pictures */
  otherGoals: readonly string[];
  /** all files in public/ */
  files: readonly string[];
  typefaces: readonly SiteName[];
}

/** A picture or a video: pages show it, and links seldom lead to it. */
function isShown(file: string): boolean {
  return /\.(?:avif|gif|hei[cf]|jpe?g|mp4|png|svg|webp)$/i.test(file);
}

/**
 * Lists the entries, pages, files and typefaces of a site by the names that settings use for them.
 *
 * @param installed the names of typefaces whose packages are installed
 */
export function listNames(
  config: SiteConfig,
  publicFiles: ReadonlySet<string>,
  installed: ReadonlySet<string>,
): SiteNames {
  const files = [...publicFiles].toSorted();
  const toRead = files.filter((file) => !isShown(file));
  return {
    ids: new Map(
      entityKinds.map((kind) => [
        kind,
        listEntities(config, kind).map((entry) => ({ value: entry.id, about: describe(entry) })),
      ]),
    ),
    goals: [
      ...listPlaces(config),
      ...toRead.map((file) => ({ value: file, about: 'A file in public/.' })),
    ],
    otherGoals: [...config.redirects.map(({ from }) => from), ...files.filter(isShown)],
    files,
    typefaces: [
      ...config.theme.fonts.own.map(({ name }) => ({
        value: name,
        about: 'A typeface of your own.',
      })),
      ...[...installed].map((name) => ({ value: name, about: 'An installed typeface.' })),
    ],
  };
}

/** What an entry is called where it has a name or a title. */
function describe(entry: Entity & { name?: string; title?: string }): string {
  return entry.name ?? entry.title ?? '';
}

/** The pages, each with the blocks of it that have an anchor. */
function listPlaces(config: SiteConfig): SiteName[] {
  return expandRoutes(config)
    .filter(({ path, part }) => path !== '*' && !part)
    .flatMap(({ path, route, scope }) => {
      const title = fillPlaceholders(route.title, scope);
      const anchors = route.blocks.flatMap(({ anchor }) => anchor ?? []);
      return [
        { value: path, about: title },
        ...anchors.map((anchor) => ({ value: `${path}#${anchor}`, about: `A place on: ${title}` })),
      ];
    });
}
