import type { SyntaxDiagnostic } from '../diagnostic';

const opening = /['`´‘’‚“”„«»]/;

/**
 * A text between two quotes of another kind, with nothing in it that could be such a quote, so that
 * it is certain where it ends: what follows is what follows after a text in JSON.
 */
const quoted = /['`´‘’‚“”„«»]([^'`´‘’‚“”„«»"\\\r\n\t]*)['`´‘’‚“”„«»"](?=\s*(?:[:,}\]]|$))/y;

/** A quote other than the straight double quote; undefined for anything else. */
export function explainQuote(text: string, start: number): SyntaxDiagnostic | undefined {
  const quote = text.charAt(start);
  if (!opening.test(quote)) return undefined;
  const finding: SyntaxDiagnostic = {
    code: 'CFG0103',
    message: 'Text and names must be in straight double quotes.',
    hint: `Write " instead of ${quote}.`,
    start,
    end: start + 1,
  };
  quoted.lastIndex = start;
  if (!quoted.test(text)) return finding;
  const last = quoted.lastIndex - 1;
  const edits = [
    { start, end: start + 1, text: '"' },
    { start: last, end: last + 1, text: '"' },
  ];
  return { ...finding, fix: { title: `Write " instead of ${quote}.`, edits } };
}
