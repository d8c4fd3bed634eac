import { isObject, getIn, type Path } from '../../src/utils/json';
import type { SiteConfig } from '../../src/generated/config-types';
import { siteSchema, walkSchema } from '../../src/content/schema/walk-schema';

/** Words of all lengths, in no order. */
const words =
  'water of stone a morning quiet window to garden paper and bread with mountain evening no river light in kitchen wonderful neighborhood by letter song table on understanding apple or winter conversation as summer at neighbor simple it story remembering up bird an afternoon go'.split(
    ' ',
  );

/** Keys whose texts must fit something else: a number to call, days that a rule compares. */
const fixedKeys = new Set<unknown>(['phone', 'dates', 'region']);

interface PlainText {
  text: string;
  most: number;
  path: Path;
}

/**
 * Writes every text of a site in other words.
 *
 * @param factor how many words come out of one: 0.5 halves texts, 2 doubles them
 */
export function rewriteTexts(config: SiteConfig, factor: number): void {
  replaceTexts(config, (text, most) => rewrite(text, factor, most));
}

/**
 * Makes the words of a site longer, as those of other languages are: `counseling` → `counselingling`.
 *
 * @param share how many letters are added to each: 0.4 makes ten letters fourteen
 */
export function lengthenWords(config: SiteConfig, share: number): void {
  replaceTexts(config, (text, most) => {
    let room = Math.max(0, most - text.length);
    return text.replace(/\S+/g, (word) => {
      const [letters = ''] = /\p{L}+(?=\P{L}*$)/u.exec(word) ?? [];
      const count = isKept(word) ? 0 : Math.min(room, Math.round(letters.length * share));
      room -= count;
      const end = word.lastIndexOf(letters) + letters.length;
      return word.slice(0, end) + letters.slice(letters.length - count) + word.slice(end);
    });
  });
}

/** @param write a text without tags, and how many letters it may have, as another text */
function replaceTexts(config: SiteConfig, write: (text: string, most: number) => string): void {
  const texts: PlainText[] = [];
  walkSchema(config, siteSchema, (value, node, path) => {
    if (typeof value !== 'string' || fixedKeys.has(path.at(-1))) return;
    const { format, pattern, minLength, maxLength, entity, enum: choices } = node;
    const isText = format === 'html' || (!format && !pattern && !entity && !choices);
    if (!isText || minLength === undefined || typeof maxLength !== 'number') return;
    texts.push({ text: value, most: maxLength, path });
  });
  for (const { text, most, path } of texts) {
    const parent = getIn(config, path.slice(0, -1));
    const key = path.at(-1) ?? '';
    const written = /<[a-z]/.test(text) ? replaceHtml(text, write) : write(text, most);
    if (isObject(parent) || Array.isArray(parent)) Reflect.set(parent, key, written);
  }
}

function replaceHtml(html: string, write: (text: string, most: number) => string): string {
  return html.replace(/(^|>)([^<]+)(?=<|$)/g, (_, before: string, text: string) =>
    text.trim() === '' ? before + text : before + write(text, Infinity),
  );
}

/** Whether a part of a text must stay: placeholders, numbers and entities of HTML. */
function isKept(part: string): boolean {
  return /[{}\d&;]/.test(part);
}

/** Other words for a text; placeholders, numbers and entities of HTML stay what and where they are. */
function rewrite(text: string, factor: number, most: number): string {
  const [leading = ''] = /^\s*/.exec(text) ?? [];
  const [trailing = ''] = /\s*$/.exec(text) ?? [];
  const parts = text.trim().split(/\s+/);
  let seed = hash(text);
  const result: string[] = [];
  let owed = 0;
  parts.forEach((part, index) => {
    if (isKept(part)) {
      result.push(part);
      return;
    }
    // A text keeps its first word, however short it gets: two that differ keep differing.
    owed = Math.max(owed + factor, index === 0 ? 1 : 0);
    while (owed >= 1) {
      seed = (seed * 69_069 + 1) % 1_000_003;
      result.push(words[seed % words.length] ?? '');
      owed -= 1;
    }
  });
  const shortened = shorten(result, parts.filter(isKept), most);
  return leading + shortened.charAt(0).toUpperCase() + shortened.slice(1) + trailing;
}

/** As many words as fit, with all that must stay. */
function shorten(all: string[], needed: readonly string[], most: number): string {
  const list = [...all];
  while (list.join(' ').length > most) {
    const last = list.findLastIndex((word) => !needed.includes(word));
    if (last < 0) break;
    list.splice(last, 1);
  }
  return list.join(' ');
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
