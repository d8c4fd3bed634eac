import type { SiteConfig } from '../../generated/config-types';

/**
 * What a missing page is about, so that all that leads there is one mistake: an entity whose page
 * would be made from a template (`counselor:esther`), all pages of a missing template
 * (`page:/counselors/{counselor.id}`), or the page itself (`page:/about`).
 */
export function createPageNamer(config: SiteConfig): (address: string) => string {
  const templates = config.routes.flatMap(({ path }) => {
    const kind = /\{(counselor)\.id\}|\{(post)\.slug\}/.exec(path);
    if (!kind) return [];
    // All placeholders of an address stand for the same entry.
    const source = path
      .replace(/\{[a-zA-Z.]+\}/, '([a-z0-9-]+)')
      .replaceAll(/\{[a-zA-Z.]+\}/g, '\\1');
    return [{ kind: kind[1] ?? kind[2] ?? '', pattern: new RegExp(`^${source}$`) }];
  });
  // Without any entries, it is not the one entry that is missing.
  const isEmpty = (kind: string) =>
    (kind === 'post' ? config.entities.posts : config.entities.counselors).length === 0;
  const names = new Map([
    ...config.entities.posts.map(({ slug }): [string, string] => [slug, '{post.slug}']),
    ...config.entities.counselors.map(({ id }): [string, string] => [id, '{counselor.id}']),
  ]);

  return (address) => {
    for (const { kind, pattern } of templates) {
      const [, name] = pattern.exec(address) ?? [];
      if (name !== undefined) return `${kind}:${isEmpty(kind) ? '' : name}`;
    }
    const parts = address.split('/').map((part) => names.get(part) ?? part);
    return `page:${parts.join('/')}`;
  };
}
