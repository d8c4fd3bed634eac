import { explainComment } from './explain-comment';
import { explainQuote } from './explain-quote';
import type { SyntaxDiagnostic } from '../diagnostic';

const word = /[^\s,:;=[\]{}"]+|[^]/y;

const valuesOfOtherLanguages = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['on', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['off', 'false'],
]);

/** What is wrong with characters that do not belong to JSON. */
export function explainWord(text: string, start: number): SyntaxDiagnostic {
  return (
    explainComment(text, start) ??
    explainQuote(text, start) ??
    explainCharacters(readWord(text, start), start)
  );
}

function readWord(text: string, start: number): string {
  word.lastIndex = start;
  return word.exec(text)?.[0] ?? '';
}

function explainCharacters(found: string, start: number): SyntaxDiagnostic {
  const place = { start, end: start + found.length };
  const known = valuesOfOtherLanguages.get(found.toLowerCase());
  if (known) {
    const otherCase = found.toLowerCase() === known;
    const fix = { title: `Write ${known}.`, edits: [{ ...place, text: known }] };
    return {
      code: 'CFG0107',
      message: otherCase ? `${found} must be lowercase.` : `The word ${found} is not a JSON value.`,
      hint: `Write ${known}.`,
      ...place,
      ...(otherCase && { fix }),
    };
  }
  if (/^[+.-]?[\d.]/.test(found)) {
    return {
      code: 'CFG0107',
      message: 'This is not a valid number in JSON.',
      hint: 'Write plain digits, such as 6000 or 0.5, without "+" or leading zeros.',
      ...place,
    };
  }
  if (/^[\p{L}_$/#@]/u.test(found)) {
    return {
      code: 'CFG0107',
      message: 'Text and names must be in double quotes.',
      hint: 'Put a double quote (") before and after the text.',
      ...place,
    };
  }
  return {
    code: 'CFG0110',
    message: 'Unexpected character.',
    hint: 'Delete this character.',
    start,
    end: start + 1,
  };
}
