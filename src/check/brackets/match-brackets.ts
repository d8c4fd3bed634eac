import type { Fix } from '../problem';
import { readLines, type PlacedToken } from './read-lines';

/** A group or list that is open; its bracket is at `start` or, if it is bare, belongs there. */
interface OpenValue extends Pick<PlacedToken, 'start' | 'line' | 'indent'> {
  opener: '{' | '[';
  isBare: boolean;
}

/** A brace or bracket that is not where the indentation of the lines says that it should be. */
export type BracketMistake = Fix['edits'][number] & {
  /** the one that is missing or too many */
  bracket?: string;
  of: OpenValue;
  at: PlacedToken;
  /** X stands for the name of the group or list */
  message: string;
  /** the message about one that is missing, and is in another line instead */
  moved?: string;
  /** `Write "}," on a new line after line 433.` */
  advice: string;
};

const nouns = { '{': 'brace', '[': 'bracket' };
const closers = { '{': '}', '[': ']' };

/**
 * Reads a text by its brackets and by the indentation of its lines at once, and lists where the two
 * differ: a line that is indented no deeper than the one that opened a group is outside of it.
 * Undefined when the lines do not show what is in what.
 */
export function matchBrackets(text: string): BracketMistake[] | undefined {
  const matcher = new BracketMatcher(text);
  const isShown = readLines(text)?.every((token) => matcher.read(token));
  return isShown ? matcher.mistakes : undefined;
}

class BracketMatcher {
  mistakes: BracketMistake[] = [];
  /** the innermost last */
  private readonly open: OpenValue[] = [];
  /** the last token that belongs to the structure, and what that closed */
  private previous: PlacedToken | undefined;
  private closed: OpenValue | undefined;

  constructor(private readonly text: string) {}

  read(token: PlacedToken): boolean {
    const fits = this.beginLine(token) && (isCloser(token) ? this.close(token) : this.add(token));
    if (fits) this.previous = token;
    else this.refuse(token);
    // With more, the lines are not indented by their brackets.
    return this.mistakes.length <= 8;
  }

  /** Like the next two, false for a bracket that is one too many. */
  private beginLine(token: PlacedToken): boolean {
    const { kind, indent, first } = token;
    const { previous } = this;
    if (kind === 'end') this.missClosers(token, -1);
    if (!first || (previous?.kind === ':' && indent >= previous.indent)) return true;
    // A second bracket right after one of its kind, or the one that is missing some lines before.
    const same = this.open.findLast((value) => value.indent === indent);
    const isSecond = same?.isBare || same?.start === previous?.start;
    if (isSecond && same?.opener === kind) return false;
    const most = isCloser(token) ? indent : indent - 1;
    const around = this.open.findLastIndex((value) => value.indent <= most);
    this.missClosers(token, Math.max(0, around));
    return true;
  }

  private add(token: PlacedToken): boolean {
    const { kind, start, line, indent } = token;
    const { previous } = this;
    const top = this.open.at(-1);
    const isOpener = kind === '{' || kind === '[';
    // In a group each value has a name, and no setting is a list of lists.
    const mayOpen = top?.opener === '{' ? previous?.kind === ':' : top ? kind === '{' : !previous;
    if (isOpener && !mayOpen) return false;
    const isDeeper = previous?.kind === ':' && indent > previous.indent;
    if (kind === 'string' && token.next?.kind === ':') {
      if (top?.opener !== '{' || isDeeper) this.missOpener('{', token);
    } else if (isDeeper && !['[', ':', ','].includes(kind)) this.missOpener('[', token);
    if (isOpener) this.open.push({ opener: kind, start, isBare: false, line, indent });
    if (kind !== ',') this.closed = undefined;
    return true;
  }

  private close(token: PlacedToken): boolean {
    const { kind, start, end, line, indent, first } = token;
    const fits = (value: OpenValue | undefined) =>
      value && closers[value.opener] === kind && this.endsAt(token, value);
    const isAround = !fits(this.open.at(-1)) && fits(this.open.at(-2));
    if (isAround) this.missClosers(token, this.open.length - 2);
    const of = this.open.at(-1);
    if (!of) return false;
    const bracket = closers[of.opener];
    if (bracket !== kind && this.previous?.kind === ':') {
      this.missOpener(kind === '}' ? '{' : '[', token);
    } else if (!this.endsAt(token, of)) return false;
    else if (bracket !== kind) {
      if (!first || indent !== of.indent) return false;
      const message = `X is closed with "${kind}".`;
      const advice = `Write "${bracket}" instead of "${kind}" on line ${line}.`;
      this.mistakes.push({ of, at: token, message, advice, start, end, text: bracket });
    }
    this.closed = this.open.pop();
    return true;
  }

  /** What was opened on its line, or before lines as deep as this one, can end here. */
  private endsAt(token: PlacedToken, { start, line, indent }: OpenValue): boolean {
    const next = token.next?.kind === ',' ? token.next.next : token.next;
    if (line === token.line || !next) return true;
    const isInside = !isCloser(next) && next.indent > indent;
    const isUnfinished = this.previous?.kind === ',' || this.previous?.start === start;
    if (isInside && isUnfinished) return false;
    if (indent === token.indent || next.kind === 'end') return true;
    if (next.line === token.line) return isCloser(next);
    return isCloser(next) ? next.indent < indent : !isInside;
  }

