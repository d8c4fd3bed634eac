import type { HostRules } from './host-rules';

/** Cloudflare Pages ignores what goes beyond. */
const cloudflareLimits = { rules: 100, lineLength: 2_000 };

/**
 * `_headers` for Cloudflare Pages: each page takes the policy of the 404 page off and has its own.
 * A site with too many pages for a rule each has one policy for all of them. How pages are cached
 * need not be said: they are asked for again each time.
 *
 * @throws Error when that policy is too long, which would leave the site without one
 */
export function writeCloudflareHeadersFile(rules: HostRules): string {
  const exact = [...writeSiteRules(rules, rules.notFoundPolicy), ...rules.pages.map(writePageRule)];
  const fits = exact.length <= cloudflareLimits.rules;
  const file = (fits ? exact : writeSiteRules(rules, rules.sitePolicy)).join('');
  const longest = Math.max(...file.split('\n').map((line) => line.length));
  if (longest <= cloudflareLimits.lineLength) return file;
  throw new Error(
    `The content security policy has ${longest} characters, more than the ${cloudflareLimits.lineLength} that Cloudflare Pages reads. Build with --host=github-pages, which writes a policy into each page, or choose another host.`,
  );
}

/** The same for Netlify, which cannot take a header off again: one policy for all. */
export function writeNetlifyHeadersFile(rules: HostRules): string {
  return writeSiteRules(rules, rules.sitePolicy).join('');
}

function writeSiteRules({ headers, caching }: HostRules, policy: string): string[] {
  return [
    writeRule('/*', [['Content-Security-Policy', policy], ...headers]),
    ...caching.map(({ folder, value }) => writeRule(`${folder}*`, [['Cache-Control', value]])),
  ];
}

function writePageRule({ path, policy }: HostRules['pages'][number]): string {
  return `${path}
  ! Content-Security-Policy
  Content-Security-Policy: ${policy}
`;
}

function writeRule(pattern: string, headers: HostRules['headers']): string {
  return `${pattern}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
