import type { HostRules } from './host-rules';

/** `_redirects` for Cloudflare Pages: from, to, status. */
export function writeCloudflareRedirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The redirects as Netlify reads them: without `!`, a page at the address of a redirect is shown instead. */
export function writeNetlifyRedirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join('');
}
