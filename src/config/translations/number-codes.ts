import { listCodes, splitText, type Part } from './inline-codes';

export type Code = Exclude<Part, { kind: 'words' }>;

/**
 * The codes of a text and of its translation, with the numbers that name them in a file for
 * translators.
 */
export interface NumberedCodes {
  original: Part[];
  translation: Part[] | undefined;
  /** the number of each code of either text */
  numbers: ReadonlyMap<Part, string>;
  /** number → a code of that number */
  codes: ReadonlyMap<string, Code>;
  /** the numbers of what a translation must have: all of the original that the present one has */
  needed: readonly string[];
}

/**
 * Numbers the codes of a text: those of the original from 1 on, then what only its translation has. The
 * same texts always have the same numbers.
 */
export function numberCodes(
  original: string,
  translation: string | undefined,
  isHtml: boolean,
): NumberedCodes {
  const parts = splitText(original, isHtml);
  const own = translation === undefined ? undefined : splitText(translation, isHtml);
  const numbers = new Map<Part, string>();
  const codes = new Map<string, Code>();
  const add = (code: Code): void => {
    const number = String(codes.size + 1);
    numbers.set(code, number);
    codes.set(number, code);
  };
  listCodes(parts).forEach(add);
  const ofOriginal = [...codes];
  const taken = new Set<string>();
  for (const code of own ? listCodes(own) : []) {
    const same = ofOriginal.find(([number, other]) => !taken.has(number) && isSame(code, other));
    if (!same) {
      add(code);
      continue;
    }
    numbers.set(code, same[0]);
    taken.add(same[0]);
  }
  const needed = ofOriginal.map(([number]) => number).filter((one) => !own || taken.has(one));
  return { original: parts, translation: own, numbers, codes, needed };
}

function isSame(code: Code, other: Code): boolean {
  if (code.start !== other.start) return false;
  return code.kind === 'span' && other.kind === 'span'
    ? code.end === other.end
    : code.kind === other.kind;
}

/** A code as translators know it: `<p>…</p>`, `{site.phone}`. */
export function nameCode(code: Code): string {
  return code.kind === 'span' ? `${code.start}…${code.end}` : code.start;
}
