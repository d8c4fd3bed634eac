import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHostFiles } from '../serve/host-files';

/** The content security policies that a host sends in its headers. */
export interface HeaderPolicies {
  /**
   * @param path the address of a page
   * @param file the file of the page, relative to the site
   * @returns the policy or policies, with commas between them; undefined when there is none
   */
  policyFor: (path: string, file: string) => string | undefined;
  /** the file that makes the host send one policy for all pages */
  sharedIn?: string;
}

const headerName = 'Content-Security-Policy';

/** Reads them from the files that a build wrote for its host; GitHub Pages sends none. */
export function readHeaderPolicies(folder: string): HeaderPolicies {
  const read = (name: string): string | undefined =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;
  const headersFile = read('_headers');
  if (headersFile !== undefined) return readHeadersFile(folder, headersFile);
  const vercelJson = read('vercel.json');
  if (vercelJson !== undefined) return readVercelJson(vercelJson);
  const server = read('nginx-server.conf');
  if (server !== undefined) return readNginxConf(read('nginx-maps.conf') ?? '', server);
  return { policyFor: () => undefined };
}

function readHeadersFile(folder: string, text: string): HeaderPolicies {
  const { headersFor } = readHostFiles(folder);
  const isShared = text.split(`\n  ${headerName}: `).length === 2;
  return {
    policyFor: (path) => headersFor(path).get(headerName),
    ...(isShared && { sharedIn: '_headers' }),
  };
}

interface VercelSettings {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** The patterns that are written there are regular expressions too. The last one counts. */
function readVercelJson(text: string): HeaderPolicies {
  const rules = (JSON.parse(text) as VercelSettings).headers.flatMap(({ source, headers }) => {
    const policy = headers.find(({ key }) => key === headerName)?.value;
    return policy === undefined ? [] : [{ pattern: new RegExp(`^${source}$`), policy }];
  });
  return {
    policyFor: (path) => rules.findLast(({ pattern }) => pattern.test(path))?.policy,
  };
}

/** The server sends the entry of the map for the file, or the one that stands for all others. */
function readNginxConf(maps: string, server: string): HeaderPolicies {
  const [, variable = ''] = server.match(`\nadd_header ${headerName} (\\S+) always;\n`) ?? [];
  const [, map = ''] = maps.split(`map $uri ${variable} {\n`);
  const [entries = ''] = map.split('\n}');
  const policies = new Map(
    [...entries.matchAll(/^ {2}(?:"(.+?)"|default) "(.+)";$/gm)].map(
      ([, file = '', policy = '']): [string, string] => [file, policy.replace(/\\(.)/g, '$1')],
    ),
  );
  return { policyFor: (_path, file) => policies.get(`/${file}`) ?? policies.get('') };
}
