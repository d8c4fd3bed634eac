import type { Labels } from '../generated/config-types';

/** A link to a page in another language of the site. */
export interface LanguageLink {
  language: string;
  /** what the language calls itself */
  name: string;
  href: string;
  /** the page is not there in that language, so the link leads to its home page: in its words */
  leadsHome?: string;
  /** texts of this page that are in that language, because nobody has translated them */
  texts?: string[];
}

/** Labels that only the build needs. */
export const buildLabels = [
  'drawings',
  'otherLanguages',
  'languageHome',
  'embedNotSetUp',
  'callInstead',
  'callUs',
  'askForPrice',
  'free',
  'priceFrom',
  'table',
  'formSend',
  'formSending',
  'formSent',
  'formFailed',
  'formOptional',
  'formChoose',
  'noEvents',
  'eventFull',
  'eventCanceled',
  'eventOver',
  'repeatsWeekly',
  'repeatsMonthly',
  'repeatsEvery',
  'repeatsUntil',
  'dayOfMonth',
  'firstWeekday',
  'secondWeekday',
  'thirdWeekday',
  'fourthWeekday',
  'fifthWeekday',
  'lastWeekday',
] as const satisfies (keyof Labels)[];

/** The labels that pages show. */
export type ShownLabels = Omit<Labels, (typeof buildLabels)[number]>;

/** What pages have on a site in several languages. */
export interface PageLanguages {
  /** what the addresses of its language begin with, when it is not the main one: `/es` */
  base?: string;
  /** the page in the other languages; none on a site in one language that has English words */
  languages?: LanguageLink[];
}

/** What all pages of a language share on a site in several. */
export interface SiteLanguages {
  /** what its addresses begin with, when it is not the main one: `/es` */
  base?: string;
  /** what the links to other languages are called */
  otherLanguages?: string;
  /** texts of these that are in the main language, because nobody has translated them */
  untranslated?: string[];
  /** usual words that are English, because the project has none in the language of the site */
  english?: string[];
}
