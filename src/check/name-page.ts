import type { SiteConfig } from '../generated/config-types';
import { entryKinds } from '../generated/entry-kinds';
import type { Missing } from './diagnostic';
import { findEntityRoutes } from '../content/entity-routes';
import { listEntries, pagedKinds, readKey, type PagedKind } from '../content/entities';

/** What a link that leads nowhere misses. */
export interface MissingPage {
  /** the same for all that leads there */
  subject: string;
  missing: Missing;
}

/**
 * What a missing page is about, so that all that leads there is one mistake: an entity whose page
 * would be made from a template (`counselor:esther`), all pages of a missing template
 * (`page:/team/{counselor.id}`), those of a kind that has no template at all
 * (`page:{counselor.id}`), or the page itself (`page:/about`).
 */
export function createPageNamer(config: SiteConfig): (address: string) => MissingPage {
  const templates = config.routes.flatMap(({ path }) => {
    const kind = pagedKinds.find((name) => path.includes(writeKey(name)));
    if (kind === undefined) return [];
    // All placeholders of an address are filled in from the same entry.
    const source = path
      .replace(/\{[a-zA-Z.]+\}/, '([a-z0-9-]+)')
      .replaceAll(/\{[a-zA-Z.]+\}/g, '\\1');
    return [{ kind, pattern: new RegExp(`^${source}$`) }];
  });
  // Without any entries, it is not the one entry that is missing.
  const isEmpty = (kind: PagedKind) => listEntries(config, kind).length === 0;
  let names: ReadonlyMap<string, PagedKind> | undefined;
  const listNames = () =>
    new Map(
      pagedKinds
        .toReversed()
        .flatMap((kind) =>
          listEntries(config, kind).map((entry) => [readKey(kind, entry), kind] as const),
        ),
    );

  const paged = findEntityRoutes(config.routes);
  return (address) => {
    for (const { kind, pattern } of templates) {
      const [, name] = pattern.exec(address) ?? [];
      if (name === undefined) continue;
      return {
        subject: `${kind}:${isEmpty(kind) ? '' : name}`,
        missing: { what: 'entry', kind },
      };
    }
    const parts = address.split('/');
    // Most links lead somewhere, and nobody asks.
    const known = (names ??= listNames());
    const kinds = parts.map((part) => known.get(part));
    const last = kinds.at(-1);
    if (last && !paged.has(last)) return nameMissingPages(last);
    const kind = last ?? kinds.find((found) => found !== undefined);
    const pattern = parts.map((part, index) => (kinds[index] ? writeKey(kinds[index]) : part));
    return {
      subject: `page:${pattern.join('/')}`,
      missing: { what: 'page', ...(kind && { kind }) },
    };
  };
}

/** What all missing pages of a kind are about for which no page is made. */
export function nameMissingPages(kind: PagedKind): MissingPage {
  return { subject: `page:${writeKey(kind)}`, missing: { what: 'page', kind } };
}

/** `{post.slug}` */
export function writeKey(kind: PagedKind): string {
  return `{${kind}.${entryKinds[kind].key}}`;
}
