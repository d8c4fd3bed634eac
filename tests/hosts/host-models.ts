import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a host leads a request, by what is documented of it: the `Location`, if it sends one. */
export type HostModel = (path: string, query: string) => string | undefined;

interface Rule {
  from: RegExp;
  to: string;
}

/** `_redirects`, whose `*` and `:name` both hosts put into the target. */
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
 * Netlify: docs.netlify.com/routing/redirects/redirect-options ("Trailing slash"): rules match with
 * and without a slash at the end. Whether it decodes a path first is not said, so both are tried.
 */
export function modelNetlify(site: string): HostModel {
  const rules = readRules(site);
  return (sent) =>
    [sent, decode(sent)]
      .flatMap((path) => [path, path.replace(/(?:index\.html|\/)$/, '')])
      .map((path) => followRules(rules, path))
      .find((target) => target !== undefined);
}

interface VercelSettings {
  cleanUrls: boolean;
  trailingSlash?: boolean;
  redirects: { source: string; destination: string }[];
}

/**
 * Vercel: vercel.com/docs/project-configuration, in the detail of its own code, `routing-utils` in
 * github.com/vercel/vercel: what `cleanUrls` and `trailingSlash` mean comes first, then the rules,
 * all for the path as it was sent. Before that, several slashes become one (issue 2642 there).
 */
export function modelVercel(site: string): HostModel {
  const settings = JSON.parse(readFileSync(join(site, 'vercel.json'), 'utf8')) as VercelSettings;
  const routes: [RegExp, string][] = [
    ...(settings.cleanUrls
      ? ([
          [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/, '/$1'],
          [/^\/(.*)\.html\/?$/, '/$1'],
        ] satisfies [RegExp, string][])
      : []),
    ...(settings.trailingSlash === false
      ? ([[/^\/(.*)\/$/, '/$1']] satisfies [RegExp, string][])
      : []),
    ...settings.redirects.map(({ source, destination }): [RegExp, string] => [
      new RegExp(`^${source}$`),
      destination,
    ]),
  ];
  return (sent, query) => {
    const path = sent.replace(/\/{2,}/g, '/');
    if (path !== sent) return path + query;
    const [pattern, target] = routes.find(([from]) => from.test(path)) ?? [];
    return pattern && target !== undefined ? path.replace(pattern, target) + query : undefined;
  };
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
