import type { SiteIdentity } from '../../generated/config-types';
import { feedUrl, nameEntry } from '../../content/posts/feeds';
import type { Feed } from '../../payload/feed';
import { findPictureFile } from '../../payload/picture-files';
import { writeHtml } from './write-html';

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function writeJsonFeed({ title, path, posts }: Feed, site: SiteIdentity): string {
  const { url, language } = site;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url + path,
    feed_url: url + feedUrl(path, 'json'),
    language,
    items: posts.map((post) => ({
      id: nameEntry('post', post.id, site),
      url: url + post.href,
      title: post.title,
      summary: post.excerpt,
      content_html: writeHtml(post.content, url + post.href),
      ...(post.image && { image: url + findPictureFile(post.image) }),
      date_published: `${post.dateTime}T00:00:00Z`,
      authors: [{ name: post.author }],
      ...(post.tags.length > 0 && { tags: post.tags }),
    })),
  });
}
