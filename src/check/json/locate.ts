import type { DiagnosticPlace } from '../diagnostic';
import { createJsonIndex, findValue, skipSpace, type JsonPlace } from './json-index';

/** The place of a finding in the text: the key, the value, or the bracket that opens it. */
export function createLocator(
  text: string,
): (place: DiagnosticPlace) => { start: number; end: number } {
  const skim = createJsonIndex(text);
  const root: JsonPlace = {
    start: skipSpace(text, 0),
    // Seldom asked for, and as far to go as all that is in it.
    get end() {
      return findValue(text, 0).end;
    },
  };

  /** The value at a path or, for one that is not written down, the one around it. */
  function findNearest(path: DiagnosticPlace['path']): { value: JsonPlace; isExact: boolean } {
    let value = root;
    for (const key of path) {
      const next = skim(value.start).get(key);
      if (!next) return { value, isExact: false };
      value = next;
    }
    return { value, isExact: true };
  }

  return ({ path, atKey, part }) => {
    const { value, isExact } = findNearest(path);
    const { start, end, key } = value;
    if (isExact && atKey && key) return key;
    const first = text.charAt(start);
    if (isExact && part && first === '"') return locatePart(text, value, part);
    return { start, end: first === '{' || first === '[' ? start + 1 : end };
  };
}

/** Offsets in a string → offsets in the text, where `\n` takes two characters and `\u00e9` six. */
function locatePart(
  text: string,
  value: JsonPlace,
  part: { start: number; end: number },
): { start: number; end: number } {
  const last = value.end - 1;
  let offset = value.start + 1;
  let start = offset;
  for (let index = 0; index < part.end && offset < last; index++) {
    if (index === part.start) start = offset;
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return part.start >= part.end ? { start, end: start } : { start, end: offset };
}
