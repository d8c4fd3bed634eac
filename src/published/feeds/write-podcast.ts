import { podcastType, podcastUrl } from '../../content/posts/podcasts';
import type { SiteIdentity } from '../../generated/config-types';
import type { PodcastEpisode, PodcastFeed } from '../../payload/feed';
import { escapeXml } from '../../content/html/escape-markup';
import { nameEntry } from '../../content/posts/feeds';
import { writeHtml } from './write-html';

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');

/**
 * A podcast as RSS 2.0 with the elements that podcast apps ask for: those of Apple
 * (podcasters.apple.com/support/823-podcast-requirements), and the transcript of the Podcast
 * Namespace. It says the same in every build.
 */
export function writePodcast(podcast: PodcastFeed, site: SiteIdentity): string {
  const { url, language } = site;
  const { name, description, author, category, cover, explicit, path, episodes } = podcast;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}>
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(url + path)}</link>
<atom:link rel="self" type="${podcastType}" href="${escapeXml(url + podcastUrl(path))}"/>
<description>${escapeXml(description)}</description>
<language>${escapeXml(language)}</language>
<itunes:author>${escapeXml(author)}</itunes:author>
<itunes:category text="${escapeXml(category)}"/>
<itunes:explicit>${String(explicit)}</itunes:explicit>
<itunes:image href="${escapeXml(url + cover)}"/>
${episodes.map((episode) => writeEpisode(episode, site)).join('\n')}
</channel>
</rss>
`;
}

function writeEpisode(
  { id, title, summary, day, length, audio, text, href }: PodcastEpisode,
  site: SiteIdentity,
): string {
  const page = site.url + href;
  const type = audio.href.endsWith('.mp3') ? 'audio/mpeg' : 'audio/mp4';
  return `<item>
<title>${escapeXml(title)}</title>
<guid isPermaLink="false">${escapeXml(nameEntry('episode', id, site))}</guid>
<link>${escapeXml(page)}</link>
<pubDate>${new Date(`${day}T00:00:00Z`).toUTCString()}</pubDate>
<description>${escapeXml(summary)}</description>
<content:encoded>${escapeXml(writeHtml(text, page))}</content:encoded>
<enclosure url="${escapeXml(audio.href)}" length="${audio.bytes}" type="${type}"/>
<itunes:duration>${length}</itunes:duration>
<podcast:transcript url="${escapeXml(page)}" type="text/html"/>
</item>`;
}
