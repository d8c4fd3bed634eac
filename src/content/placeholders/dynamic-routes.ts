import type { Route, SiteConfig } from '../../generated/config-types';
import type { EntryTypes } from '../../generated/entry-kinds';
import { capitalize, uncapitalize } from '../../utils/english';
import { createChunker, joinChunks } from '../../utils/chunk-list';
import { memoizeByName, memoizeByObject } from '../../utils/memoize';
import { toPascalCase } from '../schema/bundle-schema';
import type { SchemaNode } from '../schema/schema-node';
import { definition, followReference } from '../schema/walk-schema';
import { findListedKind, listEntries, type PagedKind } from '../entities';
import { isolateNumber } from '../languages/language-code';
import {
  createPaginator,
  listPaginatedLists,
  writeSlicePath,
  type PageSlice,
} from '../posts/pagination';
import { formatDate } from '../dates/format-date';
import { formatPrice } from '../format-price';

/**
 * What placeholders can be filled with: `{site.phone}`, `{counselor.firstName}`, `{post.title}`.
 * `{price.session}` is a price of the site, `{word.town}` one of its words.
 */
export type PlaceholderScope = Partial<Pick<SiteConfig, 'site'>> & {
  [K in PagedKind]?: EntryTypes[K];
};

/** A list that `forEach` may name. */
export type ForEach = NonNullable<Route['forEach']>;

const placeholderPattern = /\{([a-zA-Z]+)\.([a-zA-Z]+)\}/g;

/** A page: a route as written, or one of the pages that its `forEach` makes. */
export interface ExpandedRoute {
  route: Route;
  path: string;
  scope: PlaceholderScope;
  /** position of the route in the config */
  index: number;
  /** set on the further pages of a page that has a list with many cards */
  part?: PageSlice;
}

/**
 * The value of `{scope.field}`, or undefined when the scope has no such text or number. A day is
 * written out as on the pages, a price with its currency, and placeholders of the site in a text of
 * an entry are filled in.
 */
