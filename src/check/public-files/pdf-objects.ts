/** A place in a text. */
export interface TextRange {
  start: number;
  end: number;
}

/** A numbered part of a PDF. */
export interface PdfObject {
  number: number;
  /** its value: a dictionary, a text, a number … */
  value: TextRange;
  /** what follows a dictionary: a picture, a page, a list of other objects */
  stream?: TextRange;
}

/** The parts of a PDF, those of its former versions among them. */
export interface PdfParts {
  objects: PdfObject[];
  /** dictionaries that say where everything begins */
  trailers: TextRange[];
}

const nextPart = /(?<![\d.])(?<number>\d{1,10})\s+\d{1,5}\s+obj\b|\btrailer\b/g;

/**
 * Lists the parts of a PDF as they come in the file, whether its own table of contents names them or
 * not: what was replaced or deleted is still there.
 *
 * @param text the file with a letter for each byte
 */
export function listPdfParts(text: string): PdfParts {
  const parts: PdfParts = { objects: [], trailers: [] };
  nextPart.lastIndex = 0;
  for (let found = nextPart.exec(text); found; found = nextPart.exec(text)) {
    const value = findPdfValue(text, nextPart.lastIndex);
    nextPart.lastIndex = Math.max(value.end, nextPart.lastIndex);
    const number = found.groups?.['number'];
    if (number === undefined) {
      parts.trailers.push(value);
      continue;
    }
    const stream = text.startsWith('<<', value.start) ? findStream(text, value) : undefined;
    if (stream) nextPart.lastIndex = stream.end;
    parts.objects.push({ number: Number(number), value, ...(stream && { stream }) });
  }
  return parts;
}

/** A text in brackets, with brackets in it and such that do not count. */
const special = /\\[^]|[()]/g;

const nextOfGroup = /<<|>>|[[\]]|\(|<|%[^\r\n]*/g;

/**
 * The value that begins at a place: a group in brackets to the end of it, anything else to the next
 * space.
 */
export function findPdfValue(text: string, from: number): TextRange {
  const start = skipSpace(text, from);
  if (text.startsWith('<<', start) || text[start] === '[') {
    return { start, end: findEndOfGroup(text, start) };
  }
  if (text[start] === '(') return { start, end: findEndOfText(text, start) };
  if (text[start] === '<') return { start, end: findAfter(text, '>', start) };
  const plain = /\d+\s+\d+\s+R\b|\/?[^\s/<>()[\]%]*/y;
  plain.lastIndex = start;
  return { start, end: start + (plain.exec(text)?.[0].length ?? 0) };
}

function skipSpace(text: string, from: number): number {
  const space = /(?:[\s\0]|%[^\r\n]*)*/y;
  space.lastIndex = from;
  return from + (space.exec(text)?.[0].length ?? 0);
}

function findEndOfGroup(text: string, start: number): number {
  let depth = 0;
  nextOfGroup.lastIndex = start;
  for (let found = nextOfGroup.exec(text); found; found = nextOfGroup.exec(text)) {
    const [mark] = found;
    const at = found.index;
    if (mark === '(') nextOfGroup.lastIndex = findEndOfText(text, at);
    else if (mark === '<') nextOfGroup.lastIndex = findAfter(text, '>', at);
    else if (mark === '<<' || mark === '[') depth += 1;
    else if (mark === '>>' || mark === ']') depth -= 1;
    if (depth === 0) return nextOfGroup.lastIndex;
  }
  return text.length;
}

function findEndOfText(text: string, start: number): number {
  let depth = 0;
  special.lastIndex = start;
  for (let found = special.exec(text); found; found = special.exec(text)) {
    if (found[0] === '(') depth += 1;
    else if (found[0] === ')') depth -= 1;
    if (depth === 0) return special.lastIndex;
  }
  return text.length;
}

function findAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

/** The stream after a dictionary, if there is one. */
function findStream(text: string, { start, end }: TextRange): TextRange | undefined {
  const word = /\s*stream(?:\r\n|\n|\r)?/y;
  word.lastIndex = end;
  const found = word.exec(text);
  if (!found) return undefined;
  const first = end + found[0].length;
  const [, length] = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/.exec(text.slice(start, end)) ?? [];
  const stated = first + Number(length ?? NaN);
  if (/^\s*endstream/.test(text.slice(stated, stated + 20))) return { start: first, end: stated };
  const mark = text.indexOf('endstream', first);
  return { start: first, end: mark < 0 ? text.length : mark };
}
