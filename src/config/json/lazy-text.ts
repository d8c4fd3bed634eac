/** A text that is written when somebody reads it. */
export interface LazyText {
  /** in characters */
  length: number;
  write: () => string;
}

/** A text that is there already. */
export function keepText(text: string): LazyText {
  return { length: text.length, write: () => text };
}
