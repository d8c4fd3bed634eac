import { checkLink } from '../content/html/check-link';
import type { SiteConfig } from '../generated/config-types';
import { securityTextUrl } from '../payload/page-paths';
import { escapeXml } from '../content/html/escape-markup';

/**
 * `robots.txt`. Of a live site, everything may be read; pages that must not be listed have "noindex". Of
 * a site that is not live, all pages have it. Google and Bing obey that only where they may read it: a
 * page that is closed to them could still be listed by its address. Nobody else has to read anything.
 */
export function writeRobots({ site }: SiteConfig): string {
  if (site.status === 'live') {
    return `User-agent: *\nAllow: /\nSitemap: ${site.url}/sitemap.xml\n`;
  }
  return `# This site is ${site.status === 'closed' ? 'offline' : 'not finished'}. Please list no page of it.
User-agent: Googlebot
User-agent: bingbot
Disallow: /*.pdf$

User-agent: *
Disallow: /
`;
}

/**
 * `security.txt`: whom to tell about a weakness of the site, and until when that is sure to be
 * read. Nothing when the config does not say.
 */
export function writeSecurityText({ site, security }: SiteConfig): string | undefined {
  if (!security) return undefined;
  return `Contact: mailto:${security.email}
Expires: ${security.readUntil}T00:00:00Z
Preferred-Languages: ${site.language}
Canonical: ${site.url}${securityTextUrl}
`;
}

/**
 * A page for hosts that know no redirects: it leads on without script.
 *
 * @throws Error when the goal is not a safe link, which the check of the config would have refused
 */
export function writeRedirectPage(to: string, { site }: SiteConfig): string {
  const fault = checkLink(to);
  if (fault) throw new Error(`A redirect cannot point to ${JSON.stringify(to)}. ${fault.message}`);
  const target = escapeXml(to);
  const canonical = escapeXml(to.startsWith('/') ? site.url + to : to);
  return `<!doctype html><html lang="${escapeXml(site.language)}"><head><meta charset="utf-8"><title>${escapeXml(site.name)}</title><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${target}"></head><body><a href="${target}">${target}</a></body></html>
`;
}