export function lookUpPlaceholder(
  scope: PlaceholderScope,
  name: string,
  field: string,
): string | undefined {
  if (name === 'price') return scope.site && formatPrice(scope.site, field);
  if (name === 'word') return scope.site && findWord(scope.site, field);
  if (!Object.hasOwn(scope, name)) return undefined;
  const entry: object | undefined = scope[name as keyof PlaceholderScope];
  if (!entry) return undefined;
  if (!Object.hasOwn(entry, field)) {
    const other = readProperty(name, field)?.whenMissing;
    return other && fillPlaceholders(other, scope);
  }
  const value: unknown = entry[field as keyof typeof entry];
  if (typeof value === 'string' && readProperty(name, field)?.format === 'day') {
    return formatDate(value, scope.site?.language ?? 'en');
  }
  if (typeof value === 'string' && value.includes('{') && hasSiteTexts(name)) {
    return fillPlaceholders(value, { site: scope.site });
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** A word of the site; with a capital letter where its id is written with one: `{word.People}`. */
function findWord({ words }: SiteConfig['site'], field: string): string | undefined {
  const id = uncapitalize(field);
  const text = words?.find((word) => word.id === id)?.text;
  return id === field || text === undefined ? text : capitalize(text);
}

/** Whether placeholders of the site are filled in the texts of such an entry. */
function hasSiteTexts(name: string): boolean {
  return name !== 'site' && definition(toPascalCase(name)).placeholders === 'site';
}

function readProperty(name: string, field: string): SchemaNode | undefined {
  return findProperties(name)(field);
}

/** Kind of entry, or the site → field → its schema: each page of a large site asks for the same few. */
const findProperties = memoizeByName((name: string) => {
  const { properties } = definition(name === 'site' ? 'SiteIdentity' : toPascalCase(name));
  return memoizeByName((field: string) => {
    const property = properties?.[field];
    return property && followReference(property);
  });
});

/** Replaces the placeholders that the scope knows; others stay as they are (checking reports them). */
export function fillPlaceholders(text: string, scope: PlaceholderScope): string {
  if (!text.includes('{')) return text;
  let isGap = false;
  const filled = text.replace(
    placeholderPattern,
    (match, name: string, field: string, start: number) => {
      const value = lookUpPlaceholder(scope, name, field);
      const { site } = scope;
      if (value === '') {
        isGap = true;
        return gap;
      }
      if (value === undefined || !site || name === 'price' || name === 'word')
        return value ?? match;
      if (readProperty(name, field)?.format !== 'phone') return value;
      const before = text.slice(Math.max(0, start - linkedNumber.length), start);
      return linkedNumber.schemes.test(before) ? value : isolateNumber(value, site.language);
    },
  );
  return isGap ? filled.replaceAll(gapWithMark, '') : filled;
}

/** Stands where an entry has no value, until it goes with the mark that separates it: "Ada, {…}". */
const gap = '\0';
const gapWithMark = /[\s,:;·–—|-]*(?:\(\0\)|\0)/g;

/** What is before a number in the address of a link, and how many characters tell. */
const linkedNumber = { schemes: /\b(?:tel|sms):$/i, length: 5 };

/** The scopes of a site: those of the same entry are the same, so what they fill is found again. */
const keepScopes = memoizeByObject((site: SiteConfig['site']) => ({
  alone: { site },
  ofKind: memoizeByName((kind: PagedKind) => {
    const ofEntry = memoizeByObject((entry: object): PlaceholderScope => ({ site, [kind]: entry }));
    const ofList = memoizeByObject((entries: readonly object[]) =>
      entries.map((entry) => ofEntry(entry)),
    );
    return { ofEntry, ofList };
  }),
}));

/** What placeholders are filled with on the page of an entry. */
export function scopeOfEntry<K extends PagedKind>(
  { site }: Pick<SiteConfig, 'site'>,
  kind: K,
  entry: EntryTypes[K],
): PlaceholderScope {
  return keepScopes(site).ofKind(kind).ofEntry(entry);
}

/** The entries of a kind, each as a scope. */
export function listScopes(config: SiteConfig, kind: PagedKind): readonly PlaceholderScope[] {
  return keepScopes(config.site).ofKind(kind).ofList(listEntries(config, kind));
}

/** The entries that a `forEach` goes through, each as a scope; the site alone without a `forEach`. */
export function forEachEntry(
  config: SiteConfig,
  list: ForEach | undefined,
): readonly PlaceholderScope[] {
  const kind = findListedKind(list);
  return kind === undefined ? [keepScopes(config.site).alone] : listScopes(config, kind);
}

/** A text as each of the scopes fills it, each form once. */
export function fillEach(text: string, scopes: readonly PlaceholderScope[]): readonly string[] {
  return keepForms(scopes, text, () => [
    ...new Set(
      chunkScopes(scopes).flatMap((chunk) =>
        keepForms(chunk, text, () => chunk.map((scope) => fillPlaceholders(text, scope))),
      ),
    ),
  ]);
}

const chunkScopes = createChunker<PlaceholderScope>();

/** Gives the forms of a text that were found before. */
function keepForms(
  scopes: readonly PlaceholderScope[],
  text: string,
  find: () => readonly string[],
): readonly string[] {
  const known = keepFilled(scopes);
  const before = known.get(text);
  if (before) return before;
  // Whoever types into such a text would leave each form of it.
  if (known.size >= maxFilled) known.clear();
  const forms = find();
  known.set(text, forms);
  return forms;
}

/** More than a config has, as a rule: ids and addresses with placeholders. */
const maxFilled = 40;

const keepFilled = memoizeByObject(
  (_scopes: readonly PlaceholderScope[]) => new Map<string, readonly string[]>(),
);

const keepPages = memoizeByObject(
  (_route: Route) => new WeakMap<PlaceholderScope, ExpandedRoute>(),
);

/** The address of the page that a route is for one scope. */
export function fillPath(route: Route, scope: PlaceholderScope): string {
  return keepPages(route).get(scope)?.path ?? fillPlaceholders(route.path, scope);
}

/** The page that a route is for one scope: the same object each time. */
function expandRoute(route: Route, scope: PlaceholderScope, index: number): ExpandedRoute {
  const known = keepPages(route);
  const before = known.get(scope);
  if (before?.index === index) return before;
  const page = { route, path: fillPath(route, scope), scope, index };
  known.set(scope, page);
  return page;
}

/** Pages in chunks: those of one are the same as long as none of them is another one. */
export const chunkPages = createChunker<ExpandedRoute>();

/**
 * All pages of the site, in the order of the config: routes with `forEach` give one page an entry,
 * lists with many cards have further pages behind the first one.
 */
export function expandRoutes(config: SiteConfig): ExpandedRoute[] {
  const listParts = createPaginator(config);
  return joinChunks(
    config.routes.map((route, index) => {
      const pages = forEachEntry(config, route.forEach).map((scope) =>
        expandRoute(route, scope, index),
      );
      if (listPaginatedLists(route).length === 0) return pages;
      return pages.flatMap((page) => {
        const { path, scope } = page;
        const parts = listParts(route, (text) => fillPlaceholders(text, scope));
        const further = parts.map((part) => ({
          ...page,
          path: writeSlicePath(path, part, config),
          part,
        }));
        return [page, ...further];
      });
    }),
  );
}
