import type { HostRules } from './host-rules';

/** Cloudflare Pages ignores what goes beyond. */
const cloudflareLimits = { rules: 100, lineLength: 2_000 };

/**
 * `_headers` for Netlify and Cloudflare Pages. Both send the values of all rules that match, so a
 * page comes with the policy of the site and its own, and both count. Neither needs to be told how
 * pages are cached: they are asked for again each time.
 */
export function writeHeadersFile(rules: HostRules): string {
  return [...writeSiteRules(rules), ...writePageRules(rules)].join('');
}

/**
 * The same within the limits of Cloudflare Pages: a site with too many pages for a rule each has
 * the policy of the site on all of them.
 *
 * @throws Error when that policy is too long, which would leave the site without one
 */
export function writeCloudflareHeadersFile(rules: HostRules): string {
  const siteRules = writeSiteRules(rules);
  const pageRules = writePageRules(rules);
  const fits = siteRules.length + pageRules.length <= cloudflareLimits.rules;
  const file = (fits ? [...siteRules, ...pageRules] : siteRules).join('');
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  if (longest <= cloudflareLimits.lineLength) return file;
  throw new Error(
    `The content security policy has ${longest} characters, more than the ${cloudflareLimits.lineLength} that Cloudflare Pages reads. Build with --host=github-pages, which writes a policy into each page, or choose another host.`,
  );
}

function writeSiteRules({ headers, sitePolicy, caching }: HostRules): string[] {
  return [
    writeRule('/*', [['Content-Security-Policy', sitePolicy], ...headers]),
    ...caching.map(({ folder, value }) => writeRule(`${folder}*`, [['Cache-Control', value]])),
  ];
}

function writePageRules({ pages }: HostRules): string[] {
  return pages.map(({ path, policy }) => writeRule(path, [['Content-Security-Policy', policy]]));
}

function writeRule(pattern: string, headers: HostRules['headers']): string {
  return `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
