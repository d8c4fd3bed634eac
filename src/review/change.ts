import type { ValueKind } from '../build/outputs/value-kind';

/** Something that a visitor, or someone who answers for the site, would notice. */
export interface Change {
  kind: ValueKind | 'order';
  /** where it is, in words, the outermost first: `Accordion “Questions”`, `Answer` */
  place: readonly string[];
  /** left out for what is new */
  before?: string;
  /** left out for what is gone */
  after?: string;
}

/** All changes of one matter. */
export interface ChangeGroup {
  title: string;
  /** why they are worth a close look */
  why?: string;
  /** where that is another one than the main one of the site */
  language?: string;
  changes: Change[];
}

/** How parts of something are called in a review; undefined for what is reported elsewhere. */
export type Names<Key extends string> = Readonly<Record<Key, string | undefined>>;
