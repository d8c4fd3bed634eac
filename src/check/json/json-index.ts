/** A value in a text of JSON, from its first character to the one after it. */
export interface JsonPlace {
  start: number;
  end: number;
  /** the name of a setting, with its quotes */
  key?: { start: number; end: number };
}

/**
 * Makes a function that finds what is directly in the group or list that begins at an offset: by its
 * name, or by its position. What is further inside is passed over, several times as fast as all of the
 * text can be read, and each group is looked at once.
 *
 * @param text JSON; where it has faults, what is after them may not be found
 */
export function createJsonIndex(
  text: string,
): (start: number) => ReadonlyMap<string | number, JsonPlace> {
  const known = new Map<number, ReadonlyMap<string | number, JsonPlace>>();
  return (start) => {
    const found = known.get(start) ?? skim(text, start);
    known.set(start, found);
    return found;
  };
}

/** The value that begins at an offset, or after the white space there. */
export function findValue(text: string, offset: number): JsonPlace {
  const start = skipSpace(text, offset);
  return { start, end: findEnd(text, start) };
}

function skim(text: string, start: number): ReadonlyMap<string | number, JsonPlace> {
  const found = new Map<string | number, JsonPlace>();
  const opener = text[start];
  if (opener !== '{' && opener !== '[') return found;
  let at = skipSpace(text, start + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const key = opener === '{' ? { start: at, end: findEnd(text, at) } : undefined;
    const value = findValue(text, key ? skipSpace(text, key.end) + 1 : at);
    const name = key ? readName(text.slice(key.start, key.end)) : found.size;
    if (!found.has(name)) found.set(name, { ...value, ...(key && { key }) });
    const next = skipSpace(text, value.end);
    at = text[next] === ',' ? skipSpace(text, next + 1) : next;
    // Where there is no value.
    if (value.end === value.start) break;
  }
  return found;
}

function readName(written: string): string {
  if (!written.includes('\\')) return written.slice(1, -1);
  try {
    return String(JSON.parse(written));
  } catch {
    return written;
  }
}

function findEnd(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return findTextEnd(text, start);
  if (first === '{' || first === '[') return findGroupEnd(text, start);
  let end = start;
  while (end < text.length && !isDelimiter(text.charCodeAt(end))) end += 1;
  return end;
}

function findGroupEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = findTextEnd(text, at) - 1;
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function findTextEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text.charCodeAt(at - 1 - escapes) === 0x5c) escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return text.length;
}

/** Where the white space at an offset ends. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Ends a number or a word: white space, a comma, a colon, a quote, a bracket. */
function isDelimiter(code: number): boolean {
  return isSpace(code) || [0x2c, 0x3a, 0x22, 0x5b, 0x5d, 0x7b, 0x7d].includes(code);
}
