/** The contents of `<head>` that differ from page to page. */
export interface PageHead {
  title: string;
  /** what previews of shared links say instead, when the title is a discreet one */
  openTitle?: string;
  description: string;
  canonical: string;
  robots: 'index' | 'noindex';
  /** a feed of the posts on this page exists, see `feedUrl` */
  feed?: true;
  /** podcast apps can follow the episodes on this page, see `podcastUrl` */
  podcast?: true;
}
