import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MovedFolder } from '../../content/moved-folders';
import { revalidate } from '../../published/hosts/host-rules';
import type { HostFile } from '../../published/hosts/write-host-files';
import { readHeadersFile, readRedirectsFile } from './read-headers-file';
import { readNginxHeaders, readNginxRedirects } from './read-nginx-conf';
import { readVercelJson } from './read-vercel-json';

/** What a host does with a site. */
export interface HostFiles {
  /** the headers of an address as the host sends them */
  headersFor: (path: string) => Map<string, string>;
  /** old path → where it leads */
  redirects: ReadonlyMap<string, string>;
  /** folders of which every page has moved */
  movedFolders: readonly MovedFolder[];
}

/**
 * Reads the files that a build wrote for its host as that host does. A site for GitHub Pages, which
 * reads none, has pages that carry their policy themselves.
 */
export function readHostFiles(folder: string): HostFiles {
  const { headersFor, redirects, movedFolders } = readFilesOfHost(folder);
  return {
    headersFor(path) {
      const headers = headersFor(path);
      if (!headers.has('Cache-Control')) headers.set('Cache-Control', revalidate);
      return headers;
    },
    redirects,
    movedFolders,
  };
}

function readFilesOfHost(folder: string): HostFiles {
  const read = (name: HostFile): string | undefined => {
    const file = join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const vercelJson = read('vercel.json');
  if (vercelJson !== undefined) return readVercelJson(vercelJson);
  const server = read('nginx-server.conf');
  if (server !== undefined) {
    return {
      headersFor: readNginxHeaders(server, read('nginx-maps.conf') ?? ''),
      ...readNginxRedirects(server),
    };
  }
  return {
    headersFor: readHeadersFile(read('_headers') ?? ''),
    ...readRedirectsFile(read('_redirects') ?? ''),
  };
}
