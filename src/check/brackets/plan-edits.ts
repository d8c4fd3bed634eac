import type { BracketFault } from './match-brackets';
import { closerOf } from './open-value';
import type { PlacedToken } from './read-lines';
import type { Fix } from '../problem';

/** A change that puts one bracket right, and how to say it to somebody who makes it by hand. */
export interface BracketEdit {
  /** what is written or deleted */
  text: string;
  /** `Write "}," on a new line after line 433.` */
  advice: string;
  edit: Fix['edits'][number];
}

/** How each fault is corrected, with the comma that has to come or go. */
export function planEdits(
  faults: readonly BracketFault[],
  text: string,
  tokens: readonly PlacedToken[],
): BracketEdit[] {
  return faults.map((fault, index) => planEdit(fault, faults[index + 1], text, tokens));
}

function planEdit(
  fault: BracketFault,
  following: BracketFault | undefined,
  text: string,
  tokens: readonly PlacedToken[],
): BracketEdit {
  switch (fault.what) {
    case 'closer missing': {
      const more = following?.what === 'closer missing' && following.next === fault.next;
      return writeCloser(fault, more, text);
    }
    case 'opener missing':
      return writeOpener(fault, text);
    case 'too many':
      return deleteBracket(fault, text, tokens);
    case 'other kind': {
      const [wrong, right] = [fault.token.kind, closerOf(fault.of)];
      const { start, end, line } = fault.token;
      return {
        text: right,
        advice: `Write "${right}" instead of "${wrong}" on line ${line}.`,
        edit: { start, end, text: right },
      };
    }
  }
}

type MissingFault = Extract<BracketFault, { what: 'closer missing' | 'opener missing' }>;

/** @param more whether what is around it lacks its bracket at the same place */
function writeCloser(
  { of, previous, next }: MissingFault,
  more: boolean,
  text: string,
): BracketEdit {
  const closer = closerOf(of);
  if (previous.kind === ',' && previous !== next) {
    return {
      text: closer,
      advice: `Write "${closer}" before the comma at the end of line ${previous.line}.`,
      edit: { start: previous.start, end: previous.start, text: closer },
    };
  }
  if (next.kind === ',') {
    return {
      text: closer,
      advice: `Write "${closer}" before the comma on line ${next.line}.`,
      edit: { start: next.start, end: next.start, text: closer },
    };
  }
  const endsGroup = more || next.kind === '}' || next.kind === ']' || next.kind === 'end';
  const written = endsGroup ? closer : `${closer},`;
  const { end, line } = previous;
  if (previous === of.token || !next.first) {
    return {
      text: written,
      advice: `Write "${written}" after ${showBefore(text, previous)} on line ${line}.`,
      edit: { start: end, end, text: written },
    };
  }
  return {
    text: written,
    advice: `Write "${written}" on a new line after line ${line}.`,
    edit: { start: end, end, text: `${readNewline(text)}${readIndent(text, of.indent)}${written}` },
  };
}

function writeOpener({ of, previous, next }: MissingFault, text: string): BracketEdit {
  const { opener } = of;
  if (previous.kind === ':') {
    const { end, line } = previous;
    return {
      text: opener,
      advice: `Write "${opener}" after ${showBefore(text, previous)} on line ${line}.`,
      edit: { start: end, end, text: ` ${opener}` },
    };
  }
  const { start, line } = next;
  if (!next.first || previous === next) {
    return {
      text: opener,
      advice: `Write "${opener}" before ${text.slice(start, next.end)} on line ${line}.`,
      edit: { start, end: start, text: opener },
    };
  }
  const { end } = previous;
  return {
    text: opener,
    advice: `Write "${opener}" on a new line before line ${line}.`,
    edit: { start: end, end, text: `${readNewline(text)}${readIndent(text, of.indent)}${opener}` },
  };
}

function deleteBracket(
  { token, index }: Extract<BracketFault, { what: 'too many' }>,
  text: string,
  tokens: readonly PlacedToken[],
): BracketEdit {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const hasComma = after?.kind === ',';
  const next = hasComma ? tokens[index + 2] : after;
  const atEdge =
    !before ||
    !next ||
    ['{', '[', ':'].includes(before.kind) ||
    ['}', ']', 'end'].includes(next.kind);
  const takesComma = hasComma && (atEdge || before.kind === ',');
  const end = takesComma ? after.end : token.end;
  const deleted = text.slice(token.start, end);
  return {
    text: deleted,
    advice: `Delete "${deleted}" on line ${token.line}.`,
    edit: { ...widenToLine(text, token.start, end), text: '' },
  };
}

/** The whole line, if nothing else is on it. */
function widenToLine(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  while (text[from - 1] === ' ' || text[from - 1] === '\t') from -= 1;
  let to = end;
  while (text[to] === ' ' || text[to] === '\t') to += 1;
  const isWhole = (from === 0 || text[from - 1] === '\n') && /[\r\n]/.test(text[to] ?? '');
  if (!isWhole) return { start, end };
  return { start: from, end: text.startsWith('\r\n', to) ? to + 2 : to + 1 };
}

const maxShown = 40;

/** The name and colon, or the text, that comes before. */
function showBefore(text: string, { kind, start, end }: PlacedToken): string {
  if (kind === ':') return 'the colon';
  const written = text.slice(start, end);
  return written.length > maxShown ? 'the text' : written;
}

function readNewline(text: string): string {
  return /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';
}

/** White space of a width, as the other lines are indented. */
function readIndent(text: string, width: number): string {
  return /^\t/m.test(text) ? '\t'.repeat(Math.round(width / 4)) : ' '.repeat(width);
}
