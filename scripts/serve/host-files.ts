import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { revalidate } from '../../src/published/hosts/host-rules';

/** What Cloudflare Pages and Netlify read out of `_headers` and `_redirects`. */
export interface HostFiles {
  /** the headers of an address: values of all rules that match, as both hosts send them */
  headersFor: (path: string) => Map<string, string>;
  /** old path → where it leads */
  redirects: Map<string, string>;
}

interface HeaderRule {
  /** a path, or its beginning with `*` at the end */
  pattern: string;
  /** headers of earlier rules that do not count: `! Name` */
  takenOff: string[];
  headers: [name: string, value: string][];
}

/** Reads the files of a built site; a site for another kind of host has none. */
export function readHostFiles(folder: string): HostFiles {
  const rules = readHeaderRules(folder);
  return {
    headersFor: (path) => collectHeaders(path, rules),
    redirects: new Map(
      readLines(join(folder, '_redirects')).map((line): [string, string] => {
        const [from = '', to = ''] = line.split(' ');
        return [from, to];
      }),
    ),
  };
}

function collectHeaders(path: string, rules: HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!matches(path, rule.pattern)) continue;
    for (const name of rule.takenOff) headers.delete(name);
    for (const [name, value] of rule.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', revalidate);
  return headers;
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function readHeaderRules(folder: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(join(folder, '_headers'))) {
    const [, takenOff] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: line, takenOff: [], headers: [] });
    else if (takenOff) rules.at(-1)?.takenOff.push(takenOff);
    else if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

function readLines(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
