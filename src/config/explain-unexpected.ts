import type { TextFinding } from './finding';
import type { Token } from './read-token';

/** What may come next while JSON is read. */
export type Expected =
  'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing';

/** What is wrong with a token that may not come next. */
export function explainUnexpected(
  token: Token,
  previous: Token,
  expected: Expected,
  closer: '}' | ']' | undefined,
): TextFinding {
  const { start, end } = token;
  const startsValue = ['string', 'literal', '{', '[', 'fault'].includes(token.kind);

  if (token.kind === 'end') {
    return {
      code: 'CFG0109',
      message: 'The file ends too early.',
      hint: closer
        ? `A closing "${closer}" is missing, and perhaps more.`
        : 'Was it saved as a whole?',
      start: Math.max(0, previous.end - 1),
      end: previous.end,
    };
  }
  if (expected === 'nothing') {
    return {
      code: 'CFG0110',
      message: 'Something follows after the end of the file’s last brace.',
      hint: 'Delete it, or look for a "}" that comes too early.',
      start,
      end,
    };
  }
  if (previous.kind === 'string' && token.kind === 'fault' && start === previous.end) {
    return {
      code: 'CFG0108',
      message: 'The text ends at this quote.',
      hint: 'Write \\" for a quote inside a text.',
      start: previous.end - 1,
      end: previous.end,
    };
  }
  if (token.fault && token.fault.code !== 'CFG0107') return token.fault;
  if (expected === 'comma or end' && startsValue) {
    return {
      code: 'CFG0104',
      message: 'A comma is missing here.',
      hint: 'Put a comma between two entries.',
      start: previous.end - 1,
      end: previous.end,
    };
  }
  const stray = previous.kind === ',' && (token.kind === closer || token.kind === ',');
  if (stray) {
    return {
      code: 'CFG0101',
      message: 'Nothing follows after this comma.',
      hint: 'Delete the comma.',
      start: previous.start,
      end: previous.end,
    };
  }
  if ((expected === 'name' || expected === 'name or end') && startsValue) {
    return {
      code: 'CFG0106',
      message: 'A name in double quotes must stand here.',
      hint: 'Inside braces, each value has a name: "title": "Home".',
      start,
      end,
    };
  }
  return token.fault ?? { code: 'CFG0110', message: describe(expected, closer), start, end };
}

function describe(expected: Expected, closer: '}' | ']' | undefined): string {
  switch (expected) {
    case 'colon':
      return 'After a name comes a colon.';
    case 'comma or end':
      return `Here a comma or "${closer}" must stand.`;
    case 'name':
    case 'name or end':
      return 'A name in double quotes must stand here.';
    default:
      return 'A value is missing here.';
  }
}
