import { HostLimit } from './hosts';
import type { Header, HostRules } from './host-rules';

const policyName = 'Content-Security-Policy';

/** Cloudflare Pages ignores what goes beyond. */
export const cloudflareLimits = { rules: 100, lineLength: 2_000 };

/**
 * `_headers` for Cloudflare Pages: each page takes the policy of the 404 page off and has its own.
 * A site with too many pages for a rule each has one policy for all of them. How most pages are
 * cached need not be said: they are asked for again each time.
 *
 * @throws HostLimit when that policy is too long, or more pages have a quick exit than there may be
 *   rules: the site would be without a policy, or browsers would keep such pages
 */
export function writeCloudflareHeadersFile(rules: HostRules): string {
  const common = listNames(rules.headers);
  const folders = rules.folders.map(({ folder, headers }) =>
    writeRule(
      `${folder}*`,
      headers,
      listNames(headers).filter((name) => common.includes(name)),
    ),
  );
  const ownHeaders = new Map(rules.files.map(({ path, headers }) => [path, headers]));
  const pagePaths = new Set(rules.pages.map(({ path }) => path));
  const exact = [
    writeSiteRule(rules, rules.notFoundPolicy),
    ...folders,
    // Of two rules for one path, only the last would count.
    ...rules.pages.map(({ path, policy }) =>
      writeRule(path, [[policyName, policy], ...(ownHeaders.get(path) ?? [])], [policyName]),
    ),
    ...writeFileRules({ files: rules.files.filter(({ path }) => !pagePaths.has(path)) }),
  ];
  const fits = exact.length <= cloudflareLimits.rules;
  const shared = [writeSiteRule(rules, rules.sitePolicy), ...folders, ...writeFileRules(rules)];
  if (!fits && shared.length > cloudflareLimits.rules) {
    throw new HostLimit(
      `${rules.files.length / 2} pages have a quick exit, so browsers must not cache them. This needs ${shared.length} rules in _headers; Cloudflare Pages allows ${cloudflareLimits.rules}. Build for another host: npm run build -- --host nginx`,
    );
  }
  const file = (fits ? exact : shared).join('');
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  if (longest <= cloudflareLimits.lineLength) return file;
  throw new HostLimit(
    `The content security policy has ${longest} characters, more than the ${cloudflareLimits.lineLength} that Cloudflare Pages allows. Build with --host github-pages, which writes a policy into each page, or choose another host.`,
  );
}

/**
 * The `_headers` of Netlify, which cannot take a header off again: one policy for all, and folders get
 * no header of their own where all files have one of that name.
 */
export function writeNetlifyHeadersFile(rules: HostRules): string {
  const common = listNames(rules.headers);
  const folders = rules.folders.map(({ folder, headers }) =>
    writeRule(
      `${folder}*`,
      headers.filter(([name]) => !common.includes(name)),
    ),
  );
  return [writeSiteRule(rules, rules.sitePolicy), ...folders, ...writeFileRules(rules)].join('');
}

function writeFileRules({ files }: Pick<HostRules, 'files'>): string[] {
  return files.map(({ path, headers }) => writeRule(path, headers));
}

function listNames(headers: readonly Header[]): string[] {
  return headers.map(([name]) => name);
}

function writeSiteRule({ headers }: HostRules, policy: string): string {
  return writeRule('/*', [[policyName, policy], ...headers]);
}

/** @param takenOff names of headers that an earlier rule sends and this one does not add to */
function writeRule(pattern: string, headers: Header[], takenOff: string[] = []): string {
  return [
    pattern,
    ...takenOff.map((name) => `  ! ${name}`),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ].join('\n');
}
