import { eastAsianWidth } from 'get-east-asian-width';
import { coverHidden } from './show-hidden';
import type { Problem } from '../problem';

const maxWidth = 100;
const before = 40;

/** A line of the text with marks below what is meant; long lines are cut around it. */
export function drawFrame(
  written: string,
  { start, end }: Problem['range'],
): { source: string; marks: string; gutter: string } {
  const line = coverHidden(written);
  const from = start.column - 1;
  const to = end.line === start.line ? Math.max(end.column - 1, from + 1) : line.length;
  const { cutFrom, cutTo, shown } = cutLine(line, from);
  const lead = cutFrom > 0 ? '…' : '';
  const marked = line.slice(from, Math.min(to, cutTo));
  return {
    source: shown,
    marks:
      padLike(lead + line.slice(cutFrom, from)) + '^'.repeat(Math.max(1, measureWidth(marked))),
    gutter: ' '.repeat(String(start.line).length),
  };
}

/** The part of a long line around an offset, never half a character. */
export function cutLine(
  line: string,
  offset: number,
): { cutFrom: number; cutTo: number; shown: string } {
  const cutFrom = line.length > maxWidth ? toBoundary(line, Math.max(0, offset - before)) : 0;
  const cutTo = toBoundary(line, Math.min(line.length, cutFrom + maxWidth));
  const lead = cutFrom > 0 ? '…' : '';
  const trail = cutTo < line.length ? '…' : '';
  return { cutFrom, cutTo, shown: lead + line.slice(cutFrom, cutTo) + trail };
}

/** The offset, or the one before it where a surrogate pair starts. */
function toBoundary(line: string, offset: number): number {
  return (line.codePointAt(offset - 1) ?? 0) > 0xffff ? offset - 1 : offset;
}

/** Space as wide as the text; tabs stay tabs, whose width only the terminal knows. */
function padLike(text: string): string {
  return splitCharacters(text)
    .map((character) => (character === '\t' ? '\t' : ' '.repeat(measureWidth(character))))
    .join('');
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that take no column of a terminal: they join, mark or steer others. */
const invisible = /^[\p{Mark}\p{Control}\p{Default_Ignorable_Code_Point}]+$/u;
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** What a reader sees as one character each. */
function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The columns that a text takes in a terminal. */
function measureWidth(text: string): number {
  return splitCharacters(text).reduce((width, character) => width + measureCharacter(character), 0);
}

function measureCharacter(character: string): number {
  if (invisible.test(character)) return 0;
  return emoji.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0);
}
