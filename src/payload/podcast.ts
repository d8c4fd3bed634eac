import type { RichText } from './payload';

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
