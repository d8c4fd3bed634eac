import { HostLimit } from './hosts';
import type { HostRules } from './host-rules';

/**
 * How many redirects and rules for headers Vercel reads together, and how long the value of a header
 * may be: "Routes created per Deployment" in https://vercel.com/docs/limits, and `maxItems` and
 * `maxLength` in github.com/vercel/vercel, packages/routing-utils/src/schemas.ts.
 */
export const vercelLimits = { rules: 2_048, valueLength: 32_768 };

const policyName = 'Content-Security-Policy';

/**
 * `vercel.json`. Where rules send the same header, the later one counts. A site with too many pages
 * for a rule each has one policy for all of them.
 *
 * @throws HostLimit when there are too many rules without those, or that policy is too long: Vercel
 *   would refuse the site
 */
export function writeVercelJson(rules: HostRules): string {
  const redirects = listRedirects(rules);
  const others = [
    ...rules.folders.map(({ folder, headers }) =>
      writeRule(`${escapePattern(folder)}(.*)`, headers),
    ),
    ...rules.files.map(({ path, headers }) => writeRule(escapePattern(path), headers)),
  ];
  const exact = [
    writeSiteRule(rules, rules.notFoundPolicy),
    ...others,
    ...rules.pages.map(({ path, policy }) =>
      writeRule(escapePattern(path), [[policyName, policy]]),
    ),
  ];
  const fits = exact.length + redirects.length <= vercelLimits.rules;
  const headers = fits ? exact : [writeSiteRule(rules, rules.sitePolicy), ...others];
  assertFits(redirects.length, headers);
  const settings = { cleanUrls: true, trailingSlash: false, redirects, headers };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

function listRedirects({ redirects, movedFolders }: HostRules) {
  return [
    ...redirects
      .filter(({ to }) => isSentUnchanged(to))
      .map(({ from, to }) => ({ source: escapePattern(from), destination: to })),
    ...movedFolders.map(({ from, to }) => ({
      source: `${escapePattern(from)}/(.+)`,
      destination: `${to}/$1`,
    })),
  ].map((redirect) => ({ ...redirect, statusCode: 301 }));
}

/**
 * Whether Vercel redirects visitors to exactly this address. After the host, it reads `:id` and `(…)` as
 * parts of a pattern, percent-encoded in a query too, and refuses the whole site; it replaces `$1`. There
 * is no way to escape them, so the page at the old address redirects visitors instead.
 */
function isSentUnchanged(to: string): boolean {
  const afterHost = to.replace(/^https:\/\/[^/?#]*/, '');
  return !/[:($]|%(?:3a|28)/i.test(afterHost);
}

type Rule = ReturnType<typeof writeRule>;

function assertFits(redirectCount: number, rules: readonly Rule[]): void {
  const another = 'or build for another host: npm run build -- --host nginx';
  if (redirectCount + rules.length > vercelLimits.rules) {
    throw new HostLimit(
      `The site has ${redirectCount} redirects and ${rules.length} rules for pages that browsers must not cache; Vercel allows ${vercelLimits.rules} in all. Delete the oldest redirects, ${another}`,
    );
  }
  const lengths = rules.flatMap(({ headers }) => headers.map(({ value }) => value.length));
  const longest = Math.max(...lengths);
  if (longest <= vercelLimits.valueLength) return;
  throw new HostLimit(
    `The content security policy has ${longest} characters, more than the ${vercelLimits.valueLength} that Vercel allows. Build with --host github-pages, which writes a policy into each page, ${another}`,
  );
}

function writeSiteRule({ headers }: HostRules, policy: string): Rule {
  return writeRule('/(.*)', [[policyName, policy], ...headers]);
}

function writeRule(source: string, headers: HostRules['headers']) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/** A path as a pattern that matches it alone. */
function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');
}
