import type { Rule } from './rule-context';

// Control characters other than tab and line break, marks that reverse the direction of text, and
// halves of characters, which files and browsers replace differently.
const invisible =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000B-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Texts hold only characters that people can see. */
export const visibleCharacters: Rule = ({ texts }) =>
  texts.flatMap(({ value, path }) => {
    const found = invisible.exec(value);
    if (!found) return [];
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return [
      {
        code: 'CFG0506',
        path,
        message: `The text holds an invisible character (U+${code}).`,
        hint: 'Delete it, or type the text again.',
        part: { start: found.index, end: found.index + 1 },
      },
    ];
  });
