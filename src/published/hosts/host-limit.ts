import type { Host } from './write-host-files';

/**
 * A site is larger than its host reads, as the host's documentation says. The message says how large
 * it may be and what to do.
 */
export class HostLimit extends Error {}

/**
 * How many redirects hosts read:
 * https://developers.cloudflare.com/pages/configuration/redirects/#per-file
 * https://vercel.com/docs/redirects/configuration-redirects
 */
export const mostRedirects: Partial<Record<Host, number>> = {
  'cloudflare-pages': 2_000,
  vercel: 2_048,
};

/**
 * Refuses a site with more redirects than its host reads: the others would be broken links.
 *
 * @throws HostLimit
 */
export function assertRedirectsFit(host: Host, redirects: readonly unknown[]): void {
  const most = mostRedirects[host] ?? Infinity;
  if (redirects.length <= most) return;
  throw new HostLimit(
    `"redirects" has ${redirects.length} entries; ${host} reads ${most}. Delete the oldest, or build for another host: npm run build -- --host=nginx`,
  );
}
