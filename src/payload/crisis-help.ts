import type { RegionName, RichText } from './payload';

/** The title of a notice, and the countries in which its phone numbers work. */
export interface NoticeName {
  title: string;
  region?: RegionName;
  otherRegions?: RegionName[];
}

/** The place in the footer that the header leads to. */
export const crisisId = 'crisis';

/** Where to find help in a crisis: in the footer, and beside all that asks visitors something. */
export interface CrisisHelp extends NoticeName {
  text: RichText;
}
