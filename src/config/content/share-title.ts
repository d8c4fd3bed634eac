/** What Fraunces and its letters of other Latin alphabets hold: a test asks the font files. */
const undrawable =
  /[^ -~\u00A0-\u0148\u014A-\u017E\u0218-\u021B\u1E9E\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2212]/gu;

/**
 * What the share image of a page says: its title, without the name of the practice that may follow
 * a bar at its end, since the image shows the name anyway.
 */
export function readShareTitle(title: string, siteName: string): string {
  const bar = title.lastIndexOf(' | ');
  const isNamed = bar > 0 && siteName.startsWith(title.slice(bar + 3));
  return (isNamed ? title.slice(0, bar) : title).trim();
}

/** The first letter or digit that the typeface of share images does not have. */
export function findUndrawableLetter(text: string): string | undefined {
  return text
    .normalize()
    .match(undrawable)
    ?.find((character) => /[\p{L}\p{M}\p{N}]/u.test(character));
}

/**
 * A text as a share image can show it: without emoji, and nothing at all rather than words that lack
 * letters.
 */
export function keepDrawable(text: string): string {
  if (findUndrawableLetter(text) !== undefined) return '';
  return text.normalize().replace(undrawable, ' ').replace(/ +/g, ' ').trim();
}
