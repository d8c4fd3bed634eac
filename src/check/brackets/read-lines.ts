import { indexLines } from '../json/line-index';
import { readToken, type Token } from '../json/read-token';

/** A token with its place on the page, as people see it. */
export interface PlacedToken extends Token {
  line: number;
  /** how far the line is indented, in characters; a tab counts as four */
  indent: number;
  /** whether it is the first token of its line */
  first: boolean;
  next?: PlacedToken;
}

/** The tokens of a text, up to the first that is not JSON. Undefined when there are too many. */
export function readLines(text: string): PlacedToken[] | undefined {
  const positionOf = indexLines(text);
  // With more, the file is minified, so that lines show nothing, or larger than any config.
  const most = Math.min(1_000_000, 20 * positionOf(text.length).line);
  const tokens: PlacedToken[] = [];
  let last: PlacedToken | undefined;
  while (last?.kind !== 'end' && last?.kind !== 'fault') {
    if (tokens.length > most) return undefined;
    const { kind, start, end } = readToken(text, last?.end ?? 0);
    const { line, column } = positionOf(start);
    const space = text.slice(start - column + 1, start).replaceAll('\t', '    ');
    const indent = line === last?.line ? last.indent : space.search(/\S|$/);
    const token: PlacedToken = { kind, start, end, line, indent, first: line !== last?.line };
    if (last) last.next = token;
    tokens.push(token);
    last = token;
  }
  return tokens;
}
