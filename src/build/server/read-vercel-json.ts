import { listMovedFolders, listMovedPages } from '../../content/moved-folders';
import type { HostFiles } from './host-files';

interface VercelSettings {
  headers?: { source: string; headers: { key: string; value: string }[] }[];
  redirects?: { source: string; destination: string }[];
}

/**
 * `vercel.json` as a build writes it, whose patterns are regular expressions too. Where several rules
 * send a header, the last one counts.
 */
export function readVercelJson(text: string): HostFiles {
  const { headers: sources = [], redirects = [] } = JSON.parse(text) as VercelSettings;
  const rules = sources.map(({ source, headers }) => ({
    pattern: new RegExp(`^${source}$`),
    headers: headers.map(({ key, value }): [string, string] => [key, value]),
  }));
  // Each is the pattern of one path, or of all below one.
  const plain = redirects.map(({ source, destination }) => ({
    from: source.replace(/\(\.\+\)$/, '*').replace(/\\(.)/g, '$1'),
    to: destination.replace(/\/\$1$/, '/*'),
  }));
  return {
    headersFor: (path) =>
      new Map(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []))),
    redirects: new Map(listMovedPages(plain).map(({ from, to }) => [from, to])),
    movedFolders: listMovedFolders(plain),
  };
}
