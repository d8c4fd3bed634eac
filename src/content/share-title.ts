/**
 * All but what Fraunces and its letters of other Latin alphabets hold: a test asks the font files.
 * Fraunces is always there, so most titles need no file to be opened.
 */
const uncertain =
  /[^ -~\u00A0-\u0148\u014A-\u017E\u0218-\u021B\u1E9E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2212]/gu;

/** Join letters or keep them apart, or say which way a text runs. They are not seen. */
const unseen = /[\u200C-\u200F\u061C\u202A-\u202E\u2066-\u2069]/;

/** Whether the typefaces of share images have a character. */
export type HasCharacter = (character: string) => boolean;

/**
 * What the share image of a page says: its title, without the name of the practice that may follow
 * a bar at its end, since the image shows the name anyway.
 */
export function readShareTitle(title: string, siteName: string): string {
  const bar = title.lastIndexOf(' | ');
  const isNamed = bar > 0 && siteName.startsWith(title.slice(bar + 3));
  return (isNamed ? title.slice(0, bar) : title).trim();
}

/** Whether a typeface has to be asked about a text. */
export function isUncertain(text: string): boolean {
  return text.normalize().match(uncertain) !== null;
}

/** The first letter or digit that no typeface of share images has. */
export function findUndrawableLetter(text: string, has: HasCharacter): string | undefined {
  return text
    .normalize()
    .match(uncertain)
    ?.find((character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !has(character));
}

/**
 * A text as a share image can show it: without emoji, and nothing at all rather than words that lack
 * letters.
 */
export function keepDrawable(text: string, has: HasCharacter): string {
  if (findUndrawableLetter(text, has) !== undefined) return '';
  return (
    text
      .normalize()
      .replace(uncertain, (character) =>
        unseen.test(character) || has(character) ? character : ' ',
      )
      // Emoji are joined as letters are, and would leave a joiner behind.
      .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]/gu, '')
      .replace(/ +/g, ' ')
      .trim()
  );
}
