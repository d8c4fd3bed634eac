import type { SyntaxDiagnostic } from '../diagnostic';

const lineComment = /\/\/[^\r\n]*/y;
const blockComment = /\/\*[^]*?\*\//y;
const numberSign = /#[^\r\n]*/y;

/** A comment, with the fix that takes it out; undefined when none starts here. */
export function explainComment(text: string, start: number): SyntaxDiagnostic | undefined {
  const length =
    matchAt(lineComment, text, start) ??
    matchAt(blockComment, text, start) ??
    (startsLine(text, start) ? matchAt(numberSign, text, start) : undefined);
  const opens = text.startsWith('/*', start);
  if (length === undefined && !opens) return undefined;
  const finding: SyntaxDiagnostic = {
    code: 'CFG0102',
    message: 'JSON does not allow comments.',
    hint: 'Delete the comment.',
    start,
    end: start + (opens || text[start] === '/' ? 2 : 1),
  };
  if (length === undefined) return finding;
  const edit = { ...widen(text, start, start + length), text: '' };
  return { ...finding, fix: { title: 'Delete the comment.', edits: [edit] } };
}

/** With the white space before it at the end of a line; the whole line if nothing else is on it. */
function widen(text: string, start: number, end: number): { start: number; end: number } {
  const [rest = ''] = /^[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(end, end + 200)) ?? [];
  if (rest === '') return { start, end };
  let from = start;
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from -= 1;
  return { start: from, end: startsLine(text, start) ? end + rest.length : end };
}

function startsLine(text: string, start: number): boolean {
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1));
  return text.slice(lineStart + 1, start).trim() === '';
}

function matchAt(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex - start : undefined;
}
