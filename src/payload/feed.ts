import type { PostDetails } from './entries';

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
