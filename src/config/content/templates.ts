import type { Route, SiteConfig } from '../../generated/config-types';
import type { EntryTypes } from '../../generated/entry-kinds';
import { toPascalCase } from '../schema/bundle-schema';
import { definition, followReference } from '../schema/walk-schema';
import { findListedKind, listEntries, type PagedKind } from './entities';
import { isolateNumber } from './text-direction';
import { createPartLister, writePartPath, type ListPart } from './list-parts';
import { writeDay } from './write-day';
import { writePrice } from './write-price';

/**
 * What placeholders can be filled with: `{site.phone}`, `{counselor.firstName}`, `{post.title}`.
 * `{price.session}` is a price of the site.
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
  part?: ListPart;
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
  if (name === 'price') return scope.site && writePrice(scope.site, field);
  if (!Object.hasOwn(scope, name)) return undefined;
  const entry: object | undefined = scope[name as keyof PlaceholderScope];
  if (!entry || !Object.hasOwn(entry, field)) return undefined;
  const value: unknown = entry[field as keyof typeof entry];
  if (typeof value === 'string' && readFormat(name, field) === 'day') {
    return writeDay(value, scope.site?.language ?? 'en');
  }
  if (typeof value === 'string' && value.includes('{') && hasSiteTexts(name)) {
    return fillPlaceholders(value, { site: scope.site });
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Whether placeholders of the site are filled in the texts of such an entry. */
function hasSiteTexts(name: string): boolean {
  return name !== 'site' && definition(toPascalCase(name)).placeholders === 'site';
}

/** Kind of entry, or the site → field → its format: each page of a large site asks for the same few. */
const formats = new Map<string, Map<string, string | undefined>>();

function readFormat(name: string, field: string): string | undefined {
  const known = formats.get(name) ?? new Map<string, string | undefined>();
  formats.set(name, known);
  if (!known.has(field)) known.set(field, findFormat(name, field));
  return known.get(field);
}

function findFormat(name: string, field: string): string | undefined {
  const { properties } = definition(name === 'site' ? 'SiteIdentity' : toPascalCase(name));
  const property = properties?.[field];
  return property && followReference(property).format;
}

/** Replaces the placeholders that the scope knows; others stay as they are (checking reports them). */
export function fillPlaceholders(text: string, scope: PlaceholderScope): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholderPattern, (match, name: string, field: string, start: number) => {
    const value = lookUpPlaceholder(scope, name, field);
    const { site } = scope;
    if (value === undefined || !site || name === 'price') return value ?? match;
    if (readFormat(name, field) !== 'phone') return value;
    const before = text.slice(Math.max(0, start - linkedNumber.length), start);
    return linkedNumber.schemes.test(before) ? value : isolateNumber(value, site.language);
  });
}

/** What is before a number in the address of a link, and how many characters tell. */
const linkedNumber = { schemes: /\b(?:tel|sms):$/i, length: 5 };

/** What placeholders are filled with on the page of an entry. */
export function scopeOfEntry<K extends PagedKind>(
  { site }: Pick<SiteConfig, 'site'>,
  kind: K,
  entry: EntryTypes[K],
): PlaceholderScope {
  const scope: PlaceholderScope = { site };
  const entries: { [P in PagedKind]?: EntryTypes[P] } = scope;
  entries[kind] = entry;
  return scope;
}

/** The entries of a kind, each as a scope. */
export function listScopes(config: SiteConfig, kind: PagedKind): PlaceholderScope[] {
  return listEntries(config, kind).map((entry) => scopeOfEntry(config, kind, entry));
}

/** The entries that a `forEach` goes through, each as a scope; the site alone without a `forEach`. */
export function forEachEntry(config: SiteConfig, list: ForEach | undefined): PlaceholderScope[] {
  const kind = findListedKind(list);
  return kind === undefined ? [{ site: config.site }] : listScopes(config, kind);
}

/**
 * All pages of the site, in the order of the config: routes with `forEach` give one page an entry,
 * lists with many cards have further pages behind the first one.
 */
export function expandRoutes(config: SiteConfig): ExpandedRoute[] {
  const listParts = createPartLister(config);
  return config.routes.flatMap((route, index) =>
    forEachEntry(config, route.forEach).flatMap((scope) => {
      const fill = (text: string) => fillPlaceholders(text, scope);
      const path = fill(route.path);
      const further = listParts(route, fill).map((part) => ({
        route,
        path: writePartPath(path, part, config),
        scope,
        index,
        part,
      }));
      return [{ route, path, scope, index }, ...further];
    }),
  );
}
