import { HostLimit } from './hosts';
import type { HostRules } from './host-rules';

/**
 * The most characters of a line that Cloudflare Pages reads:
 * https://developers.cloudflare.com/pages/configuration/redirects/#per-file
 */
export const longestRedirect = 1_000;

/**
 * `_redirects` for Cloudflare Pages: from, to, status.
 *
 * @throws HostLimit when a line is too long: the redirect would be a broken link
 */
export function writeCloudflareRedirectsFile({ redirects, movedFolders }: HostRules): string {
  const lines = [
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    ...movedFolders.map(writeFolder),
  ];
  const tooLong = lines.map((line) => line.trimEnd()).find((line) => line.length > longestRedirect);
  if (tooLong === undefined) return lines.join('');
  const [from] = tooLong.split(' ');
  throw new HostLimit(
    `The redirect from ${from} has ${tooLong.length} characters; Cloudflare Pages allows ${longestRedirect}. Choose a shorter address, or build for another host: npm run build -- --host nginx`,
  );
}

/**
 * The redirects as Netlify reads them: without `!`, a page at the address of a redirect is shown
 * instead. That is what should happen to folders, since `/news/*` is also `/news` there.
 */
export function writeNetlifyRedirectsFile({ redirects, movedFolders }: HostRules): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301!\n`),
    ...movedFolders.map(writeFolder),
  ].join('');
}

function writeFolder({ from, to }: HostRules['movedFolders'][number]): string {
  return `${from}/* ${to}/:splat 301\n`;
}
