import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostedChange } from '../../git-hosts/git-host';
import { isPlain, listContent } from '../publish/content-files';
import type { EditedContent } from '../publish/merge-content';
import { uploadFolders } from '../prepare-upload';

/** Files by their paths in the repository. */
export type SiteFiles = Readonly<Record<string, Uint8Array>>;

const inUploadFolder = new RegExp(`^/(?:${Object.values(uploadFolders).join('|')})/`);

/**
 * The files of a new repository: the content of the site, and those around it that make a website of it.
 * Uploads that no page uses stay out.
 */
export function listNewFiles(
  { folder, document, files }: Pick<EditedContent, 'folder' | 'document' | 'files'>,
  around: SiteFiles,
): HostedChange[] {
  const others = [...files.list()].filter((file) => !inUploadFolder.test(file));
  const content = new Set([
    ...listContent(folder, document.writeText(), files),
    ...others.map((file) => `public${file}`),
  ]);
  return [
    ...Object.entries(around).map(([path, bytes]) => ({ path, content: bytes })),
    ...[...content]
      .filter((path) => existsSync(join(folder, path)) && isPlain(join(folder, path)))
      .map((path) => ({ path, content: readFileSync(join(folder, path)) })),
  ];
}
