import type { Problem } from './problem';

const maxWidth = 100;
const before = 40;

/** Characters that take two columns in a terminal. */
const wide =
  /\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303F\uFF01-\uFF60]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A line of the text with marks below what is meant; long lines are cut around it. */
export function drawFrame(
  line: string,
  { start, end }: Problem['range'],
): { source: string; marks: string; gutter: string } {
  const from = start.column - 1;
  const to = end.line === start.line ? Math.max(end.column - 1, from + 1) : line.length;
  const cutFrom = line.length > maxWidth ? Math.max(0, from - before) : 0;
  const cutTo = cutFrom + maxWidth;
  const lead = cutFrom > 0 ? '…' : '';
  const shown = lead + line.slice(cutFrom, cutTo) + (line.length > cutTo ? '…' : '');
  const marked = line.slice(from, Math.min(to, cutTo));
  return {
    source: shown,
    marks:
      padLike(lead + line.slice(cutFrom, from)) + '^'.repeat(Math.max(1, measureWidth(marked))),
    gutter: ' '.repeat(String(start.line).length),
  };
}

/** Space as wide as the text; tabs stay tabs, whose width only the terminal knows. */
function padLike(text: string): string {
  return [...graphemes.segment(text)]
    .map(({ segment }) => (segment === '\t' ? '\t' : ' '.repeat(measureWidth(segment))))
    .join('');
}

function measureWidth(text: string): number {
  return [...graphemes.segment(text)].reduce(
    (width, { segment }) => width + (wide.test(segment) ? 2 : 1),
    0,
  );
}
