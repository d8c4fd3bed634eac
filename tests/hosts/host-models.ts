import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import redirector from 'netlify-redirector';
import { readNetlifyRules, readVercelRoutes } from './host-parsers';

/**
 * Where a host redirects a request, by its own code where that is on npm, or else by what is documented:
 * the `Location`, if it sends one.
 */
export type HostModel = (path: string, query: string) => string | undefined;

interface Rule {
  from: RegExp;
  to: string;
}

/** `_redirects`, whose `*` and `:name` Cloudflare Pages puts into the target. */
function readRules(site: string): Rule[] {
  const lines = readFileSync(join(site, '_redirects'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [source = '', to = ''] = line.split(/\s+/);
    const escaped = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const pattern = escaped.replace('*', '(?<splat>.*)').replace(/:([a-z]+)/gi, '(?<$1>[^/]+)');
    return { from: new RegExp(`^${pattern}$`), to };
  });
}

function followRules(rules: readonly Rule[], path: string): string | undefined {
  for (const { from, to } of rules) {
    const match = from.exec(path);
    if (match) {
      return to.replace(/:([a-z]+)/gi, (all, name: string) => match.groups?.[name] ?? all);
    }
  }
  return undefined;
}

/**
 * Cloudflare Pages: developers.cloudflare.com/pages/configuration/redirects and /serving-pages, in
 * the detail of its own code, `pages-shared/asset-server` in github.com/cloudflare/workers-sdk:
 * rules see the path as it was sent, files are looked for decoded, and of the slashes at the
 * beginning of its own redirects, one is left.
 */
export function modelCloudflare(site: string): HostModel {
  const rules = readRules(site);
  const has = (path: string) => !path.includes('\0') && existsSync(join(site, path));
  return (sent, query) => {
    const target = followRules(rules, sent);
    if (target !== undefined) return target;
    const path = decode(sent);
    if (path.endsWith('/index/')) return leadWithin(path.slice(0, -'index/'.length), query);
    if (path.endsWith('/index')) return leadWithin(path.slice(0, -'index'.length), query);
    if (path.length > 1 && path.endsWith('/')) {
      return has(`${path.slice(0, -1)}.html`) ? leadWithin(path.slice(0, -1), query) : undefined;
    }
    return path.endsWith('.html') && has(path)
      ? leadWithin(path.slice(0, -'.html'.length), query)
      : undefined;
  };
}

/**
 * Netlify's own parser and matcher. Whether Netlify decodes a path first is not documented, so a decoded
 * path is tried as well, by its documentation: docs.netlify.com/routing/redirects/redirect-options.
 */
export async function modelNetlify(site: string): Promise<HostModel> {
  const { redirects } = await readNetlifyRules(site);
  const params = redirects.map(({ query, ...rule }) => ({ ...rule, params: query }));
  const secrets = { jwtSecret: '', jwtRolePath: '' };
  const matcher = await redirector.parseJSON(JSON.stringify(params), secrets);
  const rules = readRules(site);
  return (path, query) =>
    matcher.match({
      scheme: 'https',
      host: 'site.example',
      path,
      query: query.slice(1),
      getHeader: readNothing,
      getCookie: readNothing,
    })?.to ??
    [decode(path), decode(path).replace(/(?:index\.html|\/)$/, '')]
      .map((decoded) => followRules(rules, decoded))
      .find((target) => target !== undefined);
}

/**
 * Vercel's own routes. Each is a regular expression for the path as it was sent, whose groups Vercel
 * puts into the target: see `resolveRouteParameters` in github.com/vercel/vercel. Before that, several
 * slashes become one (issue 2642 there).
 */
export function modelVercel(site: string): HostModel {
  const routes = readVercelRoutes(readFileSync(join(site, 'vercel.json'), 'utf8'));
  return (sent, query) => {
    const path = sent.replace(/\/{2,}/g, '/');
    if (path !== sent) return path + query;
    for (const { src, headers, status } of routes) {
      const match = status === undefined ? null : new RegExp(src).exec(path);
      if (match) return fillGroups(headers['Location'] ?? '', match) + query;
    }
    return undefined;
  };
}

function readNothing(): string {
  return '';
}

function fillGroups(target: string, match: RegExpExecArray): string {
  return target.replace(/\$([1-9a-zA-Z]+)/g, (_, group: string) => match[Number(group)] ?? '');
}

function leadWithin(path: string, query: string): string {
  return path.replace(/^(?:\/|%2f|%5c|%09|\s|\\)+/i, '/') + query;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
