import { explainSeparator } from './explain-separator';
import { explainSnippet } from './explain-snippet';
import type { SyntaxDiagnostic } from '../diagnostic';
import type { Token } from './read-token';

/** What may come next while JSON is read. */
export type Expected =
  | 'value'
  | 'value or end'
  | 'name'
  | 'name or end'
  | 'colon'
  | 'comma or end'
  | 'nothing';

/** What is wrong with a token that may not come next. */
export function explainUnexpected(
  text: string,
  token: Token,
  previous: Token,
  expected: Expected,
  closer: '}' | ']' | undefined,
): SyntaxDiagnostic {
  const { kind, start, end } = token;
  const startsValue = ['string', 'literal', '{', '[', 'fault'].includes(kind);
  const wantsName = expected === 'name' || expected === 'name or end';

  if (kind === 'end') {
    return {
      code: 'CFG0109',
      message: 'The file ends too early.',
      hint: closer
        ? `The end is missing: at least a closing "${closer}", perhaps more.`
        : 'Check whether the whole file was saved.',
      start: Math.max(0, previous.end - 1),
      end: previous.end,
    };
  }
  if (expected === 'nothing') {
    return {
      code: 'CFG0110',
      message: 'The file continues after its last closing brace.',
      hint: 'Delete the rest, or look for a "}" that comes too early.',
      start,
      end,
    };
  }
  if (
    previous.kind === 'start' &&
    (token.fault?.code === 'CFG0107' || token.fault?.code === 'CFG0110')
  ) {
    return refuseOther(text, start);
  }
  const decimal =
    wantsName && kind === 'literal' ? explainDecimal(text, token, previous) : undefined;
  if (decimal) return decimal;
  const separator = explainSeparator(text, start, expected, closer);
  if (separator) return separator;
  const snippet = previous.kind === 'string' ? explainSnippet(text, previous.start) : undefined;
  if (snippet) return snippet;
  if (previous.kind === 'string' && kind === 'fault' && start === previous.end) {
    return {
      code: 'CFG0108',
      message: 'The text ends at this quote.',
      hint: 'Write \\" for a quote inside text.',
      start: previous.end - 1,
      end: previous.end,
    };
  }
  if (token.fault && token.fault.code !== 'CFG0107') return token.fault;
  if (expected === 'comma or end' && startsValue) {
    return {
      code: 'CFG0104',
      message: 'A comma is missing here.',
      hint: `Add a comma after ${quote(text, previous)}.`,
      start: previous.end - 1,
      end: previous.end,
    };
  }
  if (previous.kind === ',' && (kind === closer || kind === ',')) return refuseComma(previous);
  if (wantsName && startsValue) {
    const [name] = /^\w+/.exec(text.slice(start, start + 40)) ?? [];
    return {
      code: 'CFG0106',
      message: name
        ? `The name "${name}" must be in double quotes.`
        : 'A name in double quotes must come here.',
      hint: name
        ? `Write "${name}": before the value.`
        : 'Inside braces, each value has a name: "title": "Home".',
      start,
      end,
    };
  }
  if (token.fault) return token.fault;
  if (kind === '}' || kind === ']') return { ...explainCloser(kind, expected, closer), start, end };
  const explanation = describe(expected, closer);
  const hint = expected === 'colon' ? adviseColon(text, previous, token) : undefined;
  return { code: 'CFG0110', ...explanation, ...(hint && { hint }), start, end };
}

function isShort({ start, end }: Token): boolean {
  return end - start <= 40;
}

/** `Add a colon after "status", as in "status": "demo".` */
function adviseColon(text: string, name: Token, value: Token): string | undefined {
  if (name.kind !== 'string' || !isShort(name)) return undefined;
  const written = text.slice(name.start, name.end);
  const isPlain = (value.kind === 'string' || value.kind === 'literal') && isShort(value);
  const example = isPlain ? `, as in ${written}: ${text.slice(value.start, value.end)}` : '';
  return `Add a colon after ${written}${example}.`;
}

/** Something else was saved in place of the config: a letter, a web page. */
function refuseOther(text: string, start: number): SyntaxDiagnostic {
  const [words = ''] = /^[^\r\n]{0,30}/.exec(text.slice(start, start + 30)) ?? [];
  return {
    code: 'CFG0110',
    message: `This is not the config: it begins with "${words.trimEnd()}".`,
    hint: 'The config begins with "{". If another file was saved over it, restore an earlier version in the editor or from Git.',
    start,
    end: start + words.trimEnd().length,
  };
}

/** `4,5`: a number as people write it where the comma is the decimal sign. */
function explainDecimal(text: string, token: Token, comma: Token): SyntaxDiagnostic | undefined {
  const [whole] = /-?\d+$/.exec(text.slice(Math.max(0, comma.start - 20), comma.start)) ?? [];
  const digits = text.slice(token.start, token.end);
  const isOne = comma.kind === ',' && comma.end === token.start && /^\d+$/.test(digits);
  if (whole === undefined || !isOne) return undefined;
  const place = { start: comma.start - whole.length, end: token.end };
  const title = `Write ${whole}.${digits}`;
  return {
    code: 'CFG0107',
    message: `Decimals use a point, not a comma: "${whole},${digits}" would be two numbers.`,
    hint: `Write ${whole}.${digits}, or a whole number where decimals are not allowed.`,
    ...place,
    fix: { title: `${title}.`, edits: [{ ...place, text: `${whole}.${digits}` }] },
  };
}

function refuseComma({ start, end }: Token): SyntaxDiagnostic {
  return {
    code: 'CFG0101',
    message: 'There is an extra comma here.',
    hint: 'Delete the comma.',
    start,
    end,
    fix: { title: 'Delete the comma.', edits: [{ start, end, text: '' }] },
  };
}

type Explanation = Pick<SyntaxDiagnostic, 'code' | 'message' | 'hint'>;

/** A brace or bracket that closes where it cannot. */
function explainCloser(
  kind: '}' | ']',
  expected: Expected,
  closer: '}' | ']' | undefined,
): Explanation {
  if (closer === undefined) {
    return {
      code: 'CFG0110',
      message: `This "${kind}" has no opening bracket or brace.`,
      hint: 'Delete this character. A config starts with "{".',
    };
  }
  if (kind === closer) {
    return {
      code: 'CFG0110',
      message:
        expected === 'colon' ? 'A colon is missing after the name.' : 'A value is missing here.',
      hint: 'Add the value, or delete its name.',
    };
  }
  const opener = closer === '}' ? '{' : '[';
  return {
    code: 'CFG0110',
    message: `"${kind}" cannot close "${opener}".`,
    hint: `Put "${closer}" before this character, or delete this character.`,
  };
}

function describe(expected: Expected, closer: '}' | ']' | undefined): Omit<Explanation, 'code'> {
  switch (expected) {
    case 'colon':
      return {
        message: 'A colon is missing after the name.',
        hint: 'Inside braces, each value has a name: "title": "Home".',
      };
    case 'comma or end':
      return {
        message: `A comma or "${closer}" must come here.`,
        hint: 'Delete this character, or replace it with a comma.',
      };
    case 'name':
    case 'name or end':
      return {
        message: 'A name in double quotes must come here.',
        hint: 'If this character is not needed, delete it.',
      };
    default:
      return {
        message: 'A value is missing here.',
        hint: 'Add the value, or delete this character.',
      };
  }
}

/** The end of a short value, for advice about what follows it. */
function quote(text: string, { kind, start, end }: Token): string {
  return kind === 'string' && end - start <= 40 ? text.slice(start, end) : 'the value before it';
}
