import { editorPath } from './editor-api';

/** The file that says what a starter is for; a new website does not get it. */
export const aboutStarter = 'starter.json';

/** A starter as people choose it. */
export interface StarterChoice {
  /** that of its folder */
  name: string;
  title: string;
  /** a sentence */
  description: string;
}

/** A sample that a new website starts from. */
export interface Starter {
  /** the files that all new websites share: path in the new repository → text, with `{name}` for the name of the website */
  template: Record<string, string>;
  /** the files that visitors see */
  content: StarterFile[];
}

/** A file of a starter, at `starterFileAddress`. */
export interface StarterFile {
  /** in the new repository, such as `public/images/lake.jpg` */
  path: string;
  /** the name that git gives to its bytes */
  blob: string;
  bytes: number;
}

const startersPath = `${editorPath}starters/`;

/** Where a `Starter` is. */
export function starterAddress(name: string): string {
  return `${startersPath}${name}.json`;
}

/** Where the bytes of a file are. Some static hosts leave out files that start with a dot; no blob does. */
export function starterFileAddress(name: string, blob: string): string {
  return `${startersPath}${name}/${blob}`;
}
