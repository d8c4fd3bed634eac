import type { Expected } from './explain-unexpected';
import type { TextFinding } from './finding';

const separator = /;|=>?/y;

/** `;` or `=` where JSON has a comma or a colon; undefined when something else stands here. */
export function explainSeparator(
  text: string,
  start: number,
  expected: Expected,
  closer: '}' | ']' | undefined,
): TextFinding | undefined {
  separator.lastIndex = start;
  const [found] = separator.exec(text) ?? [];
  if (found === undefined) return undefined;
  const end = start + found.length;
  if (expected === 'colon') {
    return {
      ...replaceWith(':', start, end),
      message: 'Between a name and its value stands a colon.',
      hint: `Write : instead of ${found}.`,
    };
  }
  if (expected !== 'comma or end' || found !== ';') return undefined;
  const rest = text.slice(end, end + 1000);
  if (rest.trimStart().startsWith(closer ?? '')) {
    return {
      ...replaceWith('', start, end),
      message: 'Nothing follows after this semicolon.',
      hint: 'Delete it.',
    };
  }
  const { fix, ...finding } = replaceWith(',', start, end);
  return {
    ...finding,
    message: 'Between two entries stands a comma.',
    hint: 'Write , instead of ;.',
    ...(startsEntry(rest, closer) && fix && { fix }),
  };
}

/** False when the semicolon may belong to a text with quotes in it: `"Write ";" there"`. */
function startsEntry(rest: string, closer: '}' | ']' | undefined): boolean {
  return closer === '}' ? /^\s*"[^"\\\r\n]*"\s*[:=]/.test(rest) : /^\s/.test(rest);
}

function replaceWith(
  text: string,
  start: number,
  end: number,
): Omit<TextFinding, 'message' | 'hint'> {
  const title = text === '' ? 'Delete the semicolon.' : `Write ${text} there.`;
  return { code: 'CFG0110', start, end, fix: { title, edits: [{ start, end, text }] } };
}
