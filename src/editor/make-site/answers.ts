import type { Embed } from '../../generated/config-types';
import type { JsonObject } from '../../utils/json';

/** Somebody who works at the practice. What is not said stays a blank. */
export interface PersonAnswer {
  name: string;
  /** left out, the first word of the name */
  firstName?: string;
  /** what this person is, for example "Grief Counselor" */
  title?: string;
  /** the codes of the states in which clients must live; said of all people or of none */
  states?: readonly string[];
  /** a picture in public/, or all that is said of it; left out, the initials take its place */
  image?: string | JsonObject;
  /** by the name of a setting, such as `bookingEmbed`: what the provider gives for the widget */
  widgets?: Readonly<Record<string, string>>;
}

/** The words for the people of a practice: "therapist" and "therapists". */
export interface Role {
  singular: string;
  plural: string;
}

/** What has to be known to make the site of a practice of a sample. */
export interface Answers {
  name: string;
  /** where the whole name is too long, such as in titles; left out, the name */
  shortName?: string;
  /** the address of the site, such as `https://quiet-lake.org`; left out, one that is reserved for examples */
  url?: string;
  phone?: string;
  email?: string;
  /** where the practice is, as the two capital letters of the country: whom to call in a crisis */
  country: string;
  tagline?: string;
  /** where the practice is, in the words of texts: "Dayton", "Ohio" */
  city?: string;
  region?: string;
  /** on a social network, as the setting has it */
  social?: JsonObject;
  /** an SVG file in public/ */
  logo?: string;
  /** colors by their names in the theme */
  colors?: Readonly<Record<string, string>>;
  /** what takes the place of what the sample calls its people, see `findRole` */
  role?: Role;
  people: readonly PersonAnswer[];
  /** whose widgets there will be; left out, those that there are */
  provider?: { name: Embed['provider']; host?: string };
  /** by the id of a widget of nobody in particular: what the provider gives for it */
  widgets?: Readonly<Record<string, string>>;
  /** the areas that stay, see `listAreas`; left out, all */
  keep?: readonly string[];
  /** whether the other languages of the sample stay; left out, they do */
  otherLanguages?: boolean;
  /** by the id of another word of the sample: what takes its place */
  words?: Readonly<Record<string, string>>;
}

/** An answer that cannot be used: which one, what is wrong, and what to do. */
export class AnswerError extends Error {}
