/** A part of a JSON Schema, with the keywords of this project (see `ownKeywords`). */
export interface SchemaNode {
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  patternErrorMessage?: string;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  discriminator?: { propertyName: string };
  additionalProperties?: boolean;
  /** The string is the id of an entity of this kind; pages receive the entity itself. */
  entity?: string;
  /** The payload type (see `pages/payload.ts`) that pages receive in place of this value. */
  becomes?: string;
  /** On a list of ids: an empty list stands for all entities, in their order. */
  whenEmpty?: 'all';
  /** On a block: the property that gives the block its heading; empty when it has none. */
  headingProperty?: string;
  [keyword: string]: unknown;
}

/** Keywords that JSON Schema does not know: ours, and those of VS Code's JSON service. */
export const ownKeywords = [
  'entity',
  'becomes',
  'whenEmpty',
  'headingProperty',
  'defaultSnippets',
  'errorMessage',
  'patternErrorMessage',
  'markdownDescription',
  'markdownEnumDescriptions',
];

/** Values of `format` that the schemas use; `rules/` and the page builder give them their meaning. */
export const ownFormats = ['link', 'html', 'image', 'video', 'pdf', 'file'];
