import { explainUnexpected, type Expected } from './explain-unexpected';
import type { SyntaxDiagnostic } from '../diagnostic';
import { createDuplicateKeyCheck } from './check-duplicate-keys';
import { readToken, type Token } from './read-token';

/** Deep enough for every config, and shallow enough for all that reads the JSON recursively. */
export const maxDepth = 64;

/**
 * The config of 10,000 posts has 230,000 names and values, each of some hundred characters. Twice as
 * many are a mistake, and checking each of them could take minutes.
 */
export const maxValues = 500_000;

/** A larger file may have more, as long as each has so many characters on the average. */
export const charactersPerValue = 40;

/**
 * The longest text that a setting may have takes 240,000 characters if each of its letters is
 * written as `\u0041`. Patterns overflow the stack on texts of some millions.
 */
export const maxTextLength = 250_000;

/** No setting has a name of more than thirty letters; messages and paths contain it. */
export const maxNameLength = 1000;

/** A group or list that is open at this point. */
interface OpenValue {
  closer: '}' | ']';
  /** the names of a group with their offsets */
  names: Map<string, number>;
}

/**
 * Reads the text from start to end, without recursion, so that the depth of nesting cannot overflow
 * the stack. Gives the first fault in the syntax or, if the syntax is right, the names that appear twice
 * in a group and the reserved names. Without findings, `JSON.parse` reads the text.
 */
export function scanJson(text: string): SyntaxDiagnostic[] {
  const findings: SyntaxDiagnostic[] = [];
  const noteName = createDuplicateKeyCheck(text);
  const open: OpenValue[] = [];
  const mostValues = Math.max(maxValues, Math.floor(text.length / charactersPerValue));
  let values = 0;
  let expected: Expected = 'value';
  let token: Token = { kind: 'start', start: 0, end: 0 };

  for (;;) {
    const previous = token;
    token = readToken(text, previous.end);
    const { kind, start } = token;
    const top = open.at(-1);
    if (kind === 'end' && expected === 'nothing') return findings;
    if (!fits(kind, expected, top?.closer)) {
      return [explainUnexpected(text, token, previous, expected, top?.closer)];
    }
    if (startsValue(kind)) values += 1;
    if (values > mostValues) return [refuseAmount(start, mostValues)];
    if (kind === 'string' && token.end - start > maxCharacters(expected)) {
      return [refuseLength(start, maxCharacters(expected))];
    }
    if (kind === '{' || kind === '[') {
      if (open.length === maxDepth) return [refuseDepth(start)];
      open.push({ closer: kind === '{' ? '}' : ']', names: new Map() });
      expected = kind === '{' ? 'name or end' : 'value or end';
    } else if (kind === ',') {
      expected = top?.closer === '}' ? 'name' : 'value';
    } else if (kind === ':') {
      expected = 'value';
    } else if (kind === 'string' && top && expected.startsWith('name')) {
      const finding = noteName(token, top.names);
      if (finding) findings.push(finding);
      expected = 'colon';
    } else {
      if (kind === top?.closer) open.pop();
      expected = open.length > 0 ? 'comma or end' : 'nothing';
    }
  }
}

function fits(kind: Token['kind'], expected: Expected, closer: string | undefined): boolean {
  switch (expected) {
    case 'nothing':
      return false;
    case 'colon':
      return kind === ':';
    case 'comma or end':
      return kind === ',' || kind === closer;
    case 'name':
      return kind === 'string';
    case 'name or end':
      return kind === 'string' || kind === '}';
    case 'value':
      return startsValue(kind);
    case 'value or end':
      return startsValue(kind) || kind === ']';
  }
}

function startsValue(kind: Token['kind']): boolean {
  return kind === 'string' || kind === 'literal' || kind === '{' || kind === '[';
}

function maxCharacters(expected: Expected): number {
  return expected.startsWith('name') ? maxNameLength : maxTextLength;
}

function refuseLength(start: number, most: number): SyntaxDiagnostic {
  return {
    code: 'CFG0003',
    message: `This text is longer than ${most.toLocaleString('en-US')} characters, quotes included.`,
    hint: 'Look for a file that was pasted as text. Images belong in the public folder.',
    start,
    end: start + 1,
  };
}

function refuseAmount(start: number, most: number): SyntaxDiagnostic {
  return {
    code: 'CFG0003',
    message: `The file contains more than ${most.toLocaleString('en-US')} names and values.`,
    hint: 'Look for entries that were copied many times.',
    start,
    end: start + 1,
  };
}

function refuseDepth(start: number): SyntaxDiagnostic {
  return {
    code: 'CFG0006',
    message: `Braces and brackets are nested more than ${maxDepth} deep.`,
    hint: 'Look for a brace or bracket that is opened many times.',
    start,
    end: start + 1,
  };
}
