import { editorPath } from './editor-api';

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
