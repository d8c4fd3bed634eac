import type { Path } from '../utils/json';
import type { SiteConfig } from '../generated/config-types';
import { createChunker, joinChunks } from '../utils/chunk-list';
import { listHtmlReferences, type HtmlReference } from './html/html-references';
import type { SchemaNode } from './schema/schema-node';
import { memoizeByObject } from '../utils/memoize';
import { walkSchema, type Visit } from './schema/walk-schema';
import { listParts, type ConfigPart } from './config-parts';

/** A text of the config with the schema that describes it. */
export interface ConfigText {
  value: string;
  node: SchemaNode;
  path: Path;
}

/** A link or file that the config names. */
export interface Reference {
  value: string;
  path: Path;
  /** where it is inside of HTML */
  part?: { start: number; end: number };
}

/** What the texts of a config refer to, also inside of HTML. */
export interface References {
  links: Reference[];
  /** all files that the config names */
  files: Reference[];
  /** pictures and videos that pages show */
  shownFiles: Reference[];
  /** other files that settings name: visitors open them, or it is recorded where they come from */
  documents: Reference[];
  /** files of typefaces, of which parts are published */
  typefaceFiles: Reference[];
}

/** A place where pages link to the pages of entries, with its schema. */
export interface EntryLinks {
  /** an id of an entry, or cards of entries */
  value: unknown;
  node: SchemaNode;
  path: Path;
}

/** What is found by looking through a whole config once. */
export interface Contents extends References {
  entryLinks: readonly EntryLinks[];
  /**
   * The texts of which something is true.
   *
   * @param isSuch asks about a text alone; a function that stays is asked once about each text
   */
  textsWhere: (isSuch: (text: ConfigText) => boolean) => readonly ConfigText[];
}

/**
 * All texts of a config, what they refer to, and all places that link to the pages of entries. What was
 * looked through once is not looked through again: it is not changed any more.
 */
export const listContents = memoizeByObject((config: SiteConfig): Contents => {
  const chunks = chunkParts(listParts(config));
  const contents = joinContents(chunks.map(readChunk));
  return { ...contents, textsWhere: (isSuch) => joinChunks(chunks.map(chooseTexts(isSuch))) };
});

/**
 * Gives back what `listContents` keeps: of a large config, as much as the config. Call when it has been
 * checked and is only to be shown.
 */
export function forgetContents(): void {
  for (const remembered of [listContents, readChunk, readPart, chooseTexts]) remembered.forget();
}

const chunkParts = createChunker<ConfigPart>();

type JoinedContents = Omit<Contents, 'textsWhere'>;

interface PartContents extends JoinedContents {
  texts: readonly ConfigText[];
}

const readChunk = memoizeByObject((parts: readonly ConfigPart[]) =>
  joinContents(parts.map(readPart)),
);

function joinContents(contents: readonly JoinedContents[]): JoinedContents {
  return {
    entryLinks: joinChunks(contents.map(({ entryLinks }) => entryLinks)),
    links: joinChunks(contents.map(({ links }) => links)),
    files: joinChunks(contents.map(({ files }) => files)),
    shownFiles: joinChunks(contents.map(({ shownFiles }) => shownFiles)),
    documents: joinChunks(contents.map(({ documents }) => documents)),
    typefaceFiles: joinChunks(contents.map(({ typefaceFiles }) => typefaceFiles)),
  };
}

const readPart = memoizeByObject((part: ConfigPart): PartContents => {
  const texts: ConfigText[] = [];
  const entryLinks: EntryLinks[] = [];
  const visit: Visit = (value, node, path) => {
    if (typeof value === 'string') texts.push({ value, node, path });
    if (node.linksTo) entryLinks.push({ value, node, path });
  };
  walkSchema(part.value, part.node, visit, part.path);
  return { texts, entryLinks, ...listReferences(texts) };
});

const chooseTexts = memoizeByObject((isSuch: (text: ConfigText) => boolean) => {
  const chooseOfPart = memoizeByObject((part: ConfigPart) => readPart(part).texts.filter(isSuch));
  return memoizeByObject((parts: readonly ConfigPart[]) => joinChunks(parts.map(chooseOfPart)));
});

/** Whether a text may hold simple HTML. */
export function isHtml({ node }: ConfigText): boolean {
  return node.format === 'html';
}

/** Whether a text is the id of an entry. */
export function namesEntry({ node }: ConfigText): boolean {
  return node.entity !== undefined;
}

function listReferences(texts: readonly ConfigText[]): References {
  const references = texts.flatMap(readReferences);
  return {
    links: references.filter(({ attribute }) => attribute === 'href'),
    files: references.filter(({ attribute }) => attribute !== 'href'),
    shownFiles: references.filter(({ attribute }) => attribute === 'src'),
    documents: references.filter(({ attribute }) => attribute === 'file'),
    typefaceFiles: references.filter(({ attribute }) => attribute === 'font'),
  };
}

/** A link, something that pages show, a typeface, or another file. */
type Attribute = HtmlReference['attribute'] | 'font' | 'file';

/** The link or file that a text names, or those in its HTML. */
function readReferences({
  value,
  node: { format },
  path,
}: ConfigText): (Reference & { attribute: Attribute })[] {
  if (format === 'link') return [{ attribute: 'href', value, path }];
  if (format === 'image' || format === 'video') return [{ attribute: 'src', value, path }];
  if (format === 'font') return [{ attribute: 'font', value, path }];
  if (format === 'pdf' || format === 'file') return [{ attribute: 'file', value, path }];
  if (format !== 'html') return [];
  return listHtmlReferences(value).map(({ attribute, value: target, offset, length }) => ({
    attribute,
    value: target,
    path,
    part: { start: offset, end: offset + length },
  }));
}
