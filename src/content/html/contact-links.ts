/** What ends an address in a link, or adds others to it: the form of `mailto:` gives it a meaning. */
const meaningful = String.raw`\s,;:?&%#<>()\[\]\\"/`;

/** The form of an e-mail address, as the schemas ask for. */
export const emailPattern = `^[^@${meaningful}]+@[^@.${meaningful}]+(\\.[^@.${meaningful}]+)+$`;

const form = new RegExp(emailPattern, 'u');
const wrong = new RegExp(`[${meaningful}]|(?<=@.*)@`, 'u');

/** Whether a text is an e-mail address, and one only. */
export function isEmail(text: string): boolean {
  return form.test(text);
}

/** Says what an e-mail address cannot contain: `it contains a space`. Undefined where that is not why. */
export function explainNoEmail(text: string): string | undefined {
  const [character] = wrong.exec(text) ?? [];
  if (character === undefined) return undefined;
  if (character === '@') return 'it contains "@" twice';
  return `it contains ${character.trim() === '' ? 'a space' : `"${character}"`}`;
}

/**
 * A link as phones want it: of a number that is written for people, the digits.
 * `tel:(615) 555-0142` → `tel:6155550142`
 */
export function toTelHref(href: string): string {
  return /^(?:tel|sms):/i.test(href) ? href.replace(/[() .-]/g, '') : href;
}
