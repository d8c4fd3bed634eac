import type { SyntaxDiagnostic } from '../diagnostic';
import { explainBackslash } from './explain-backslash';
import { explainWord } from './explain-word';

/** A token of JSON. Offsets count in the text. */
export interface Token {
  kind: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'literal' | 'fault' | 'start' | 'end';
  start: number;
  end: number;
  /** what is wrong with a token of kind `fault` */
  fault?: SyntaxDiagnostic;
}

const punctuation = new Set(['{', '}', '[', ']', ':', ',']);
const literal =
  /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![^\s,:;=[\]{}"])/y;
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Reads the token that starts at the offset or after the white space there. */
export function readToken(text: string, offset: number): Token {
  let start = offset;
  while (isSpace(text.charCodeAt(start))) start += 1;
  const first = text.charAt(start);
  if (first === '') return { kind: 'end', start, end: start };
  if (isPunctuation(first)) return { kind: first, start, end: start + 1 };
  if (first === '"') return readString(text, start);
  literal.lastIndex = start;
  if (literal.test(text)) return { kind: 'literal', start, end: literal.lastIndex };
  return fail(explainWord(text, start));
}

function readString(text: string, start: number): Token {
  let index = start + 1;
  for (;;) {
    const code = text.charCodeAt(index);
    if (code === 0x22) return { kind: 'string', start, end: index + 1 };
    if (code === 0x5c) {
      escape.lastIndex = index;
      if (!escape.test(text)) return fail(explainBackslash(text, start, index));
      index = escape.lastIndex;
    } else if (Number.isNaN(code) || code === 0x0a || code === 0x0d) {
      return fail(refuseOpenText(start, index, text.slice(index).trim() === ''));
    } else if (code < 0x20) {
      return fail(refuseControl(code, index));
    } else {
      index += 1;
    }
  }
}

function refuseOpenText(start: number, end: number, isLast: boolean): SyntaxDiagnostic {
  return {
    code: 'CFG0105',
    message: isLast
      ? 'The file ends in the middle of this text.'
      : 'This text has no closing quote.',
    hint: isLast
      ? 'Check whether the whole file was saved, or restore the last good version.'
      : 'Put " at the end of the text. For a line break inside text, write \\n.',
    start,
    end,
  };
}

function refuseControl(code: number, index: number): SyntaxDiagnostic {
  const name = code === 9 ? 'A tab' : 'An invisible character';
  return {
    code: 'CFG0108',
    message: `${name} cannot be inside text.`,
    hint: code === 9 ? 'Write \\t or a space.' : 'Delete it.',
    start: index,
    end: index + 1,
  };
}

function fail(fault: SyntaxDiagnostic): Token {
  return { kind: 'fault', start: fault.start, end: fault.end, fault };
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function isPunctuation(character: string): character is '{' | '}' | '[' | ']' | ':' | ',' {
  return punctuation.has(character);
}
