import { parseTree, type Node } from 'jsonc-parser';
import { indexLines } from '../../../src/check/json/line-index';
import { nameKindOfEntry, describePlace } from '../../../src/check/report/describe-place';
import { listSchemas } from '../../../src/content/schema/walk-schema';
import type { Path } from '../../../src/utils/json';

/** What can happen to a brace or bracket while somebody edits a file. */
export const bracketMistakes = [
  'removed',
  'removed with its line',
  'doubled',
  'moved up',
  'moved down',
] as const;

export type BracketMistake = (typeof bracketMistakes)[number];

/** A brace or bracket of a config. */
export interface Bracket {
  offset: number;
  character: string;
  line: number;
  /** the group or list that it opens or closes, in words that messages use */
  name: string;
  /** where that is, as messages say it */
  place: string | undefined;
}

/** All braces and brackets of a text that is JSON, in its order. */
export function listBrackets(text: string): Bracket[] {
  const root = parseTree(text);
  if (!root) throw new Error('This is not JSON');
  const value: unknown = JSON.parse(text);
  const positionOf = indexLines(text);
  const brackets: Bracket[] = [];
  const collect = (node: Node, path: Path) => {
    const { type, offset, length, children = [] } = node;
    if (type === 'object' || type === 'array') {
      const about = { name: nameValue(path, type, value), place: describePlace(value, path) };
      for (const at of [offset, offset + length - 1]) {
        const { line } = positionOf(at);
        brackets.push({ offset: at, character: text.charAt(at), line, ...about });
      }
    }
    for (const [index, child] of children.entries()) {
      if (type === 'array') collect(child, [...path, index]);
      else if (child.children?.[1]) {
        collect(child.children[1], [...path, String(child.children[0]?.value)]);
      }
    }
  };
  collect(root, []);
  return brackets.toSorted((a, b) => a.offset - b.offset);
}

function nameValue(path: Path, type: 'object' | 'array', root: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return 'the file';
  if (typeof key === 'string') return `${type === 'array' ? 'list' : 'group'} "${key}"`;
  const kind = nameKindOfEntry(listSchemas(path, root).at(-1)?.schema).toLowerCase();
  return `the ${kind}`;
}

/** The text after a mistake; undefined where it cannot be made. */
export function makeMistake(
  text: string,
  bracket: Bracket,
  mistake: BracketMistake,
): string | undefined {
  const { offset } = bracket;
  const lines = text.split('\n');
  const line = bracket.line - 1;
  const own = lines[line] ?? '';
  switch (mistake) {
    case 'removed':
      return text.slice(0, offset) + text.slice(offset + 1);
    case 'doubled':
      return text.slice(0, offset) + text.charAt(offset) + text.slice(offset);
    case 'removed with its line':
      return isAlone(own) ? lines.toSpliced(line, 1).join('\n') : undefined;
    case 'moved up':
      return isAlone(own) ? swap(lines, line - 1) : moveCharacter(lines, text, bracket, line - 1);
    case 'moved down':
      return isAlone(own) ? swap(lines, line) : moveCharacter(lines, text, bracket, line + 1);
  }
}

function isAlone(line: string): boolean {
  return /^\s*[[\]{}],?\s*$/.test(line);
}

function swap(lines: readonly string[], first: number): string | undefined {
  const [a, b] = [lines[first], lines[first + 1]];
  if (a === undefined || b === undefined || b === '') return undefined;
  return lines.toSpliced(first, 2, b, a).join('\n');
}

/** To the end of another line. */
function moveCharacter(
  lines: readonly string[],
  text: string,
  { offset, line }: Bracket,
  to: number,
): string | undefined {
  const from = line - 1;
  const target = lines[to];
  if (target === undefined || to < 0) return undefined;
  const column = offset - text.lastIndexOf('\n', offset - 1) - 1;
  const own = lines[from] ?? '';
  return lines
    .with(from, own.slice(0, column) + own.slice(column + 1))
    .with(to, target + text.charAt(offset))
    .join('\n');
}
