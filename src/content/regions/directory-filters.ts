import { slugify } from '../../utils/slugify';
import type {
  Counselor,
  CounselorCards,
  Place,
  Route,
  SiteConfig,
  SiteIdentity,
} from '../../generated/config-types';
import { readLocale } from '../languages/language-code';
import { fillPlaceholders } from '../placeholders/dynamic-routes';
import { acceptsFrom, listRegions, nameRegion, type Region } from './regions';
import { selectEntries } from '../shown-entries';

/** What a list of counselors can ask visitors, in the order in which it asks. */
export const filterKinds = ['byState', 'byTopic', 'byFormat', 'byPlace'] as const;

export type FilterKind = (typeof filterKinds)[number];

/** Something visitors can answer, with the page that is made for it. */
export interface Answer {
  /** the same in all languages of a site */
  key: string;
  /** as it is written in sentences */
  name: string;
  path: string;
  /** those of the list whom the answer fits; at least one */
  counselors: readonly Counselor[];
}

/** A question that a page asks visitors about the counselors of a list. */
export interface DirectoryFilter {
  kind: FilterKind;
  settings: NonNullable<CounselorCards[FilterKind]>;
  /** position of the page in the config, and of the block in it */
  route: number;
  block: number;
  cards: CounselorCards;
  answers: Answer[];
}

/** A possible answer, the last part of its address, and whom it fits. */
interface Choice {
  key: string;
  name: string;
  slug: string;
  fits: (counselor: Counselor) => boolean;
}

/** The placeholder of each question in addresses and texts. */
export const filterWords = {
  byState: 'state',
  byTopic: 'topic',
  byFormat: 'format',
  byPlace: 'place',
} as const satisfies Record<FilterKind, string>;

/**
 * The questions of all pages. One page asks in one of its lists; one that is made for each entry of
 * a list, or for what does not exist, cannot ask.
 */
export function listQuestions(config: SiteConfig): DirectoryFilter[] {
  return config.routes.flatMap((page, route): DirectoryFilter[] => {
    const [asking] = listFilteringBlocks(page);
    if (!asking || page.forEach !== undefined || page.path === '*') return [];
    const shown = selectEntries(config, asking.cards);
    return filterKinds.flatMap((kind) => {
      const settings = asking.cards[kind];
      if (!settings) return [];
      const answers = listChoices(kind, asking.cards, shown, config).map(
        ({ key, name, slug, fits }) => ({
          key,
          name,
          path: settings.path.replace(`{${filterWords[kind]}}`, slug),
          counselors: shown.filter(fits),
        }),
      );
      return [{ kind, settings, route, ...asking, answers }];
    });
  });
}

/** The addresses of the pages that are made for all answers. */
export function listFilterPaths(config: SiteConfig): string[] {
  return listQuestions(config).flatMap(({ answers }) => answers.map(({ path }) => path));
}

/** The blocks of a page that ask something. */
export function listFilteringBlocks({
  blocks,
}: Pick<Route, 'blocks'>): Pick<DirectoryFilter, 'block' | 'cards'>[] {
  return blocks.flatMap((each, block) => {
    if (each.type !== 'card-grid' || each.cards.of !== 'counselors') return [];
    const { cards } = each;
    return filterKinds.some((kind) => cards[kind]) ? [{ block, cards }] : [];
  });
}

/** The answers that fit at least one of the counselors. */
function listChoices(
  kind: FilterKind,
  { byFormat }: CounselorCards,
  counselors: readonly Counselor[],
  { site, entities }: SiteConfig,
): Choice[] {
  switch (kind) {
    case 'byState':
      return listHomes(counselors, site);
    case 'byTopic':
      return listTopics(counselors, site);
    case 'byFormat':
      return byFormat ? listFormats(byFormat, counselors) : [];
    case 'byPlace':
      return listPlaces(entities.places, counselors, site);
  }
}

function listHomes(counselors: readonly Counselor[], site: SiteIdentity): Choice[] {
  const regions = new Set(counselors.flatMap((counselor) => listRegions(counselor) ?? []));
  return sortByName(
    [...regions].map((region) => ({
      key: region,
      name: nameRegion(region, site),
      slug: writeRegionSlug(region, site),
      fits: (counselor: Counselor) => acceptsFrom(counselor, region),
    })),
    site,
  );
}

/**
 * Specialties; those that differ by capital letters or punctuation only are the same. What is the same
 * in other languages is told by who has it first, and where in the list.
 */
function listTopics(counselors: readonly Counselor[], site: SiteIdentity): Choice[] {
  const topics = new Map<string, { key: string; name: string }>();
  for (const { id, specialties } of counselors) {
    for (const [index, specialty] of specialties.entries()) {
      const slug = writeSlug(specialty);
      if (!topics.has(slug)) topics.set(slug, { key: `${id} ${index}`, name: specialty });
    }
  }
  return sortByName(
    [...topics].map(([slug, topic]) => ({
      ...topic,
      slug,
      fits: ({ specialties }: Counselor) => specialties.some((own) => writeSlug(own) === slug),
    })),
    site,
  );
}

function listFormats(
  { inPerson, video, group }: NonNullable<CounselorCards['byFormat']>,
  counselors: readonly Counselor[],
): Choice[] {
  const names = [
    ['in-person', inPerson],
    ['video', video],
    ['group', group],
  ] as const;
  return names
    .map(([format, name]) => ({
      key: format,
      name,
      slug: format,
      fits: ({ formats = [] }: Counselor) => formats.includes(format),
    }))
    .filter(({ fits }) => counselors.some(fits));
}

function listPlaces(
  places: readonly Place[],
  counselors: readonly Counselor[],
  site: SiteIdentity,
): Choice[] {
  return places
    .map(({ id, name }) => ({
      key: id,
      name: fillPlaceholders(name, { site }),
      slug: id,
      fits: (counselor: Counselor) => counselor.places.includes(id),
    }))
    .filter(({ fits }) => counselors.some(fits));
}

function sortByName(choices: Choice[], { language }: SiteIdentity): Choice[] {
  const { compare } = new Intl.Collator(readLocale(language));
  return choices.toSorted((one, other) => compare(one.name, other.name));
}

/** Addresses have Latin letters only: where a language has others, the English name is in them. */
function writeRegionSlug(region: Region, site: SiteIdentity): string {
  const name = nameRegion(region, site);
  const isLatin = !/[^\P{L}\p{Script=Latin}]/u.test(name);
  return writeSlug(isLatin ? name : nameRegion(region, { language: 'en' }));
}

/** `New Mexico` → `new-mexico` */
function writeSlug(name: string): string {
  return slugify(name);
}