  /** Closes what is open inside of the group or list at an index. */
  private missClosers(next: PlacedToken, around: number): void {
    const ended = this.open.splice(around + 1).toReversed();
    // What seems to lack both brackets is another thing, such as a value on a line of its own.
    const values = ended.filter(({ isBare }) => !isBare);
    this.mistakes = this.mistakes.filter(({ of }) => !ended.includes(of) || values.includes(of));
    const [[of, ...others], { previous }] = [values, this];
    // A file that was cut off lacks more than its brackets.
    if (!of || !previous || (next.kind === 'end' && others.length > 0)) return;
    const { start, end, line } = previous;
    const comma = [previous, next].find(({ kind }) => kind === ',');
    const isInline = comma !== undefined || (!next.first && next.kind !== 'end');
    const inline = `after ${this.text.slice(start, end).slice(-40)} on line ${line}`;
    const lines = `on ${others.length > 0 ? 'new lines' : 'a new line'} after line ${line}`;
    const after = isInline ? inline : lines;
    const where = comma ? `before the comma at the end of line ${comma.line}` : after;
    const separator = comma || isCloser(next) || next.kind === 'end' ? '' : ',';
    const brackets = values.map((value) => this.startLine(value, isInline) + closers[value.opener]);
    this.mistakes.push({
      ...lack(of, 'closing', `after line ${line}`),
      ...insert(brackets.join('') + separator, comma?.start ?? end, where),
      at: { ...previous, start: end - 1 },
    });
  }

  private missOpener(bracket: '{' | '[', next: PlacedToken): void {
    const [{ previous }, top] = [this, this.open.at(-1)];
    const colon = previous?.kind === ':' ? previous : undefined;
    const { line, indent } = colon ?? next;
    // A name is two steps deeper than the list around its group.
    const outer = colon ? indent : top ? (top.indent + indent) / 2 : 0;
    const of = { opener: bracket, start: previous?.end ?? 0, isBare: true, line, indent: outer };
    this.open.push(of);
    const shown = this.text.slice(next.start, next.end);
    const before = next.first ? `on a new line before` : `before ${shown} on`;
    const space = colon ? ' ' : this.startLine(of, !previous || !next.first);
    this.mistakes.push({
      ...lack(of, 'opening', `before line ${next.line}`),
      ...insert(space + bracket, of.start, `${colon ? 'after the colon on' : before} line ${line}`),
      at: colon ?? next,
    });
  }

  private refuse(token: PlacedToken): void {
    const { kind: bracket, start, line, first } = token;
    const [{ closed }, top] = [this, this.open.at(-1)];
    const isOver = closed && (!top || closers[closed.opener] === bracket);
    const of = isOver ? closed : top;
    if (!of) return;
    const [before, after] = [this.text.slice(0, start).trimEnd(), this.text.slice(start)];
    const isFirst = ['{', '[', ':', ','].includes(before.at(-1) ?? '{');
    const [gone = bracket] = (isFirst ? /^.,/ : /^.,(?=\s*(?:[}\]]|$))/).exec(after) ?? [];
    const end = start + gone.length;
    const isAlone = first && /^\s*?(?:[\r\n]|$)/.test(this.text.slice(end));
    const from = isAlone ? before.length : start;
    const extra = `there is an extra "${bracket}" on line ${line}`;
    const isDoubled = of.line === line && of.opener === bracket;
    const inside = isDoubled ? `X has two opening ${nouns[of.opener]}s.` : `${extra}, inside X.`;
    const message = isOver ? `${extra}: X is already closed.` : inside;
    const advice = `Delete "${gone}" on line ${line}.`;
    this.mistakes.push({ bracket, of, at: token, message, advice, start: from, end, text: '' });
  }

  /** The start of a line that is indented as the one in which a group or list begins. */
  private startLine({ indent }: OpenValue, isInline: boolean): string {
    if (isInline) return '';
    const [newline] = /\r\n|\n|\r/.exec(this.text) ?? ['\n'];
    return newline + (/^\t/m.test(this.text) ? '\t'.repeat(indent / 4) : ' '.repeat(indent));
  }
}

function isCloser({ kind }: PlacedToken): boolean {
  return kind === '}' || kind === ']';
}

function lack(of: OpenValue, which: string, where: string) {
  const noun = `${which} ${nouns[of.opener]}`;
  const message = `X has no ${noun}; it belongs ${where}.`;
  return { of, message, moved: `the ${noun} of X is in the wrong place; it belongs ${where}.` };
}

function insert(text: string, start: number, where: string) {
  const shown = text.trim().replaceAll(/\s+/g, '" and then "');
  return {
    bracket: shown.charAt(0),
    start,
    end: start,
    text,
    advice: `Write "${shown}" ${where}.`,
  };
}
