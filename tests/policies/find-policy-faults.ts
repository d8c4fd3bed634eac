import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPageSources, type ForeignSources } from '../../src/payload/foreign-sources';
import { dataUrl } from '../../src/payload/page-paths';
import type { PagePayload } from '../../src/payload/payload';
import { readHeaderPolicies } from './header-policies';
import { readPageContents, type PageContents } from './read-page-contents';
import { readUrl } from '../../src/content/html/read-url';

type Policy = Map<string, string[]>;

/** A page of a built site, what is on it and what decides on that. */
interface PublishedFile {
  file: string;
  contents: PageContents;
  sources: Pick<ForeignSources, 'frames' | 'scripts'>;
  /** in the headers of the host */
  sent: Policy[];
  /** in the page */
  own: Policy[];
}

/**
 * Parses every page of a built site and compares it with the policies that visitors get with it:
 * those of the host's headers and those in the page. All policies must permit all that is there,
 * and at least one must forbid what is not. Where a host sends one policy for all pages, that one
 * may permit what any of them needs.
 *
 * @returns a sentence for each fault, which names the file of the page or of the shared policy
 */
export function findPolicyFaults(folder: string): string[] {
  const { policyFor, sharedIn } = readHeaderPolicies(folder);
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
    .map((file): PublishedFile => {
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const contents = readPageContents(readFileSync(join(folder, file), 'utf8'));
      return {
        file,
        contents,
        sources: readSources(folder, path),
        sent: policyFor(path)?.split(', ').map(parsePolicy) ?? [],
        own: contents.policies.map(parsePolicy),
      };
    });
  return [
    ...pages.flatMap((page) => namePage(page, findRefused(page))),
    ...(sharedIn
      ? findNeedlessOfAll(pages, sharedIn)
      : pages.flatMap((page) => findNeedlessOfPage(page, pages))),
  ];
}

function namePage({ file }: PublishedFile, faults: string[]): string[] {
  return faults.map((fault) => `${file}: ${fault}`);
}

function findNeedlessOfPage(page: PublishedFile, pages: readonly PublishedFile[]): string[] {
  // Hosts send one policy for unknown addresses, in whichever language these are answered.
  const alike = isNotFound(page) ? pages.filter(isNotFound) : [page];
  return namePage(page, findNeedless([...page.sent, ...page.own], listUsed(alike)));
}

function isNotFound({ file }: PublishedFile): boolean {
  return /(^|\/)404\.html$/.test(file);
}

/** Where pages narrow the frames of the policy that all share to their own, each one must. */
function findNeedlessOfAll(pages: readonly PublishedFile[], sharedIn: string): string[] {
  const shared = findNeedless(pages[0]?.sent ?? [], listUsed(pages));
  const isNarrowed = pages.some(({ own }) => own.some((policy) => policy.has('frame-src')));
  return [
    ...shared.map((fault) => `${sharedIn}: ${fault}`),
    ...(isNarrowed ? pages : []).flatMap((page) => {
      const { 'frame-src': frames } = listUsed([page]);
      return namePage(page, findNeedless([...page.sent, ...page.own], { 'frame-src': frames }));
    }),
  ];
}

/** What the page may load when a visitor asks for it; a redirect has no payload of a page. */
function readSources(folder: string, path: string): Pick<ForeignSources, 'frames' | 'scripts'> {
  const file = join(folder, dataUrl(path));
  if (!existsSync(file)) return { frames: [], scripts: [] };
  const data = JSON.parse(readFileSync(file, 'utf8')) as PagePayload | { redirect: string };
  return 'path' in data ? listPageSources(data) : { frames: [], scripts: [] };
}

function findRefused({ contents, sent, own }: PublishedFile): string[] {
  const policies = [...sent, ...own];
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

/** What pages have of that which not every page has, by directive. */
function listUsed(pages: readonly PublishedFile[]) {
  return {
    'frame-src': pages.flatMap(({ contents, sources }) => [
      ...sources.frames,
      ...listOrigins(contents.addresses, 'frame-src'),
    ]),
    'script-src': ["'self'", ...pages.flatMap(({ sources }) => sources.scripts)],
    'style-src': [
      "'self'",
      ...pages.flatMap(({ contents }) => contents.styles.map((hash) => `'${hash}'`)),
    ],
  };
}

function findNeedless(policies: Policy[], used: Partial<ReturnType<typeof listUsed>>): string[] {
  return Object.entries(used).flatMap(([directive, needed]) => {
    const lists = policies.map((policy) => sourcesOf(policy, directive) ?? ['*']);
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
    .filter((address) => address.directive === directive)
    .flatMap(({ url }) => readUrl(url)?.origin ?? []);
}

/** The sources of a directive or of its fallback; undefined when all is permitted. */
function sourcesOf(policy: Policy, directive: string, fallback = 'default-src') {
  return policy.get(directive) ?? policy.get(fallback) ?? policy.get('default-src');
}

function permitsAddress(sources: string[] | undefined, url: string): boolean {
  if (!sources) return true;
  const address = readUrl(url);
  if (!address) return sources.includes("'self'");
  return sources.includes(address.origin) || sources.includes(address.protocol);
}

function parsePolicy(text: string): Policy {
  return new Map(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
