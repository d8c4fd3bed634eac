/** On an entry: what kind of entry it is. */
export interface EntityKindNode {
  /** the list under `entities` that holds the entries */
  list: string;
  listDescription: string;
  /** the position of the list among the others; lists without an order come last */
  order?: number;
  /**
   * The setting that the addresses of entries are made with. Only where there is one, pages and
   * links can be made for each entry.
   */
  key?: string;
  /** The setting that names an entry in links and messages. */
  name?: string;
  /** The settings that menus show beside the name: a picture, and a few words. */
  menu?: { picture: string; text: string };
}

/**
 * What placeholders are filled with: nothing, what is known of the site, that and the entry that a
 * `forEach` around the text goes through, or the entry of a kind for which the text is shown.
 */
export type Filling = 'none' | 'site' | 'entries' | (string & {});

/** A part of a JSON Schema, with the keywords of this project (see `ownKeywords`). */
export interface SchemaNode {
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  /** What the choices mean that are codes, in the same order: editors show it. */
  enumDescriptions?: string[];
  default?: unknown;
  format?: string;
  pattern?: string;
  /** On a text with a pattern: what it has to be, for messages: `"teal" is not a color.` */
  kindOfValue?: string;
  patternErrorMessage?: string;
  required?: string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  discriminator?: { propertyName: string };
  additionalProperties?: boolean;
  /** On a setting: what it was called in earlier versions. */
  formerly?: string;
  /** On a choice: what its values were called in earlier versions, each with its present name. */
  formerValues?: Record<string, string>;
  /** The string is the id of an entity of this kind; pages receive the entity itself. */
  entity?: string;
  /** The payload type (see `pages/payload.ts`) that pages receive in place of this value. */
  becomes?: string;
  /** On an entry: its kind. */
  entityKind?: EntityKindNode;
  /** On cards: the kind of entry that they show. */
  shows?: string;
  /** On a setting of cards: only entries with the same value in their setting of this name are shown. */
  selects?: true;
  /**
   * On an id, or on cards of entries: what is shown links to the page of the entry, or to those of
   * its neighbors.
   */
  linksTo?: 'page' | 'neighbors';
  /**
   * On anything with texts: what their placeholders are filled with when pages are built. Counts for
   * all that is in it, until something in it says otherwise; where nobody says anything, it is
   * `none`.
   */
  placeholders?: Filling;
  /**
   * On anything with pictures: pixels, how wide a picture must be to look sharp where it is shown.
   * Counts for all that is in it, until something in it says otherwise.
   */
  leastWidth?: number;
  /** On a number with limits: what is counted, for messages about it. */
  unit?: 'ms' | 'px' | 'rem' | 'm' | 'degrees' | 'characters' | 'bytes';
  /** On a text: where it is left out, it is the first word of the text in the setting of that name. */
  firstWordOf?: string;
  /** On a text of an entry: what its placeholder is filled with where the entry does not have it. */
  whenMissing?: string;
  /** On a list of ids: an empty list means all entities, in their order. */
  whenEmpty?: 'all';
  /** On a list whose last entry is shown in another way: what the editor adds comes before it. */
  lastStays?: boolean;
  /** On a setting: the part of the form in the editor that shows it, by the heading of that part. */
  section?: string;
  /** How the value is written in the file: said wherever the file is edited, after the description. */
  inFile?: string;
  /** What people may look for who do not know its name: words for the search of the reference. */
  alsoCalled?: string[];
  /** On a text whose schema does not tell: whether it holds words of the language of the site. */
  wording?: boolean;
  /** On a text with words that are the same in every language: names of people, titles of works. */
  sameInAll?: boolean;
  /** On the address of pages: each language of a site has its own. */
  pageAddress?: boolean;
  /** On a text without words: a language of a site may have another one, such as a form in Spanish. */
  mayDiffer?: boolean;
  /** On a day: something is planned for it, so that its year is one of this century. */
  planned?: true;
  /** On a day: the setting beside it whose day must not come after this one. */
  notBefore?: string;
  /**
   * On the words of a link or button: they are heard alone, or followed by the words of the setting
   * of that name beside them, if it is there.
   */
  linkWords?: true | string;
  /** On a label: the one that says the same for other numbers, with the same words in braces. */
  formOf?: string;
  /** On a block: the property that gives the block its heading; empty when it has none. */
  headingProperty?: string;
  /** On a block that few pages have: only they fetch its code, all others load as if it did not exist. */
  rare?: boolean;
  [keyword: string]: unknown;
}

/** Keywords that JSON Schema does not know: ours, and those of VS Code's JSON service. */
export const ownKeywords = [
  'entity',
  'entityKind',
  'shows',
  'selects',
  'linksTo',
  'placeholders',
  'kindOfValue',
  'leastWidth',
  'unit',
  'becomes',
  'firstWordOf',
  'whenMissing',
  'whenEmpty',
  'lastStays',
  'section',
  'inFile',
  'wording',
  'sameInAll',
  'pageAddress',
  'mayDiffer',
  'planned',
  'notBefore',
  'linkWords',
  'formOf',
  'headingProperty',
  'rare',
  'alsoCalled',
  'formerly',
  'formerValues',
  'defaultSnippets',
  'errorMessage',
  'patternErrorMessage',
  'markdownDescription',
  'enumDescriptions',
  'markdownEnumDescriptions',
];

/** Values of `format` that the schemas use; `rules/` and the page builder give them their meaning. */
export const ownFormats = [
  'link',
  'html',
  'image',
  'video',
  'pdf',
  'file',
  'font',
  'typeface',
  'day',
  'time-of-day',
  'moment',
  'phone',
  'country',
  'time-zone',
  'currency',
];

/** The explanation of a value for people who edit the file, where no form has a control for it. */
export function explainInFile({ description, inFile }: SchemaNode): string {
  return [description, inFile].filter(Boolean).join(' ');
}

/** What tells whether a setting holds words. */
type WordingNode = Pick<
  SchemaNode,
  'type' | 'enum' | 'format' | 'pattern' | 'entity' | 'wording' | 'sameInAll'
>;

/** Whether a setting holds words of a language: no choice, no address, no name of a file. */
export function isWording(node: WordingNode): boolean {
  const { type, enum: choices, format, pattern, entity } = node;
  const { wording = pattern === undefined && (format === undefined || format === 'html') } = node;
  return type === 'string' && choices === undefined && entity === undefined && wording;
}

/** Whether a setting is a text that may be written in several languages. */
export function isTranslatable(node: WordingNode): boolean {
  return isWording(node) && !node.sameInAll;
}

/** Whether a setting may be written in several languages: also addresses, and ids of widgets. */
export function mayDiffer(node: SchemaNode): boolean {
  return isTranslatable(node) || node.pageAddress === true || node.mayDiffer === true;
}
