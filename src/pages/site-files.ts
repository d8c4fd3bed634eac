import type { SiteConfig } from '../generated/config-types';
import type { PagePayload } from './payload';

/** `sitemap.xml`: every page that search engines may list. */
export function writeSitemap(pages: readonly Pick<PagePayload, 'head'>[]): string {
  const urls = pages
    .filter(({ head }) => head.robots === 'index')
    .map(({ head }) => `  <url><loc>${escapeXml(head.canonical)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** `robots.txt`: everything may be read; pages that must not be listed say so themselves. */
export function writeRobots({ site }: SiteConfig): string {
  return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
}

/** `_redirects` in the form that Netlify and Cloudflare Pages read: from, to, status. */
export function writeRedirects({ redirects }: SiteConfig): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** A page for hosts that know no redirects: it leads on without script. */
export function writeRedirectPage(to: string, { site }: SiteConfig): string {
  const target = escapeXml(to);
  const canonical = escapeXml(to.startsWith('/') ? site.url + to : to);
  return `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8"><title>${escapeXml(site.name)}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><a href="${target}">${target}</a></body></html>
`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
