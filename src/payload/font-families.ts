/** What pages need to know about typefaces. */
export interface FontFamilies {
  /** font stacks, as CSS writes them */
  heading: string;
  text: string;
  /** all `@font-face` rules */
  css: string;
  /** addresses of the files that every page needs at once */
  preload: string[];
}
