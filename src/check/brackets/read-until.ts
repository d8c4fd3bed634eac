import { OpenValues, type OpenValue } from './open-value';
import type { PlacedToken } from './read-lines';

/** What is open at a point of a text up to which it is JSON, and what was read until then. */
export function readUntil(
  text: string,
  tokens: readonly PlacedToken[],
  end: number,
): { innermost: OpenValue | undefined; root: unknown } {
  const open = new OpenValues();
  for (const [index, token] of tokens.entries()) {
    const { kind, start, line, indent } = token;
    if (start >= end || kind === 'end') break;
    if (kind === '{' || kind === '[') open.open(kind, { line, indent, token });
    else if (kind === '}' || kind === ']') open.close();
    else if (kind === 'string' && tokens[index + 1]?.kind === ':') open.addName(text, token);
    else if (kind !== ':' && kind !== ',') open.addValue(text, token);
  }
  return { innermost: open.get(), root: open.root };
}
