import type { Finding } from '../../finding';
import type { Rule } from '../rule';

// Control characters other than tab and line break; spaces without width and marks that change the
// direction of text, which can hide words or show them in another order; and halves of characters,
// which files and browsers replace differently. The joiner U+200D stays: emoji are made with it.
const invisible =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Texts contain only characters that people can see. */
export const visibleCharacters = {
  problems: {
    CFG0506: {
      severity: 'error',
      title: 'A text contains an invisible character, or nothing that can be seen.',
      cause:
        'The text contains a character that is not visible but changes how the text is read, for example the direction of the letters. It often comes with copied text. Delete it, or type the words again.',
      example: {
        kind: 'settings',
        bad: { '/navigation/menu/0/label': 'Ho\u202Eme' },
        good: { '/navigation/menu/0/label': 'Home' },
      },
    },
  },
  check: ({ texts }) =>
    texts.flatMap(({ value, path }): Finding[] => {
      if (value !== '' && value.trim() === '') {
        const message = 'There is nothing to see in this text: it is only spaces.';
        return [
          { code: 'CFG0506', path, message, hint: 'Write the words, or delete the setting.' },
        ];
      }
      const found = invisible.exec(value);
      if (!found) return [];
      const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return [
        {
          code: 'CFG0506',
          path,
          message: `The text contains an invisible character (U+${code}).`,
          hint: 'Delete it, or type the text again.',
          fix: { title: 'Delete the invisible character.', text: '' },
          part: { start: found.index, end: found.index + 1 },
        },
      ];
    }),
} satisfies Rule;
