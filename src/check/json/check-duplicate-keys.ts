import type { SyntaxDiagnostic } from '../diagnostic';
import { indexLines } from './line-index';
import type { Token } from './read-token';

/** Names with a meaning in JavaScript: a value with such a name could change how code runs. */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Makes the check of the names of a group: none may be reserved or appear twice. A name that is
 * fine is added to `names`, the names of its group so far with their offsets.
 */
export function createDuplicateKeyCheck(
  text: string,
): (token: Token, names: Map<string, number>) => SyntaxDiagnostic | undefined {
  const findLine = rememberLines(text);
  return ({ start, end }, names) => {
    const name = readName(text, start, end);
    if (forbiddenNames.has(name)) return refuseName(name, start, end);
    const first = names.get(name);
    if (first === undefined) {
      names.set(name, start);
      return undefined;
    }
    return {
      code: 'CFG0201',
      message: `"${name}" appears twice: on line ${findLine(first)} and on line ${findLine(start)}.`,
      hint: 'Delete one of the two; only the last one would count.',
      start,
      end,
      related: {
        message: 'The first one is here.',
        start: first,
        end: first + end - start,
      },
    };
  };
}

function readName(text: string, start: number, end: number): string {
  const written = text.slice(start + 1, end - 1);
  return written.includes('\\') ? String(JSON.parse(text.slice(start, end))) : written;
}

function refuseName(name: string, start: number, end: number): SyntaxDiagnostic {
  return {
    code: 'CFG0202',
    message: `"${name}" cannot be used as a name.`,
    hint: 'Delete this setting; the name is reserved.',
    start,
    end,
  };
}

/** Lines are counted only when a name appears twice. */
function rememberLines(text: string): (offset: number) => number {
  let positionOf: ReturnType<typeof indexLines> | undefined;
  return (offset) => {
    positionOf ??= indexLines(text);
    return positionOf(offset).line;
  };
}
