/** The hosts that a site can be built for. The first one is what it is built for unless asked. */
export const hosts = ['cloudflare-pages', 'netlify', 'vercel', 'nginx', 'github-pages'] as const;

export type Host = (typeof hosts)[number];

/** The names of the hosts, as people write them. */
export const hostNames: Readonly<Record<Host, string>> = {
  'cloudflare-pages': 'Cloudflare Pages',
  netlify: 'Netlify',
  vercel: 'Vercel',
  nginx: 'nginx',
  'github-pages': 'GitHub Pages',
};
