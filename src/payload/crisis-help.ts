import type { RegionName, RichText } from './payload';

/** What a notice is called, and the country in which its phone numbers work. */
export interface NoticeName {
  title: string;
  region?: RegionName;
}

/** Where to find help in a crisis: in the footer, and beside all that asks visitors something. */
export interface CrisisHelp extends NoticeName {
  text: RichText;
}
