import type { Json, Path } from '../model/change';
import { notFoundPath } from '../../payload/page-paths';
import { writeBlockId } from '../../payload/part-id';
import { isGroup, isList, readText, readValue } from '../model/read-value';
import { words } from '../words';
import { isWithin } from '../schema/json';
import { nameValue } from '../schema/name-value';

/** A page that the preview can show. */
export interface ListedPage {
  /** its address */
  path: string;
  name: string;
  /** which of the routes of the config makes it */
  route: number;
  /** the entry that it is made for */
  entry?: Path;
}

/** What a frame of this site can show: while an address is typed, it may be anything. */
const address = /^\/(?!\/)/;

/** The pages of a config by their addresses; of a route for each entry, one page for each of them. */
export function listPages(config: Json): ListedPage[] {
  const routes = readValue(config, ['routes']);
  if (!isList(routes)) return [];
  const pages = routes.flatMap((value, route) => {
    const path = readText(readValue(value, ['path']));
    if (path === undefined) return [];
    const list = readValue(value, ['forEach']);
    if (typeof list === 'string') return listEntryPages(config, { path, list, route });
    return [{ path: path === '*' ? notFoundPath : path, name: namePage(value), route }];
  });
  return pages.filter(({ path }) => address.test(path));
}

/** A page by its title, without the name of the site that follows a line. */
export function namePage(route: Json): string {
  const [path, title] = [
    readText(readValue(route, ['path'])),
    readText(readValue(route, ['title'])),
  ];
  if (path === '*') return words.notFoundPage;
  const [name = ''] = title?.split(' | ') ?? [];
  return name || (path ?? words.page);
}

function listEntryPages(
  config: Json,
  { path, list, route }: { path: string; list: string; route: number },
): ListedPage[] {
  const entries = readValue(config, ['entities', list]);
  if (!isList(entries)) return [];
  return entries.map((entry, index) => ({
    path: fillFrom(path, { entry }),
    name: nameValue(entry) ?? path,
    route,
    entry: ['entities', list, index],
  }));
}

/** A text with its placeholders filled in: those of the site, and those of an entry. */
export function fillFrom(text: string, known: { site?: Json; entry?: Json }): string {
  return text.replace(/\{([a-zA-Z]+)\.([a-zA-Z]+)\}/g, (_all, of: string, name: string) =>
    String(readValue(of === 'site' ? known.site : known.entry, [name]) ?? ''),
  );
}

/** Which route makes the page at an address; further pages of a list belong to the first one. */
export function findRoute(config: Json, page: string): number | undefined {
  const pages = listPages(config);
  const exact = pages.find(({ path }) => path === page);
  if (exact) return exact.route;
  const above = pages
    .filter(({ path }) => path !== '/' && page.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length);
  return above[0]?.route;
}

/** The first page that a route makes. */
export function findPageOf(config: Json, route: number): string | undefined {
  return listPages(config).find((page) => page.route === route)?.path;
}

/** The addresses of all pages that a route makes, or that are made for an entry. */
export function listPagesOf(config: Json, part: Path): string[] {
  return listPages(config)
    .filter(
      ({ route, entry }) =>
        isWithin(part, ['routes', route]) || (entry !== undefined && isWithin(part, entry)),
    )
    .map(({ path }) => path);
}

/** The blocks of a page, with the ids that their elements have. */
export function listBlockElements(
  config: Json,
  page: string,
): { id: string; path: Path; block: Json }[] {
  const route = findRoute(config, page);
  if (route === undefined) return [];
  const blocks = readValue(config, ['routes', route, 'blocks']);
  if (!isList(blocks)) return [];
  return blocks.map((block, index) => {
    const anchor = isGroup(block) ? block['anchor'] : undefined;
    const own = typeof anchor === 'string' && anchor !== '' ? anchor : undefined;
    return { id: writeBlockId(own, index), path: ['routes', route, 'blocks', index], block };
  });
}
