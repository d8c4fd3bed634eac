import type { Counselor, Post, Route, SiteConfig } from '../../generated/config-types';

/** What placeholders may stand for: `{site.phone}`, `{counselor.firstName}`, `{post.title}`. */
export type PlaceholderScope = Partial<Pick<SiteConfig, 'site'>> & {
  counselor?: Counselor;
  post?: Post;
};

/** The lists that `forEach` may name, with the name of one entry in placeholders. */
export const forEachScopes = { counselors: 'counselor', posts: 'post' } as const;

const placeholderPattern = /\{([a-zA-Z]+)\.([a-zA-Z]+)\}/g;

/** A page: a route as written, or one of the pages that its `forEach` makes. */
export interface ExpandedRoute {
  route: Route;
  path: string;
  scope: PlaceholderScope;
  /** position of the route in the config */
  index: number;
}

/**
 * The value of `{scope.field}`, or undefined when there is no such text or number.
 */
export function lookUpPlaceholder(
  scope: PlaceholderScope,
  name: string,
  field: string,
): string | undefined {
  if (!Object.hasOwn(scope, name)) return undefined;
  const entry: object | undefined = scope[name as keyof PlaceholderScope];
  if (!entry || !Object.hasOwn(entry, field)) return undefined;
  const value: unknown = entry[field as keyof typeof entry];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Replaces the placeholders that the scope knows; others stay as they are (checking reports them). */
export function fillPlaceholders(text: string, scope: PlaceholderScope): string {
  if (!text.includes('{')) return text;
  return text.replace(
    placeholderPattern,
    (match, name: string, field: string) => lookUpPlaceholder(scope, name, field) ?? match,
  );
}

/** The entries that a `forEach` goes through, each as a scope. */
export function forEachEntry(
  config: SiteConfig,
  list: keyof typeof forEachScopes,
): PlaceholderScope[] {
  const { site } = config;
  return list === 'counselors'
    ? config.entities.counselors.map((counselor) => ({ site, counselor }))
    : config.entities.posts.map((post) => ({ site, post }));
}

/** All pages of the site, in the order of the config: routes with `forEach` give one page an entry. */
export function expandRoutes(config: SiteConfig): ExpandedRoute[] {
  return config.routes.flatMap((route, index) => {
    const scopes = route.forEach ? forEachEntry(config, route.forEach) : [{ site: config.site }];
    return scopes.map((scope) => ({
      route,
      path: fillPlaceholders(route.path, scope),
      scope,
      index,
    }));
  });
}
