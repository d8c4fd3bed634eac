import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedChange } from '../../git-hosts/git-host';
import { isPlain, listContent } from '../publish/content-files';
import type { EditedContent } from '../publish/merge-content';
import { uploadFolders } from '../prepare-upload';

/** Texts of files by their paths in the repository. */
export type SiteTemplate = Readonly<Record<string, string>>;

const inUploadFolder = new RegExp(`^/(?:${Object.values(uploadFolders).join('|')})/`);

/**
 * The files of a new repository: the content of the site, and those around it that make a website of it.
 * Uploads that no page uses stay out.
 *
 * @param repository `mary/mary.github.io`: npm wants a name for the website
 */
export function listNewFiles(
  { folder, document, files }: Pick<EditedContent, 'folder' | 'document' | 'files'>,
  template: SiteTemplate,
  repository: string,
): HostedChange[] {
  const others = [...files.list()].filter((file) => !inUploadFolder.test(file));
  const content = new Set([
    ...listContent(folder, document.writeText(), files),
    ...others.map((file) => `public${file}`),
  ]);
  const name = namePackage(repository);
  return [
    ...Object.entries(template).map(([path, text]) => ({
      path,
      content: Buffer.from(text.replaceAll('{name}', name)),
    })),
    ...[...content]
      .filter((path) => existsSync(join(folder, path)) && isPlain(join(folder, path)))
      .map((path) => ({ path, content: readFileSync(join(folder, path)) })),
  ];
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
