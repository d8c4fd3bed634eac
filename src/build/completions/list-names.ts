import type { CheckResult } from '../../check/check-config';
import { entityKinds, listEntities, type Entity, type EntityKind } from '../../content/entities';
import { listMadeAddresses } from '../../content/site-addresses';
import { expandRoutes, fillPlaceholders } from '../../content/placeholders/dynamic-routes';
import type { MeantTranslation } from '../../check/languages/check-languages';
import { createLinkTranslator } from '../../content/languages/translate-links';
import type { SiteConfig } from '../../generated/config-types';

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
  /** what links may lead to besides, with any anchor: old addresses, pictures, feeds, what is made */
  otherGoals: readonly string[];
  /** all files in public/ */
  files: readonly string[];
  typefaces: readonly SiteName[];
}

/** A site as it was meant, in all its languages. */
export type MeantSite = Pick<CheckResult, 'meantTranslations'> & { meant: SiteConfig };

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
  { meant, meantTranslations = [] }: MeantSite,
  publicFiles: ReadonlySet<string>,
  installed: ReadonlySet<string>,
): SiteNames {
  const configs = [meant, ...meantTranslations.map(({ config }) => config)];
  const pages = listPlaces(meant);
  const known = new Set(pages.map(({ value }) => value));
  const files = [...publicFiles].toSorted();
  const toRead = files.filter((file) => !isShown(file));
  return {
    ids: new Map(
      entityKinds.map((kind) => [
        kind,
        dropRepeated(
          configs.flatMap((config) =>
            listEntities(config, kind).map((entry) => ({
              value: entry.id,
              about: describe(entry),
            })),
          ),
        ),
      ]),
    ),
    goals: dropRepeated([
      ...pages,
      ...meantTranslations.flatMap(listPlacesByMainAddress),
      ...toRead.map((file) => ({ value: file, about: 'A file in public/.' })),
    ]),
    otherGoals: [
      ...meant.redirects.map(({ from }) => from),
      ...files,
      ...configs.flatMap(listServedAddresses).filter((address) => !known.has(address)),
    ],
    files,
    typefaces: [
      ...meant.theme.fonts.own.map(({ name }) => ({
        value: name,
        about: 'Your own font.',
      })),
      ...[...installed].map((name) => ({ value: name, about: 'An installed font.' })),
    ],
  };
}

/** Each name once, as it is described first. */
function dropRepeated(names: readonly SiteName[]): SiteName[] {
  const first = new Map<string, SiteName>();
  for (const name of names) if (!first.has(name.value)) first.set(name.value, name);
  return [...first.values()];
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
        ...anchors.map((anchor) => ({
          value: `${path}#${anchor}`,
          about: `An anchor on: ${title}`,
        })),
      ];
    });
}

/** The places of another language, with the addresses of the main one: links are written with them. */
function listPlacesByMainAddress({ config, addresses }: MeantTranslation): SiteName[] {
  const translateBack = createLinkTranslator(
    addresses.map(({ main, own }) => ({ main: own, own: main })),
  );
  return listPlaces(config).map(({ value, about }) => ({ value: translateBack(value), about }));
}

/** All that is served under the address of a page or of something made from the config. */
function listServedAddresses(config: SiteConfig): string[] {
  const pages = expandRoutes(config);
  const addresses = pages.flatMap(({ path }) => (path === '*' ? [] : path));
  return [...addresses, ...listMadeAddresses(config, pages)];
}
