import { listMovedFolders, listMovedPages } from '../../content/moved-folders';
import type { HostFiles } from './host-files';

interface HeaderRule {
  /** a path, or its beginning with `*` at the end */
  pattern: string;
  /** headers of earlier rules that do not count: `! Name` */
  takenOff: string[];
  headers: [name: string, value: string][];
}

/** `_headers` as Cloudflare Pages and Netlify read it: the values of all rules that match count. */
export function readHeadersFile(text: string): HostFiles['headersFor'] {
  const rules: HeaderRule[] = [];
  for (const line of readLines(text)) {
    const [, takenOff] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ pattern: line, takenOff: [], headers: [] });
    else if (takenOff) rules.at(-1)?.takenOff.push(takenOff);
    else if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return (path) => {
    const headers = new Map<string, string>();
    for (const rule of rules) {
      if (!matches(path, rule.pattern)) continue;
      for (const name of rule.takenOff) headers.delete(name);
      for (const [name, value] of rule.headers) {
        const before = headers.get(name);
        headers.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return headers;
  };
}

/** `_redirects`: a line for each, with the old path and where it leads. */
export function readRedirectsFile(text: string): Omit<HostFiles, 'headersFor'> {
  const rules = readLines(text).map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to: to.replace(/:splat$/, '*') };
  });
  return {
    redirects: new Map(listMovedPages(rules).map(({ from, to }) => [from, to])),
    movedFolders: listMovedFolders(rules),
  };
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function readLines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
