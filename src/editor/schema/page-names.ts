import {
  getIn,
  type Json,
  type JsonObject,
  locateText,
  type Path,
  readText,
} from '../../utils/json';
import { applyChange, type Change } from '../model/apply-change';
import { listPagesOf } from '../model/find-route';
import { hasRoomFor } from '../model/languages';
import { insertItem, isTranslation, setTranslation } from '../model/write-edits';
import { getList } from '../model/paths';
import { describeBlock, describePlace } from './describe-place';
import { splitLink, visitTexts, type SchemaText } from './find-uses';
import { chooseBranch, findNode, type RootSchema } from './schema-node';

/** The end of the title of a page: the name of the site. */
const titleEnd = /(?: \| .*)?$/s;

const menu = ['navigation', 'menu'];

/** A text other than the title that names a page. */
export interface PageName {
  path: Path;
  /** where it is, in words */
  place: string;
  text: string;
}

/** The name of a page in its title. @param language that of the page, on a site in several */
export function readPageName(config: Json, route: Path, language?: string): string {
  return (readText(getIn(config, [...route, 'title']), language) ?? '').replace(titleEnd, '');
}

/** The heading of a page, and the labels of links to it in menus. @param language as for `readPageName` */
export function listPageNames(
  root: RootSchema,
  config: Json,
  route: Path,
  language?: string,
): PageName[] {
  const heading = findHeading(root, config, route);
  const addresses = new Set(listPagesOf(config, route));
  const labels: Path[] = [];
  const place = ['navigation'];
  const see = ({ node, text, path }: SchemaText) => {
    if (node.format !== 'link' || !addresses.has(splitLink(text).address)) return;
    labels.push([...path.slice(0, -1), 'label']);
  };
  visitTexts(root, getIn(config, place) ?? {}, see, findNode(root, config, place), place);
  return [...(heading ? [heading] : []), ...labels].flatMap((path) => {
    const text = readText(getIn(config, path), language);
    return text === undefined ? [] : { path, place: describePlace(config, path), text };
  });
}

interface Renaming {
  name: string;
  /** the others of its names that change as well */
  names: readonly Path[];
  /** as for `readPageName`: in other languages, the page keeps its name */
  language?: string | undefined;
}

/** Gives a page another name: in its title and in others of its names. */
export function renamePage(
  config: Json,
  route: Path,
  { name, names, language }: Renaming,
): Change[] {
  const title = [...route, 'title'];
  const [end = ''] = titleEnd.exec(readText(getIn(config, title), language) ?? '') ?? [];
  const set = (path: Path, value: string): Change => {
    const translation = [...path, language ?? ''];
    return isTranslation(config, translation)
      ? setTranslation(config, translation, value)
      : { op: 'set', path: locateText(config, path), value };
  };
  return [set(title, name + end), ...names.map((path) => set(path, name))];
}

/** Gives a new page its address and its title, which is also its heading. */
export function nameNewPage(
  root: RootSchema,
  page: JsonObject,
  { path, title }: { path: string; title: string },
): Json {
  const named = { ...page, path, title };
  const config = { routes: [named] };
  const heading = findHeading(root, config, ['routes', 0]);
  if (!heading) return named;
  const value = title.replace(titleEnd, '');
  const changed = applyChange(config, { op: 'set', path: heading, value });
  return getIn(changed.config, ['routes', 0]) ?? named;
}

/** Puts a page into the menu, before the button at its end; undefined where that cannot be done. */
export function addToMenu(root: RootSchema, config: Json, page: Json): Change[] | undefined {
  const node = findNode(root, config, menu) ?? {};
  const items = getList(config, menu);
  const href = readText(getIn(page, ['path']));
  const isOne =
    href !== undefined && href.startsWith('/') && getIn(page, ['forEach']) === undefined;
  if (!isOne || !hasRoomFor(config, items, node.maxItems ?? Infinity)) return undefined;
  const { maxLength } = findNode(root, config, [...menu, 0, 'label']) ?? {};
  const label = (readText(getIn(page, ['title'])) ?? href).replace(titleEnd, '');
  const index = node.lastStays ? Math.max(0, items.length - 1) : items.length;
  return [insertItem(config, menu, index, { label: label.slice(0, maxLength).trim(), href })];
}

function findHeading(root: RootSchema, config: Json, route: Path): Path | undefined {
  const place = [...route, 'blocks', 0];
  const block = getIn(config, place);
  const property =
    chooseBranch(root, findNode(root, config, place) ?? {}, block)?.headingProperty ?? 'title';
  return describeBlock(block, property).heading ? [...place, property] : undefined;
}
