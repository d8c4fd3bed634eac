/**
 * The end of an address, or the name of a file, that is named after a text: `Grief & loss` becomes
 * `grief-loss`. A text in other letters than a to z gets a number of its letters.
 */
export function slugify(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  const others = plain.replace(/[a-z0-9]|[^\p{L}\p{N}]/gu, '');
  const isNamed = words.length > 0 && others === '';
  return [...words, ...(isNamed ? [] : [numberText(title)])].join('-');
}

/** A number that is another one for another text (FNV-1a), in few letters. */
function numberText(text: string): string {
  let number = 0x811c9dc5;
  for (const character of text) {
    number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (number >>> 0).toString(36);
}
