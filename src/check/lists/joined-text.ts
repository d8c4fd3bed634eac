import { indexLines } from '../json/line-index';
import type { Fix, Position, Problem, RelatedPlace, SourceFile } from '../problem';

/** A part of a joined text, as whole lines of it that are lines of one file. */
interface Part {
  /** undefined for the config itself */
  source: SourceFile | undefined;
  /** the first line, in the joined text and in the file */
  line: number;
  ownLine: number;
  /** the first character, in the joined text and in the file */
  start: number;
  ownStart: number;
  /** behind the last one, in the joined text */
  end: number;
}

/**
 * A config with the entries that are kept in files put into it. Each file has lines of its own there,
 * and nothing moves within a line, so that each place can be found again in the file that it is from.
 */
export class JoinedText {
  private text = '';
  private line = 1;
  private readonly parts: Part[] = [];

  /** @param config the text of the config */
  constructor(private readonly config: string) {}

  /** Adds the config from one character up to another, behind a list that ends there. */
  addConfig(start: number, end: number): void {
    const { line: ownLine, column } = indexLines(this.config)(start);
    if (start > 0) {
      // The bracket goes where the brace was that closed the group in its place.
      this.write(`\n${' '.repeat(Math.max(0, column - 2))}`);
      this.begin(undefined, ownLine, start - 1);
      this.write(']');
    } else {
      this.begin(undefined, ownLine, 0);
    }
    this.write(this.config.slice(start, end));
    this.end();
  }

  /** Adds the entries of files as a list. */
  addList(sources: readonly SourceFile[]): void {
    this.write('[');
    let hasEntries = false;
    for (const source of sources) {
      const { text, isEmpty } = listEntries(source.text);
      this.write(hasEntries && !isEmpty ? ',\n' : '\n');
      this.begin(source, 1, 0);
      this.write(text);
      this.end();
      // A file may end in the first half of a line break.
      this.write(' ');
      hasEntries ||= !isEmpty;
    }
  }

  /** What was added. */
  read(): string {
    return this.text;
  }

  /**
   * The file that a character of the joined text is from, if that is not the config, and where it is
   * in there.
   */
  findSource(offset: number): { source?: SourceFile; offset: number } {
    const found = this.parts.findLast(({ start }) => start <= offset);
    if (!found) throw new Error('A joined text begins with the config');
    const { source, start, ownStart } = found;
    return { ...(source && { source }), offset: offset - start + ownStart };
  }

  /** Problems of the joined text, each at its place in the file that it is from. */
  place(problems: readonly Problem[]): Problem[] {
    return problems.map(({ range, related, fix, ...problem }) => {
      const part = this.findPart(range.start);
      const placed = fix && placeFix(fix, part);
      return {
        ...problem,
        ...placeRange(range, part),
        ...(related && { related: related.map((other) => this.placeRelated(other)) }),
        ...(placed && { fix: placed }),
      };
    });
  }

  private placeRelated(related: RelatedPlace): RelatedPlace {
    return { ...related, ...placeRange(related.range, this.findPart(related.range.start)) };
  }

  private findPart({ line }: Position): Part {
    const found = this.parts.findLast((part) => part.line <= line);
    if (!found) throw new Error('A joined text begins with the config');
    return found;
  }

  private begin(source: SourceFile | undefined, ownLine: number, ownStart: number): void {
    const { line, text } = this;
    this.parts.push({ source, line, ownLine, ownStart, start: text.length, end: text.length });
  }

  private end(): void {
    const last = this.parts.at(-1);
    if (last) last.end = this.text.length;
  }

  private write(text: string): void {
    this.text += text;
    this.line += indexLines(text)(text.length).line - 1;
  }
}

/** The entries in a file, without the brackets if they are a list, at the same lines and columns. */
function listEntries(text: string): { text: string; isEmpty: boolean } {
  if (!text.trimStart().startsWith('[')) return { text, isEmpty: false };
  const [first, last] = [text.indexOf('['), text.lastIndexOf(']')];
  const inner = text.slice(first + 1, last);
  return {
    text: `${text.slice(0, first)} ${inner} ${text.slice(last + 1)}`,
    isEmpty: inner.trim() === '',
  };
}

function placeRange(
  range: Problem['range'],
  { source, line, ownLine }: Part,
): Pick<Problem, 'range' | 'source'> {
  const move = (position: Position): Position => ({
    ...position,
    line: position.line - line + ownLine,
  });
  const placed = { start: move(range.start), end: move(range.end) };
  return { range: placed, ...(source && { source }) };
}

/** @returns undefined for a fix that would change another file, too */
function placeFix(fix: Fix, { start, end, ownStart }: Part): Fix | undefined {
  if (fix.edits.some((edit) => edit.start < start || edit.end > end)) return undefined;
  const edits = fix.edits.map((edit) => ({
    ...edit,
    start: edit.start - start + ownStart,
    end: edit.end - start + ownStart,
  }));
  return { ...fix, edits };
}
