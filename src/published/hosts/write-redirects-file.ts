import type { HostRules } from './host-rules';

/** `_redirects` for Cloudflare Pages: from, to, status. */
export function writeCloudflareRedirectsFile({ redirects, movedFolders }: HostRules): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    ...movedFolders.map(writeFolder),
  ].join('');
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
