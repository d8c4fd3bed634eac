import { closerOf, OpenValues, type OpenValue } from './open-value';
import type { PlacedToken } from './read-lines';

/** A brace or bracket that is not where the indentation of the lines says that it should be. */
export type BracketFault =
  /** It is missing between two tokens. */
  | {
      what: 'closer missing' | 'opener missing';
      of: OpenValue;
      previous: PlacedToken;
      next: PlacedToken;
    }
  /**
   * It opens or closes nothing. `of` is what goes on after it, `closed` what was closed right before
   * it.
   */
  | {
      what: 'too many';
      of: OpenValue | undefined;
      closed: OpenValue | undefined;
      token: PlacedToken;
      index: number;
    }
  | { what: 'other kind'; of: OpenValue; token: PlacedToken };

/** What the lines say about the brackets of a text. */
export interface Layout {
  faults: readonly BracketFault[];
  /** what could be read, with all that is in the right place */
  root: unknown;
}

/** With more tokens on a line, on the average, lines show nothing: the file is minified. */
const maxTokensPerLine = 20;

/** With more faults than this, the lines are not indented by their brackets. */
const maxFaults = 8;

/** A config is never deeper. */
const maxDepth = 64;

/**
 * Reads a text by its brackets and by the indentation of its lines at once, and lists where the two
 * differ: a line that is indented no deeper than the one that opened a group is outside of it.
 * Undefined when the lines do not show what is in what.
 */
export function matchBrackets(text: string, tokens: readonly PlacedToken[]): Layout | undefined {
  if (tokens.length > maxTokensPerLine * (tokens.at(-1)?.line ?? 1)) return undefined;
  const comparison = new BracketMatcher(text, tokens);
  return comparison.read() ? { faults: comparison.faults, root: comparison.open.root } : undefined;
}

class BracketMatcher {
  readonly faults: BracketFault[] = [];
  readonly open = new OpenValues();
  readonly #text: string;
  readonly #tokens: readonly PlacedToken[];
  /** how much deeper the lines in a group are */
  readonly #step: number;
  /** the last token that belongs to the structure */
  #previous: PlacedToken | undefined;
  /** what that token closed */
  #closed: OpenValue | undefined;

