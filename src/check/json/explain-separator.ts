import type { Expected } from './explain-unexpected';
import type { SyntaxDiagnostic } from '../diagnostic';
import type { Fix } from '../problem';

const separator = /;|=>?/y;

/** `;` or `=` where JSON has a comma or a colon; undefined for anything else. */
export function explainSeparator(
  text: string,
  start: number,
  expected: Expected,
  closer: '}' | ']' | undefined,
): SyntaxDiagnostic | undefined {
  separator.lastIndex = start;
  const [found] = separator.exec(text) ?? [];
  if (found === undefined) return undefined;
  const place = { code: 'CFG0110' as const, start, end: start + found.length };
  if (expected === 'colon') {
    const hint = `Write : instead of ${found}.`;
    const message = 'There must be a colon after a name.';
    return { ...place, message, hint, fix: replaceWith(':', hint, place) };
  }
  if (expected !== 'comma or end' || found !== ';') return undefined;
  const rest = text.slice(place.end, place.end + 1000);
  if (rest.trimStart().startsWith(closer ?? '')) {
    const hint = 'Delete the semicolon.';
    const message = 'Nothing follows this semicolon.';
    return { ...place, message, hint, fix: replaceWith('', hint, place) };
  }
  const hint = 'Write , instead of ;.';
  const certain = startsEntry(rest, closer);
  return {
    ...place,
    message: 'There must be a comma between two entries.',
    hint,
    ...(certain && { fix: replaceWith(',', hint, place) }),
  };
}

/** False when the semicolon may belong to a text with quotes in it: `"Write ";" there"`. */
function startsEntry(rest: string, closer: '}' | ']' | undefined): boolean {
  return closer === '}' ? /^\s*"[^"\\\r\n]*"\s*[:=]/.test(rest) : /^\s/.test(rest);
}

function replaceWith(
  text: string,
  title: string,
  { start, end }: { start: number; end: number },
): Fix {
  return { title, edits: [{ start, end, text }] };
}
