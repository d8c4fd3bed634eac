import type { SiteFiles } from './list-new-files';

/**
 * The files that all new websites share, with the name of this one.
 *
 * @param template texts with `{name}`, by their paths in the repository
 * @param repository `mary/mary.github.io`: npm wants a name for the website
 */
export function fillTemplate(
  template: Readonly<Record<string, string>>,
  repository: string,
): SiteFiles {
  const name = namePackage(repository);
  return Object.fromEntries(
    Object.entries(template).map(([path, text]) => [
      path,
      Buffer.from(text.replaceAll('{name}', name)),
    ]),
  );
}

/** `mary/Mary.github.io` → `mary-github-io`, which npm takes as a name. */
function namePackage(repository: string): string {
  const [, name = ''] = repository.split('/');
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'website'
  );
}
