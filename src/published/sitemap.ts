import { escapeXml } from '../content/html/escape-markup';

/** The most addresses that a sitemap may have (sitemaps.org). */
export const maxAddresses = 50_000;

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const linkSchema = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page that search engines may list. */
export interface ListedPage {
  /** the whole address */
  address: string;
  /** `YYYY-MM-DD`: when what is on it changed last; only where that is known */
  lastDay?: string | undefined;
  /** the same page in all languages that it is written in, this one too, with whole addresses */
  languages?: readonly { language: string; address: string }[] | undefined;
}

/** Where the sitemaps of so many pages are served; with several, the first one lists the others. */
export function listSitemapUrls(pageCount: number): string[] {
  const parts = Math.ceil(pageCount / maxAddresses);
  const others = Array.from({ length: parts > 1 ? parts : 0 }, (_, index) => index + 1);
  return ['/sitemap.xml', ...others.map((part) => `/sitemap-${part}.xml`)];
}

/**
 * What search engines are told about all pages: one sitemap, or a list of several where one would be
 * too long.
 *
 * @param origin the address of the site
 * @returns a text for each of `listSitemapUrls`
 */
export function writeSitemaps(pages: readonly ListedPage[], origin: string): string[] {
  const [, ...parts] = listSitemapUrls(pages.length);
  if (parts.length === 0) return [writePages(pages)];
  const texts = parts.map((_, index) =>
    writePages(pages.slice(index * maxAddresses, (index + 1) * maxAddresses)),
  );
  const entries = parts.map((url) => `  <sitemap><loc>${escapeXml(origin + url)}</loc></sitemap>`);
  return [writeXml('sitemapindex', entries), ...texts];
}

function writePages(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ address, lastDay, languages = [] }) => {
    const changed = lastDay === undefined ? '' : `<lastmod>${lastDay}</lastmod>`;
    const links = languages.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escapeXml(one.address)}"/>`,
    );
    return `  <url><loc>${escapeXml(address)}</loc>${changed}${links.join('')}</url>`;
  });
  const isLinked = pages.some(({ languages }) => languages);
  return writeXml('urlset', entries, isLinked ? ` ${linkSchema}` : '');
}

function writeXml(root: string, entries: readonly string[], more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} ${schema}${more}>
${entries.join('\n')}
</${root}>
`;
}
