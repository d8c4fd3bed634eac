import { readToken, type Token } from '../json/read-token';

/** A token with its place on the page, as people see it. */
export interface PlacedToken extends Token {
  /** counts from 1 */
  line: number;
  /** how far the line is indented, in characters; a tab counts as four */
  indent: number;
  /** whether it is the first token of its line */
  first: boolean;
}

/** More tokens than the largest config has. A file with more is not looked at in this way. */
const maxTokens = 1_000_000;

const widthOfTab = 4;

/**
 * All tokens of a text, to its end, also after one that is not JSON. Undefined when there are too
 * many.
 */
export function readLines(text: string): PlacedToken[] | undefined {
  const tokens: PlacedToken[] = [];
  let [line, indent, offset] = [1, measureIndent(text, 0), 0];
  for (;;) {
    const token = readToken(text, offset);
    let first = tokens.length === 0;
    for (let index = offset; index < token.start; index += 1) {
      if (!endsLine(text, index)) continue;
      line += 1;
      first = true;
      indent = measureIndent(text, index + 1);
    }
    tokens.push({ ...token, line, indent, first });
    if (token.kind === 'end') return tokens;
    if (tokens.length > maxTokens) return undefined;
    // Where a text has a fault, it is not clear where it ends: the next line is.
    offset = token.kind === 'fault' ? findLineEnd(text, token.start + 1) : token.end;
  }
}

function findLineEnd(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && !endsLine(text, end)) end += 1;
  return end;
}

function endsLine(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === 0x0a || (code === 0x0d && text.charCodeAt(index + 1) !== 0x0a);
}

function measureIndent(text: string, lineStart: number): number {
  let width = 0;
  for (let index = lineStart; ; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x20) width += 1;
    else if (code === 0x09) width += widthOfTab;
    else return width;
  }
}