  constructor(text: string, tokens: readonly PlacedToken[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#step = tokens.find(({ first, indent }) => first && indent > 0)?.indent ?? 1;
  }

  read(): boolean {
    for (const [index, token] of this.#tokens.entries()) {
      if (this.faults.length > maxFaults || this.open.count > maxDepth) return false;
      if (!this.#readToken(token, index)) continue;
      if (token.kind !== ',' && !isCloser(token)) this.#closed = undefined;
      this.#previous = token;
    }
    return true;
  }

  /** @returns false for a bracket that is one too many */
  #readToken(token: PlacedToken, index: number): boolean {
    const { kind, first } = token;
    if (kind === '}' || kind === ']') return this.#close(token, index);
    if (kind === 'end') {
      while (this.open.count > 0) this.#missCloser(token);
      return true;
    }
    if (first && !this.#isBehindColon(token)) {
      if (this.#repeatsOpener(token, index)) return this.#refuse(token, index);
      while (isOutside(token, this.open.get())) this.#missCloser(token);
    }
    if (kind === '{' || kind === '[') return this.#openValue(kind, token, index);
    if (kind === 'string' && this.#tokens[index + 1]?.kind === ':') this.#readName(token);
    else if (kind !== ':' && kind !== ',') {
      this.#beginList(token);
      this.open.addValue(this.#text, token);
    }
    return true;
  }

  #readName(token: PlacedToken): void {
    const top = this.open.get();
    const { line, indent } = this.#previous ?? token;
    if (!top) this.#missOpener('{', token, { line: token.line, indent: 0 });
    else if (top.opener === '[') {
      const inner = token.first ? top.indent + this.#step : token.indent;
      this.#missOpener('{', token, { line: token.line, indent: inner });
    } else if (this.#previous?.kind === ':' && token.indent > indent) {
      this.#missOpener('{', token, { line, indent });
    }
    this.open.addName(this.#text, token);
  }

  #openValue(opener: '{' | '[', token: PlacedToken, index: number): boolean {
    const top = this.open.get();
    // In a group each value has a name, and no setting is a list of lists.
    const belongs =
      top === undefined
        ? this.open.root === undefined
        : top.opener === '{'
          ? this.#previous?.kind === ':'
          : opener === '{';
    if (!belongs) return this.#refuse(token, index);
    if (opener === '{') this.#beginList(token);
    this.open.open(opener, { line: token.line, indent: token.indent, token });
    return true;
  }

  /** A value in a line of its own, deeper than its name, is in a list. */
  #beginList(token: PlacedToken): void {
    const previous = this.#previous;
    if (previous?.kind !== ':' || this.open.get()?.opener !== '{') return;
    if (token.first && token.indent > previous.indent) {
      this.#missOpener('[', token, { line: previous.line, indent: previous.indent });
    }
  }

  #close(token: PlacedToken, index: number): boolean {
    const following = this.#tokens[index + 1];
    const next = (following?.kind === ',' ? this.#tokens[index + 2] : following) ?? token;
    if (token.first) while ((this.open.get()?.indent ?? 0) > token.indent) this.#missCloser(token);
    const [top, around] = [this.open.get(), this.open.get(1)];
    if (!top) return this.#refuse(token, index);
    if (closerOf(top) === token.kind) {
      if (!fits(token, top, next) || this.#comesEarly(token, top, next)) {
        return this.#refuse(token, index);
      }
    } else if (around && closerOf(around) === token.kind && fits(token, around, next)) {
      this.#missCloser(token);
    } else if (this.#previous?.kind === ':') {
      this.#missOpener(token.kind === '}' ? '{' : '[', token, token);
    } else if (token.first && top.indent === token.indent && !isDeeper(next, token)) {
      this.faults.push({ what: 'other kind', of: top, token });
    } else return this.#refuse(token, index);
    this.#closed = this.open.close();
    return true;
  }

  #missCloser(next: PlacedToken): void {
    const of = this.open.close();
    if (!of) return;
    // What was taken for a list without "[" has no "]" either: it is a value on a line of its own.
    const taken = of.token ? -1 : this.faults.findIndex((fault) => fault.of === of);
    if (taken >= 0) this.faults.splice(taken, 1);
    else this.faults.push({ what: 'closer missing', of, previous: this.#previous ?? next, next });
  }

  #missOpener(
    opener: '{' | '[',
    next: PlacedToken,
    { line, indent }: { line: number; indent: number },
  ): void {
    const of = this.open.open(opener, { line, indent });
    this.faults.push({ what: 'opener missing', of, previous: this.#previous ?? next, next });
  }

  #refuse(token: PlacedToken, index: number): false {
    const closed = this.#closed && closerOf(this.#closed) === token.kind ? this.#closed : undefined;
    this.faults.push({ what: 'too many', of: this.open.get(), closed, token, index });
    return false;
  }

  #isBehindColon({ indent }: PlacedToken): boolean {
    return this.#previous?.kind === ':' && indent >= this.#previous.indent;
  }

  /** A second bracket right after one of its kind, or the one that is missing some lines before. */
  #repeatsOpener({ kind, indent }: PlacedToken, index: number): boolean {
    const top = this.open.get();
    const begun = top?.token !== undefined && top.token === this.#previous;
    if (begun && top.opener === kind && top.indent === indent) return true;
    const without = begun ? this.open.get(1) : top;
    const isMissing = without?.token === undefined && without?.opener === kind;
    const goesOn = (this.#tokens[index + 1]?.indent ?? 0) > indent;
    return isMissing && without?.indent === indent && goesOn;
  }

  /** There is more of it after the bracket: a comma before, or nothing yet, and deeper lines. */
  #comesEarly(token: PlacedToken, { indent, line, token: opener }: OpenValue, next: PlacedToken) {
    const unfinished = this.#previous?.kind === ',' || this.#previous === opener;
    return unfinished && line !== token.line && isDeeper(next, { indent });
  }
}

/** What was opened on its line, or before lines as deep as this one, can be closed here. */
function fits(token: PlacedToken, { indent, line }: OpenValue, next: PlacedToken): boolean {
  if (line === token.line || indent === token.indent || next.kind === 'end') return true;
  if (next.line === token.line) return isCloser(next);
  const hasItsOwn = isCloser(next) && next.indent === indent;
  return next.indent <= indent && !hasItsOwn;
}

function isDeeper(next: PlacedToken, { indent }: { indent: number }): boolean {
  return !isCloser(next) && next.indent > indent;
}

function isCloser({ kind }: PlacedToken): boolean {
  return kind === '}' || kind === ']';
}

/** Whether a line is outside of a group or list, as its indentation says. */
function isOutside({ indent }: PlacedToken, top: OpenValue | undefined): boolean {
  return top !== undefined && top.path.length > 0 && indent <= top.indent;
}
