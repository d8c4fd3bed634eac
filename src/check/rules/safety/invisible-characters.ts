import type { ConfigText } from '../../../content/list-references';
import type { Diagnostic } from '../../diagnostic';
import { memoizeByString } from '../../../utils/memoize';
import { orDelete } from '../../schema/explain-values';
import type { Rule } from '../rule';

/** What has no shape wherever it is: the first and the last character of each range. */
const shapeless = [
  // Control characters other than tab and line break; some give orders to terminals.
  '\0\x08',
  '\x0B\x1F',
  '\x7F\x9F',
  // Spaces without width and marks that change the direction of text: they can hide words or show
  // them in another order. The joiners U+200C and U+200D stay: words and emoji are made with them.
  '\u061C\u061C',
  '\u180E\u180E',
  '\u200B\u200B',
  '\u200E\u200F',
  '\u202A\u202E',
  '\u2060\u206F',
  '\uFEFF\uFEFF',
  '\uFFF9\uFFFB',
  '\uFFFE\uFFFF',
  // Letters without a shape, which make a text look empty or names look the same.
  '\u034F\u034F',
  '\u115F\u1160',
  '\u17B4\u17B5',
  '\u2800\u2800',
  '\u3164\u3164',
  '\uFFA0\uFFA0',
];

const invisible = new RegExp(
  [
    `[${shapeless.map(([first, last]) => `${first}-${last}`).join('')}]`,
    // The soft hyphen belongs between two letters of a long word, where a line may end.
    String.raw`(?<!\p{L})\u00AD|\u00AD(?!\p{L})`,
    // Letters for programs. A few of them after a black flag are the flag of a country.
    String.raw`(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0000}-\u{E007F}]`,
    // Halves of characters, which files and browsers replace differently.
    String.raw`\p{Cs}`,
  ].join('|'),
  'u',
);

/**
 * A table with 1 at the codes of characters that may be invisible; the others among them are rare: soft
 * hyphens, and halves of characters. A large site has ten million characters to look at, for which a
 * pattern takes longer.
 */
const suspects = new Uint8Array(0x10000);
for (const [first = '', last = ''] of [...shapeless, '\u00AD\u00AD']) {
  suspects.fill(1, first.charCodeAt(0), last.charCodeAt(0) + 1);
}
suspects.fill(1, 0xd800, 0xe000);

// Languages have the same texts.
const mayHide = memoizeByString((text) => {
  for (let index = 0; index < text.length; index += 1) {
    if (suspects[text.charCodeAt(index)] === 1) return true;
  }
  return false;
});

function isSuspicious({ value }: ConfigText): boolean {
  return mayHide(value) || (value !== '' && value.trim() === '');
}

/** Texts contain only characters that people can see. */
export const invisibleCharacters = {
  problems: {
    CFG0506: {
      severity: 'error',
      title: 'Text contains an invisible character, or only spaces.',
      cause:
        'The text contains an invisible character that can change how the text is shown, for example the direction of the letters. Invisible characters often come with copied text. Delete the character, or type the text again.',
      example: {
        kind: 'settings',
        bad: { '/navigation/menu/0/label': 'Ho\u202Eme' },
        good: { '/navigation/menu/0/label': 'Home' },
      },
    },
  },
  check: ({ textsWhere, config }) =>
    textsWhere(isSuspicious).flatMap(({ value, path }): Diagnostic[] => {
      if (value !== '' && value.trim() === '') {
        const message = 'This text contains only spaces.';
        return [
          { code: 'CFG0506', path, message, hint: `Write some text${orDelete(path, config)}` },
        ];
      }
      const found = invisible.exec(value);
      if (!found) return [];
      const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return [
        {
          code: 'CFG0506',
          path,
          message: `The text contains an invisible character (U+${code}).`,
          hint: 'Delete the character, or type the text again.',
          fix: { title: 'Delete the invisible character.', text: '' },
          part: { start: found.index, end: found.index + found[0].length },
        },
      ];
    }),
} satisfies Rule;
