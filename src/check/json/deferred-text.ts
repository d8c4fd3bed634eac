import type { Path } from '../../utils/json';

/** A text of JSON that is written when somebody reads it. */
export interface DeferredText {
  /** in characters */
  length: number;
  write: () => string;
  /**
   * The text for those who look at a few places only: what is at these is spelled as in the text, and
   * other values may be zeros.
   */
  writeAround: (places: readonly Path[]) => string;
}

/** A text that is there already. */
export function deferText(text: string): DeferredText {
  return { length: text.length, write: () => text, writeAround: () => text };
}
