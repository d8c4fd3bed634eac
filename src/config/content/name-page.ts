import type { SiteConfig } from '../../generated/config-types';
import { entryKinds } from '../../generated/entry-kinds';
import { findEntryRoutes } from './entry-pages';
import { listEntries, pagedKinds, readKey, type PagedKind } from './entities';

/**
 * What a missing page is about, so that all that leads there is one mistake: an entity whose page
 * would be made from a template (`counselor:esther`), all pages of a missing template
 * (`page:/team/{counselor.id}`), those of a kind that has no template at all
 * (`page:{counselor.id}`), or the page itself (`page:/about`).
 */
export function createPageNamer(config: SiteConfig): (address: string) => string {
  const templates = config.routes.flatMap(({ path }) => {
    const kind = pagedKinds.find((name) => path.includes(writeKey(name)));
    if (kind === undefined) return [];
    // All placeholders of an address are filled from the same entry.
    const source = path
      .replace(/\{[a-zA-Z.]+\}/, '([a-z0-9-]+)')
      .replaceAll(/\{[a-zA-Z.]+\}/g, '\\1');
    return [{ kind, pattern: new RegExp(`^${source}$`) }];
  });
  // Without any entries, it is not the one entry that is missing.
  const isEmpty = (kind: PagedKind) => listEntries(config, kind).length === 0;
  const names = new Map(
    pagedKinds
      .toReversed()
      .flatMap((kind) =>
        listEntries(config, kind).map((entry) => [readKey(kind, entry), writeKey(kind)] as const),
      ),
  );

  const paged = findEntryRoutes(config.routes);
  const isWithoutPages = (kind: PagedKind) => !paged.has(kind);
  const missing = new Map(
    pagedKinds
      .filter(isWithoutPages)
      .map((kind) => [writeKey(kind), nameMissingPages(kind)] as const),
  );

  return (address) => {
    for (const { kind, pattern } of templates) {
      const [, name] = pattern.exec(address) ?? [];
      if (name !== undefined) return `${kind}:${isEmpty(kind) ? '' : name}`;
    }
    const parts = address.split('/').map((part) => names.get(part) ?? part);
    return missing.get(parts.at(-1) ?? '') ?? `page:${parts.join('/')}`;
  };
}

/** What all missing pages of a kind are about for which no page is made. */
export function nameMissingPages(kind: PagedKind): string {
  return `page:${writeKey(kind)}`;
}

/** `{post.slug}` */
export function writeKey(kind: PagedKind): string {
  return `{${kind}.${entryKinds[kind].key}}`;
}
