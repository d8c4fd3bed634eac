import { escapeText } from '../../content/html/escape-text';
import { readLanguages } from '../../content/languages/read-languages';
import { isWording } from '../../content/schema/is-wording';
import type { SchemaNode } from '../../content/schema/schema-node';
import { slugify } from '../../utils/slugify';
import type { JsonObject, Path } from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import type { Answers } from './answers';
import { listOwnWords, listTowns, listWords, readHost, type WordList } from './list-words';
import { readAddress, readMainLanguage, readPages } from './read-config';
import { findRole, listRoleSlugs, listRoleWords, openLabels, writeUsualTexts } from './roles';
import { rewriteConfig } from './rewrite-config';

/** A name that is reserved for examples: the checks do not let it onto a live site. */
const reservedHost = 'example.org';

/**
 * A sample with the words of somebody else's practice, see `listWords`; with her host in links and
 * mail addresses, and with her town in the addresses of pages. Where pictures come from stays true.
 */
export function replaceWords(sample: JsonObject, answers: Answers): JsonObject {
  const { media, ...others } = sample;
  const role = createRoleReplacer(sample, answers);
  const words = listWords(sample, answers);
  const ownWords = listOwnWords(sample, answers);
  const replaceHost = createHostReplacer(readHost(sample), answers);
  const moveLink = createMover(sample, answers);
  const moveInHtml = (html: string) =>
    html.replace(/(href=")([^"]*)/g, (_all, start: string, href: string) => start + moveLink(href));
  const replaced = rewriteConfig(role.isMonolingual ? openLabels(others) : others, {
    text: (text, node, path) => {
      if (node.pageAddress || node.format === 'link') return moveLink(replaceHost(text));
      const own = replaceHost(node.format === 'html' ? moveInHtml(text) : text);
      if (!isWording(node)) return own;
      return replaceIn(role.replace(own, node, path), node.sameInAll ? ownWords : words, node);
    },
    ...(role.isMonolingual && {
      group: (group, node) => writeUsualTexts(group, node, role.replace),
    }),
  });
  return { ...replaced, ...(media !== undefined && { media }) };
}

/** Replaces what a sample calls its people, in the texts of its main language. */
function createRoleReplacer(sample: JsonObject, { role }: Answers) {
  const before = role && findRole(sample);
  const languages = readLanguages(sample);
  const main = readMainLanguage(sample);
  const words = before ? listRoleWords(before, role) : new Map<string, readonly string[]>();
  const replace = (text: string, node: SchemaNode, path: Path = []): string => {
    const language = String(path.at(-1));
    if (words.size === 0 || (language !== main && languages?.includes(language))) return text;
    if (node.format !== 'html') return replaceIn(text, words, node);
    return text.replaceAll(/<[^>]*>|[^<]+/g, (part) =>
      part.startsWith('<') ? part : replaceIn(part, words, node),
    );
  };
  return { replace, isMonolingual: before !== undefined && !languages };
}

/** A text with other words; of what can stand in their place, what its schema has room for. */
export function replaceIn(text: string, words: WordList, node: SchemaNode): string {
  const pattern = createPattern(words);
  if (!pattern) return text;
  const most = Number(node['maxLength'] ?? Infinity);
  const write = node.format === 'html' ? escapeText : (word: string) => word;
  for (const attempt of [0, 1, 2]) {
    const next = text.replace(pattern, (word) => {
      const own = words.get(word) ?? [];
      return write(own[attempt] ?? own.at(-1) ?? word);
    });
    if (next.length <= most) return next;
  }
  return blank;
}

const patterns = new WeakMap<WordList, RegExp>();

/** Finds the words where they stand alone, the longest first. */
function createPattern(words: WordList): RegExp | undefined {
  if (words.size === 0) return undefined;
  const known = patterns.get(words);
  if (known) return known;
  const all = [...words.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_{])(?:${all.join('|')})(?![\p{L}\p{N}_])`,
    'gu',
  );
  patterns.set(words, pattern);
  return pattern;
}

/** Mail goes to the new address; what was at a part of the old host is at none that exists. */
function createHostReplacer(host: string, { url, email }: Answers): (text: string) => string {
  const name = host.replaceAll('.', String.raw`\.`);
  const pattern = new RegExp(
    String.raw`(?<![\w.@-])([\w.+-]+@|[\w.-]+\.)?${name}(?![\w-]|\.\w)`,
    'g',
  );
  const own = url?.replace(/^https:\/\//, '') ?? host;
  return (text) =>
    text.replace(pattern, (_all, before = '') => {
      if (before.endsWith('@')) return email ?? blank;
      return before === '' ? own : `${before}${reservedHost}`;
    });
}

/** Addresses that have the old town in them get the new one, or go without; people have their own word. */
function createMover(sample: JsonObject, { city, role }: Answers): (href: string) => string {
  const taken = new Set(readPages(sample).map(readAddress));
  const own = city === undefined ? '' : slugify(city);
  const before = role && findRole(sample);
  const slugs = new Map([
    ...listTowns(sample).map(({ town }) => [slugify(town), own] as const),
    ...(before ? listRoleSlugs(before, role) : []),
  ]);
  if (slugs.size === 0) return (href) => href;
  const pattern = new RegExp(
    String.raw`(?<=[/-])(?:${[...slugs.keys()].join('|')})(?=[/#?-]|$)`,
    'g',
  );
  return (href) => {
    const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
    if (!address.startsWith('/') || /\.[a-z0-9]+$/.test(address)) return href;
    const moved = address
      .replace(pattern, (slug) => slugs.get(slug) ?? slug)
      .replaceAll(/-+(?=\/|$)|(?<=\/)-+/g, '')
      .replaceAll(/-{2,}/g, '-');
    const isFree =
      moved !== '/' && !moved.includes('//') && !moved.endsWith('/') && !taken.has(moved);
    return (isFree ? moved : address) + rest;
  };
}
