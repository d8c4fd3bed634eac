import { feedTypes, feedUrl, nameEntry } from '../../content/posts/feeds';
import type { Feed, FeedPost } from '../../payload/feed';
import type { SiteIdentity } from '../../generated/config-types';
import { escapeXml } from '../../content/html/escape-markup';
import { writeHtml } from './write-html';

/** A feed as Atom (RFC 4287). It says the same in every build. */
export function writeAtom({ title, path, posts }: Feed, site: SiteIdentity): string {
  const { url, language } = site;
  const days = posts.map(({ dateTime }) => dateTime).toSorted();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">
<title>${escapeXml(title)}</title>
<id>${escapeXml(url + path)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(url + path)}"/>
<link rel="self" type="${feedTypes.xml}" href="${escapeXml(url + feedUrl(path, 'xml'))}"/>
<updated>${writeTime(days.at(-1) ?? '')}</updated>
${posts.map((post) => writeEntry(post, site)).join('\n')}
</feed>
`;
}

function writeEntry(post: FeedPost, site: SiteIdentity): string {
  const { id, title, author, dateTime, href, excerpt, content, tags } = post;
  const page = site.url + href;
  const categories = tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`).join('');
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(nameEntry('post', id, site))}</id>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<published>${writeTime(dateTime)}</published>
<updated>${writeTime(dateTime)}</updated>
<author><name>${escapeXml(author)}</name></author>
${categories}<summary>${escapeXml(excerpt)}</summary>
<content type="html">${escapeXml(writeHtml(content, page))}</content>
</entry>`;
}

/** Posts have a day, feeds want a time. */
function writeTime(day: string): string {
  return `${day}T00:00:00Z`;
}
