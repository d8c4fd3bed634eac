/**
 * What is not shown as a letter, but obeyed: control characters, of which terminals take orders and
 * which begin lines of a log, and marks that turn the direction of text around. Halves of characters
 * become something else in each program.
 */
const hidden = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Cs}]/gu;

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * A text on one line, with what would be obeyed in it spelled out as JSON spells it: `\n`, `\u001b`.
 * Every text from a config, a name of a file or a request goes through it before it is printed.
 */
export function showHidden(text: string): string {
  return text.replaceAll(hidden, spellOut);
}

/** The same of a text that has several lines. JSON stays the same JSON. */
export function showHiddenInLines(text: string): string {
  return text.replaceAll(hidden, (character) =>
    isLayout(character) ? character : spellOut(character),
  );
}

/** A line in which each of these is a sign as wide as a letter: nothing in it moves. Tabs stay. */
export function coverHidden(line: string): string {
  return line.replaceAll(hidden, (character) => (character === '\t' ? character : '\uFFFD'));
}

function isLayout(character: string): boolean {
  return character === '\n' || character === '\t';
}

function spellOut(character: string): string {
  const code = character.charCodeAt(0).toString(16).padStart(4, '0');
  return short[character] ?? `\\u${code}`;
}
