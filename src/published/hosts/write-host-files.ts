import type { MetaPolicy } from '../content-security-policy';
import type { HostRules } from './host-rules';
import type { Host } from './hosts';
import { writeCloudflareHeadersFile, writeNetlifyHeadersFile } from './write-headers-file';
import { writeNginxMaps, writeNginxServer } from './write-nginx-conf';
import { writeCloudflareRedirectsFile, writeNetlifyRedirectsFile } from './write-redirects-file';
import { writeVercelJson } from './write-vercel-json';

/**
 * GitHub Pages sends no headers of ours. Netlify sends several policies when several rules match,
 * which browsers understand and graders refuse, so its pages share one and narrow it themselves.
 */
export function metaPolicyFor(host: Host): MetaPolicy {
  if (host === 'github-pages') return 'whole';
  return host === 'netlify' ? 'frames' : 'none';
}

/** Whether a host sends compressed copies that lie beside files. The others compress themselves. */
export function sendsCopies(host: Host): boolean {
  return host === 'nginx';
}

/** The names of the files that tell hosts what to do. They are not for visitors. */
export const hostFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx-maps.conf',
  'nginx-server.conf',
  '.nojekyll',
] as const;

export type HostFile = (typeof hostFiles)[number];

/** The files that tell a host what to do: name → text. */
export function writeHostFiles(host: Host, rules: HostRules): Partial<Record<HostFile, string>> {
  switch (host) {
    case 'cloudflare-pages':
      return {
        _headers: writeCloudflareHeadersFile(rules),
        _redirects: writeCloudflareRedirectsFile(rules),
      };
    case 'netlify':
      return {
        _headers: writeNetlifyHeadersFile(rules),
        _redirects: writeNetlifyRedirectsFile(rules),
      };
    case 'vercel':
      return { 'vercel.json': writeVercelJson(rules) };
    case 'nginx':
      return {
        'nginx-maps.conf': writeNginxMaps(rules),
        'nginx-server.conf': writeNginxServer(rules),
      };
    case 'github-pages':
      // Without this file GitHub leaves out every folder whose name begins with an underscore.
      return { '.nojekyll': '' };
  }
}
