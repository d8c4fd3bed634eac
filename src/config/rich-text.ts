/** An element of checked HTML: tag, attributes, children. */
export interface RichTextElement {
  tag: string;
  attributes?: Record<string, string>;
  children?: RichTextNode[];
}

/** Text, or an element of checked HTML. */
export type RichTextNode = string | RichTextElement;

/** HTML of the config, checked and parsed at build time: the browser never parses HTML strings. */
export type RichText = RichTextNode[];
