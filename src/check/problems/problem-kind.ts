/**
 * The families of problems, with the start of their codes: the file and its text, the settings one
 * by one, and what rules find. The rules of a family are in the folder of that name.
 */
export const families = {
  file: 'CFG00',
  syntax: 'CFG01',
  names: 'CFG02',
  schema: 'CFG03',
  references: 'CFG04',
  safety: 'CFG05',
  quality: 'CFG06',
  navigation: 'CFG07',
} as const;

export type Family = keyof typeof families;

/** Tells whether something is the name of a family. */
export function isFamily(name: string): name is Family {
  return Object.hasOwn(families, name);
}

/**
 * What there is to know about a kind of problem: how bad it is, what it is, why it is reported and
 * what to do about it, for the person who edits, with an example of how it looks wrong and right.
 * The tests put both examples into a small valid config and check that the wrong one has exactly
 * this problem, and the right one has none.
 */
export interface ProblemKind {
  /** A warning does not keep the site from being built. */
  severity: 'error' | 'warning';
  /** what is wrong, in one sentence */
  title: string;
  cause: string;
  /** what to do in the editor, where the usual hint speaks of keys, files or commands */
  inEditor?: string;
  example: Example;
}

export type Example =
  /** settings of the config: JSON pointer → value; `undefined` leaves the setting out */
  | { kind: 'settings'; bad: Settings; good: Settings }
  /** how the file is written: what is in it, character for character */
  | { kind: 'text'; bad: string; good: string }
  /** what is wrong with a file as a whole, in words */
  | { kind: 'words'; bad: string; good: string };

export type Settings = Readonly<Record<string, unknown>>;
