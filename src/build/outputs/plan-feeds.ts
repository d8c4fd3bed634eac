import type { SiteIdentity } from '../../generated/config-types';
import { feedTypes, feedUrl } from '../../content/posts/feeds';
import { podcastType, podcastUrl } from '../../content/posts/podcasts';
import type { Feed, PodcastFeed } from '../../payload/feed';
import { writeAtom } from '../../published/feeds/write-atom';
import { writeJsonFeed } from '../../published/feeds/write-json-feed';
import { writePodcast } from '../../published/feeds/write-podcast';
import { planFile, type FileOutput } from './output';

/** The feeds of a page: the texts of the posts are read once, when one of them is made. */
export function* planFeeds(
  path: string,
  buildFeed: () => Feed | undefined,
  site: SiteIdentity,
): Generator<FileOutput> {
  let feed: Feed | undefined;
  const write = (writeFeed: typeof writeAtom) => (): string => {
    feed ??= buildFeed();
    if (!feed) throw new Error(`The page ${path} has no feed`);
    return writeFeed(feed, site);
  };
  yield { ...planFile(feedUrl(path, 'xml'), write(writeAtom)), type: feedTypes.xml };
  yield { ...planFile(feedUrl(path, 'json'), write(writeJsonFeed)), type: feedTypes.json };
}

/** The feed of a page for podcast apps. */
export function planPodcast(
  path: string,
  buildPodcast: () => PodcastFeed | undefined,
  site: SiteIdentity,
): FileOutput {
  const make = (): string => {
    const podcast = buildPodcast();
    if (!podcast) throw new Error(`The page ${path} has no podcast`);
    return writePodcast(podcast, site);
  };
  return { ...planFile(podcastUrl(path), make), type: podcastType };
}
