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
  return {
    headersFor: (path) =>
      new Map(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []))),
    // Each is the pattern of one path.
    redirects: new Map(
      redirects.map(({ source, destination }) => [source.replace(/\\(.)/g, '$1'), destination]),
    ),
  };
}
