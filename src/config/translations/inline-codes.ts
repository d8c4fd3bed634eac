import { fromHtml } from 'hast-util-from-html';
import { listPlaceholders } from '../content/written-placeholders';
import { escapeText } from '../html/escape-text';

/**
 * A part of a text: words, or a code that a translator moves and does not change, which is a
 * placeholder, a tag, or a tag with its end and what is between them.
 */
export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'code'; start: string }
  | { kind: 'span'; start: string; end: string; parts: Part[] };

type Token = { words: string } | { code: string; opens?: string; closes?: string };

const tag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;

/** Tags without an end. */
const single = new Set(['br', 'hr', 'img']);

/** Splits a text into words and codes. */
export function splitText(text: string, isHtml: boolean): Part[] {
  const tokens = isHtml
    ? splitBy(text, tag).flatMap(({ found, rest }) => [
        ...splitPlaceholders(rest, decodeHtml),
        ...(found === undefined ? [] : readTag(found)),
      ])
    : splitPlaceholders(text, (words) => words);
  return nest(tokens);
}

/** The text of parts; their words as the setting writes them. */
export function joinParts(parts: readonly Part[], isHtml: boolean): string {
  const encode = isHtml ? encodeHtml : (words: string) => words;
  return parts.map((part) => writePart(part, encode)).join('');
}

/** The text of parts as somebody sees it who knows nothing of HTML. */
export function showParts(parts: readonly Part[]): string {
  return parts.map((part) => writePart(part, (words) => words)).join('');
}

/** All codes, parents first, in their order. */
export function listCodes(parts: readonly Part[]): Exclude<Part, { kind: 'words' }>[] {
  return parts.flatMap((part) => {
    if (part.kind === 'words') return [];
    return part.kind === 'span' ? [part, ...listCodes(part.parts)] : [part];
  });
}

function writePart(part: Part, encode: (words: string) => string): string {
  if (part.kind === 'words') return encode(part.words);
  if (part.kind === 'code') return part.start;
  const inner = part.parts.map((one) => writePart(one, encode)).join('');
  // What describes a picture is within quotes.
  const isQuoted = part.end.startsWith('"');
  return part.start + (isQuoted ? inner.replaceAll('"', '&quot;') : inner) + part.end;
}

/** Each find, with what is between it and the one before; the last one has no find. */
function splitBy(text: string, pattern: RegExp): { rest: string; found?: string }[] {
  let done = 0;
  const found = [...text.matchAll(pattern)].map((match) => {
    const rest = text.slice(done, match.index);
    done = match.index + match[0].length;
    return { rest, found: match[0] };
  });
  return [...found, { rest: text.slice(done) }];
}

function splitPlaceholders(text: string, decode: (words: string) => string): Token[] {
  let done = 0;
  const tokens = listPlaceholders(text).flatMap(({ text: code, offset }): Token[] => {
    const words = decode(text.slice(done, offset));
    done = offset + code.length;
    return [{ words }, { code }];
  });
  return [...tokens, { words: decode(text.slice(done)) }].filter(
    (token) => !('words' in token) || token.words !== '',
  );
}

function readTag(written: string): Token[] {
  const [, slash = '', name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(written) ?? [];
  const lower = name.toLowerCase();
  if (slash) return [{ code: written, closes: lower }];
  if (!single.has(lower)) return [{ code: written, opens: lower }];
  // What describes a picture is translated: the tag is a span around it.
  const [, before = '', words = '', after = ''] =
    /^([^]*\salt=")([^"]+)("[^]*)$/i.exec(written) ?? [];
  if (words === '') return [{ code: written }];
  return [
    { code: before, opens: 'img' },
    ...splitPlaceholders(words, decodeHtml),
    { code: after, closes: 'img' },
  ];
}

/** Makes spans of tags and their ends; a tag whose end is left out is a code. */
function nest(tokens: readonly Token[]): Part[] {
  const root: Part[] = [];
  const open: { name: string; start: string; parts: Part[] }[] = [];
  const current = (): Part[] => open.at(-1)?.parts ?? root;

  function leaveOpen(): void {
    const last = open.pop();
    if (last) current().push({ kind: 'code', start: last.start }, ...last.parts);
  }

  for (const token of tokens) {
    if ('words' in token) {
      current().push({ kind: 'words', words: token.words });
    } else if (token.opens !== undefined) {
      open.push({ name: token.opens, start: token.code, parts: [] });
    } else if (token.closes !== undefined && open.some(({ name }) => name === token.closes)) {
      while (open.at(-1)?.name !== token.closes) leaveOpen();
      const span = open.pop();
      if (span) {
        current().push({ kind: 'span', start: span.start, end: token.code, parts: span.parts });
      }
    } else {
      current().push({ kind: 'code', start: token.code });
    }
  }
  while (open.length > 0) leaveOpen();
  return root;
}

function decodeHtml(words: string): string {
  if (!words.includes('&')) return words;
  // Spaces at the beginning would be dropped, if it were not for the letters around.
  const [child] = fromHtml(`x${words}x`, { fragment: true }).children;
  return child?.type === 'text' ? child.value.slice(1, -1) : words;
}

function encodeHtml(words: string): string {
  return escapeText(words).replaceAll('\u00A0', '&nbsp;');
}
