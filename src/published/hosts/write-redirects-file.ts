import type { HostRules } from './host-rules';

/** `_redirects` for Cloudflare Pages: from, to, status. */
export function writeCloudflareRedirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** The same for Netlify, where a redirect yields to the page that stands at its address without `!`. */
export function writeNetlifyRedirectsFile({ redirects }: HostRules): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301!\n`).join('');
}
