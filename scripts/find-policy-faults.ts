import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPageSources, type ForeignSources } from '../src/pages/foreign-sources';
import { dataUrl } from '../src/pages/page-paths';
import type { PagePayload } from '../src/pages/payload';
import { readHostFiles } from './host-files';
import { readPageContents, type PageContents } from './read-page-contents';

type Policy = Map<string, string[]>;

/**
 * Parses every page of a built site and compares it with the policies that visitors get with it:
 * those of the host's headers and those in the page. All policies must permit all that is there,
 * and at least one must forbid what is not.
 *
 * @returns a sentence for each fault; the page is named by its file
 */
export function findPolicyFaults(folder: string): string[] {
  const { headersFor } = readHostFiles(folder);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
    .flatMap((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const contents = readPageContents(readFileSync(join(folder, file), 'utf8'));
      const header = headersFor(path).get('Content-Security-Policy');
      const written = [...(header?.split(', ') ?? []), ...contents.policies];
      const policies = written.map(parsePolicy);
      return [
        ...findRefused(contents, policies),
        ...findNeedless(contents, policies, readSources(folder, path)),
      ].map((fault) => `${file}: ${fault}`);
    });
}

/** What the page may load when a visitor asks for it; a redirect has no payload of a page. */
function readSources(folder: string, path: string): Pick<ForeignSources, 'frames' | 'scripts'> {
  const file = join(folder, dataUrl(path));
  if (!existsSync(file)) return { frames: [], scripts: [] };
  const data = JSON.parse(readFileSync(file, 'utf8')) as PagePayload | { redirect: string };
  return 'path' in data ? listPageSources(data) : { frames: [], scripts: [] };
}

function findRefused(contents: PageContents, policies: Policy[]): string[] {
  const { styles, addresses, forbidden, hasStyleAttributes } = contents;
  const faults = forbidden.map((what) => `has ${what}`);
  if (policies.length === 0) faults.push('has no policy');
  for (const policy of policies) {
    const refused = addresses.filter(
      ({ directive, url }) => !permitsAddress(sourcesOf(policy, directive), url),
    );
    faults.push(...refused.map(({ directive, url }) => `${directive} does not permit ${url}`));
    const styleSources = sourcesOf(policy, 'style-src');
    const lost = styleSources ? styles.filter((hash) => !styleSources.includes(`'${hash}'`)) : [];
    faults.push(...lost.map((hash) => `style-src does not permit the styles ${hash}`));
    const attributes = sourcesOf(policy, 'style-src-attr', 'style-src');
    if (hasStyleAttributes && attributes && !attributes.includes("'unsafe-inline'")) {
      faults.push('style-src-attr does not permit style attributes');
    }
  }
  return faults;
}

function findNeedless(
  { styles, addresses }: PageContents,
  policies: Policy[],
  { frames, scripts }: Pick<ForeignSources, 'frames' | 'scripts'>,
): string[] {
  const used = {
    'frame-src': [...frames, ...listOrigins(addresses, 'frame-src')],
    'script-src': [...scripts, "'self'"],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
  };
  return Object.entries(used).flatMap(([directive, needed]) => {
    const lists = policies.flatMap((policy) => [sourcesOf(policy, directive) ?? ['*']]);
    const permitted = (lists[0] ?? []).filter((source) =>
      lists.every((list) => list.includes(source) || list.includes('*')),
    );
    return permitted
      .filter((source) => source !== "'none'" && !needed.includes(source))
      .map((source) => `${directive} permits ${source}, which is not there`);
  });
}

function listOrigins(addresses: PageContents['addresses'], directive: string): string[] {
  return addresses
    .filter((address) => address.directive === directive && URL.canParse(address.url))
    .map(({ url }) => new URL(url).origin);
}

/** The sources of a directive or of the one that stands in for it; undefined when all is permitted. */
function sourcesOf(policy: Policy, directive: string, fallback = 'default-src') {
  return policy.get(directive) ?? policy.get(fallback) ?? policy.get('default-src');
}

function permitsAddress(sources: string[] | undefined, url: string): boolean {
  if (!sources) return true;
  if (!URL.canParse(url)) return sources.includes("'self'");
  const { origin, protocol } = new URL(url);
  return sources.includes(origin) || sources.includes(protocol);
}

function parsePolicy(text: string): Policy {
  return new Map(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
