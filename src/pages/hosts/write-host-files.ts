import type { HostRules } from './host-rules';
import { writeCloudflareHeadersFile, writeHeadersFile } from './write-headers-file';
import { writeNginxMaps, writeNginxServer } from './write-nginx-conf';
import { writeNetlifyRedirectsFile, writeRedirectsFile } from './write-redirects-file';
import { writeVercelJson } from './write-vercel-json';

/** The hosts that a site can be built for. The first one is what it is built for unless asked. */
export const hosts = ['netlify', 'cloudflare-pages', 'vercel', 'nginx', 'github-pages'] as const;

export type Host = (typeof hosts)[number];

/** GitHub Pages sends no headers of ours: there, each page carries its policy itself. */
export function needsMetaPolicy(host: Host): boolean {
  return host === 'github-pages';
}

/** The files that tell a host what to do: name → text. */
export function writeHostFiles(host: Host, rules: HostRules): Record<string, string> {
  switch (host) {
    case 'netlify':
      return {
        _headers: writeHeadersFile(rules),
        _redirects: writeNetlifyRedirectsFile(rules),
      };
    case 'cloudflare-pages':
      return {
        _headers: writeCloudflareHeadersFile(rules),
        _redirects: writeRedirectsFile(rules),
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
