import { isObject, isSame } from '../utils/json';
import type { RichText } from '../payload/payload';
import type { Change, Names } from './change';
import { isReordered, matchItems, type Likeness } from './match-items';
import {
  isRichText,
  nameInWords,
  readLines,
  readName,
  readParagraphs,
} from '../build/outputs/readable-text';
import { isCompared, kindOf } from '../build/outputs/value-kind';

type Place = readonly string[];

/**
 * Compares two versions of a value that a page shows, whatever its shape: entries of lists are
 * recognized when they moved, texts with tags are compared paragraph by paragraph.
 *
 * @param key the name of the value
 * @param place where it is, including its own name
 */
export function compareValues(
  before: unknown,
  after: unknown,
  key: string,
  place: Place,
): Change[] {
  if (isSame(before, after)) return [];
  if (isText(before) && isText(after) && (isRichText(before) || isRichText(after))) {
    return compareTexts(before, after, place);
  }
  if (isList(before) && isList(after)) return compareLists(before ?? [], after ?? [], place);
  if (isObject(before) && isObject(after)) return compareObjects(before, after, place);
  if (isObject(before)) return [{ kind: 'text', place, before: writeLines(before) }];
  if (isObject(after)) return [{ kind: 'text', place, after: writeLines(after) }];
  return [
    {
      kind: kindOf(key, after ?? before),
      place,
      ...(before !== undefined && { before: String(before) }),
      ...(after !== undefined && { after: String(after) }),
    },
  ];
}

/** Compares the parts of something that have a name, each under its name. */
export function compareNamed(
  before: object,
  after: object,
  names: Names<string>,
  place: Place = [],
): Change[] {
  return Object.entries(names).flatMap(([key, name]) =>
    name === undefined
      ? []
      : compareValues(Reflect.get(before, key), Reflect.get(after, key), key, [...place, name]),
  );
}

/** What is only in one of two lists, each entry as a change of its own. */
export function compareLinesOf(
  name: string,
  before: readonly string[],
  after: readonly string[],
): Change[] {
  const gone = before.filter((line) => !after.includes(line));
  const fresh = after.filter((line) => !before.includes(line));
  return [
    ...gone.map((line): Change => ({ kind: 'setting', place: [name], before: line })),
    ...fresh.map((line): Change => ({ kind: 'setting', place: [name], after: line })),
  ];
}

function isText(value: unknown): value is RichText | undefined {
  return value === undefined || isRichText(value) || (Array.isArray(value) && value.length === 0);
}

function isList(value: unknown): value is unknown[] | undefined {
  return value === undefined || Array.isArray(value);
}

function compareObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  place: Place,
): Change[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter(isCompared).flatMap((key) => {
    const part = [...place, nameInWords(key)];
    return compareValues(before[key], after[key], key, part);
  });
}

function compareLists(before: unknown[], after: unknown[], place: Place): Change[] {
  const matches = matchItems(before.map(describeItem), after.map(describeItem));
  const name = (item: unknown, index: number) => [
    ...place.slice(0, -1),
    nameItem(item, index, place),
  ];
  const changed = matches.pairs.flatMap(([from, to]) =>
    compareValues(before[from], after[to], '', name(after[to], to)),
  );
  const removed = matches.removed.map((index): Change => ({
    kind: 'text',
    place: name(before[index], index),
    before: writeLines(before[index]),
  }));
  const added = matches.added.map((index): Change => ({
    kind: 'text',
    place: name(after[index], index),
    after: writeLines(after[index]),
  }));
  if (!isReordered(matches)) return [...changed, ...removed, ...added];
  const order: Change = {
    kind: 'order',
    place,
    before: before.map(shortName).join(', '),
    after: after.map(shortName).join(', '),
  };
  return [...changed, ...removed, ...added, order];
}

type Links = ReturnType<typeof readParagraphs>[number]['links'];

/**
 * Where the links of a paragraph lead. Their words are a part of its text, which is compared as a
 * whole.
 */
function compareLinks(before: Links, after: Links, place: Place): Change[] {
  const describe = ({ label }: Links[number]): Likeness => ({ kind: '', words: label });
  const matches = matchItems(before.map(describe), after.map(describe));
  const compare = (old: Links[number] | undefined, current: Links[number] | undefined) =>
    compareValues(old?.href, current?.href, 'href', [
      ...place,
      `Link on “${shorten(current?.label ?? old?.label ?? '')}”`,
    ]);
  return [
    ...matches.pairs.flatMap(([from, to]) => compare(before[from], after[to])),
    ...matches.removed.flatMap((index) => compare(before[index], undefined)),
    ...matches.added.flatMap((index) => compare(undefined, after[index])),
  ];
}

function compareTexts(before: RichText = [], after: RichText = [], place: Place): Change[] {
  const old = readParagraphs(before);
  const current = readParagraphs(after);
  const matches = matchItems(old.map(describeParagraph), current.map(describeParagraph));
  const changes = [
    ...matches.pairs.flatMap(([from, to]) => {
      const { text, links, pictures } = old[from] ?? { text: '', links: [], pictures: [] };
      const now = current[to] ?? { text: '', links: [], pictures: [] };
      return [
        ...compareValues(text, now.text, '', place),
        ...compareLinks(links, now.links, place),
        ...compareLists(pictures, now.pictures, [...place, 'Picture']),
      ];
    }),
    ...matches.removed.map((index): Change => ({
      kind: 'text',
      place,
      before: old[index]?.text ?? '',
    })),
    ...matches.added.map((index): Change => ({
      kind: 'text',
      place,
      after: current[index]?.text ?? '',
    })),
  ];
  if (isReordered(matches)) {
    const join = (paragraphs: typeof old) => paragraphs.map(({ text }) => shorten(text)).join(', ');
    changes.push({ kind: 'order', place, before: join(old), after: join(current) });
  }
  if (changes.length > 0) return changes;
  return [{ kind: 'setting', place, before: describeTags(before), after: describeTags(after) }];
}

function describeItem(item: unknown): Likeness {
  const id = isObject(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
  return { kind: '', id, words: writeLines(item) };
}

function describeParagraph({ text, links, pictures }: ReturnType<typeof readParagraphs>[number]) {
  const addresses = [...links.map(({ href }) => href), ...pictures.map(({ src }) => src)];
  return { kind: '', words: [text, ...addresses].join(' ') };
}

function nameItem(item: unknown, index: number, place: Place): string {
  const name = readName(item);
  return name ? `“${shorten(name)}”` : `${place.at(-1) ?? ''} ${index + 1}`.trim();
}

function shortName(item: unknown): string {
  return `“${shorten(readName(item) ?? writeLines(item))}”`;
}

function shorten(text: string): string {
  const length = 60;
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

/** What is new or gone as a whole: everything to read in it. */
export function writeLines(value: unknown): string {
  return typeof value === 'string' ? value : readLines(value).join('\n');
}

/** For texts whose words stayed the same: the tags around them. */
function describeTags(nodes: RichText): string {
  const tags = nodes.flatMap(listTags);
  return tags.length > 0 ? tags.join(', ') : 'no tags';
}

function listTags(node: RichText[number]): string[] {
  return typeof node === 'string'
    ? []
    : [`<${node.tag}>`, ...(node.children ?? []).flatMap(listTags)];
}
