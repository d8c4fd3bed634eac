/** Something that a visitor, or someone who answers for the site, would notice. */
export interface Change {
  kind: 'text' | 'link' | 'picture' | 'setting' | 'order';
  /** where it is, in words, the outermost first: `Accordion “Questions”`, `Answer` */
  place: readonly string[];
  /** left out for what is new */
  before?: string;
  /** left out for what is gone */
  after?: string;
}
