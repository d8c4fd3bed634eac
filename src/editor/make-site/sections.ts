import { entityKinds, isEntryKind } from '../../content/entities';
import { definition, followReference } from '../../content/schema/walk-schema';
import type { Json } from '../../utils/json';
import { writeLabel } from '../schema/write-label';
import { isFixed, readAddress, readBlocks, readEntries, readPages } from './read-config';
import { listShown, listShownOn, nameArea } from './visible-entries';

/** A part of a site that a practice may do without. */
export interface Area {
  /** the list of its entries, the kind of its widgets, or the type of its blocks */
  name: string;
  /** what shows it: the addresses of pages */
  pages: readonly string[];
  /** areas that are there only on the pages of this one, and go with it */
  parts: readonly string[];
}

/** The people of a practice are asked for one by one. */
const people = nameArea('counselor');

/**
 * The areas of a site, found in what its blocks show: the entries of a list, widgets of a kind, or
 * something with a date. Nobody has to name them, and a new kind of entries is one by itself.
 *
 * @param config a valid config, as it is written
 */
export function listAreas(config: Json): Area[] {
  const pages = readPages(config).map((page): ShowingPage => {
    const blocks = readBlocks(page).flatMap((block) => listShown(config, block));
    const subject = isFixed(page) ? undefined : blocks[0];
    return { address: readAddress(page), subject, names: listShownOn(config, page) };
  });
  const names = [...new Set(pages.flatMap((page) => page.names))].filter((name) => name !== people);
  const owners = new Map(names.map((name) => [name, findOwner(pages, name)]));
  return names
    .filter((name) => owners.get(name) === undefined)
    .map((name) => ({
      name,
      pages: pages.filter((page) => page.names.includes(name)).map(({ address }) => address),
      parts: names.filter((part) => owners.get(part) === name),
    }));
}

interface ShowingPage {
  address: string;
  /** the first thing that the page shows is what it is about; the home page is about nothing alone */
  subject: string | undefined;
  /** all that it shows */
  names: readonly string[];
}

const lists = new Set(entityKinds.filter(isEntryKind).map(nameArea));

/** What has no list of entries, and is only on pages about something else, belongs to that. */
function findOwner(pages: readonly ShowingPage[], name: string): string | undefined {
  const showing = pages.filter(({ names }) => names.includes(name));
  const subjects = new Set(showing.map(({ subject }) => subject));
  const [subject] = subjects;
  const isOwned = subjects.size === 1 && subject !== name && subject !== people;
  return isOwned && !lists.has(name) ? subject : undefined;
}

/** All areas that go when some are not kept. */
export function listLeftOut(config: Json, kept: readonly string[] | undefined): string[] {
  if (!kept) return [];
  return listAreas(config)
    .filter(({ name }) => !kept.includes(name))
    .flatMap(({ name, parts }) => [name, ...parts]);
}

/** Whether there are entries in an area, and all of them are samples: one with blanks is left. */
export function isAllSamples(config: Json, name: string): boolean {
  const kind = entityKinds.find((each) => nameArea(each) === name);
  const entries = kind ? readEntries(config, kind) : [];
  return entries.length > 0 && entries.every(({ sample }) => sample === true);
}

/** What an area is, as the schema says it: "The blog posts." */
export function describeArea(name: string): string {
  const { properties = {} } = definition('Entities');
  const branches = definition('Block').oneOf ?? [];
  const block = branches
    .map(followReference)
    .find((branch) => branch.properties?.['type']?.const === name);
  const { description } = properties[name] ?? block ?? {};
  return description ?? `The ${writeLabel(name).toLowerCase()} widgets.`;
}
