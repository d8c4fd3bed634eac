import type { PostDetails } from './entries';
import type { RichText } from './payload';

/** The newest posts of a page, for programs that follow blogs. */
export interface Feed {
  /** of the page */
  title: string;
  path: string;
  /** the newest first, never empty */
  posts: FeedPost[];
}

/** A post in a feed, with its whole text. */
export interface FeedPost extends Pick<
  PostDetails,
  'title' | 'author' | 'dateTime' | 'image' | 'content'
> {
  id: string;
  href: string;
  excerpt: string;
  /** the names of its tags */
  tags: string[];
}

/** What podcast apps are told of a podcast. */
export interface PodcastFeed {
  name: string;
  description: string;
  author: string;
  category: string;
  explicit: boolean;
  /** of its picture */
  cover: string;
  /** of the page that it is followed from */
  path: string;
  /** the newest first, never empty */
  episodes: PodcastEpisode[];
}

export interface PodcastEpisode {
  id: string;
  title: string;
  summary: string;
  /** `2027-01-03` */
  day: string;
  /** `42:10` */
  length: string;
  audio: { href: string; bytes: number };
  text: RichText;
  /** the page with the transcript */
  href: string;
}
