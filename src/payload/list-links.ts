/** A link in a row of short ones. */
export interface RowLink {
  label: string;
  href: string;
  /** what screen readers say in place of the label, which it begins or ends with */
  name?: string;
  /** it leads to the page that it is on */
  current?: true;
  /** links before it are left out */
  gap?: true;
  rel?: 'prev' | 'next';
}

/** Short links side by side, with a name for screen readers. */
export interface RowOfLinks {
  name: string;
  links: RowLink[];
}

/** The links from a page with a part of a list to those with its other parts. */
export interface ListLinks {
  /** to the posts of each year */
  years?: RowOfLinks;
  /** to the other pages */
  pages?: RowOfLinks;
}

/** A link from a post to the one before or after it. */
export interface NeighborLink {
  title: string;
  href: string;
  /** both are parts of a series */
  isPart?: true;
}
