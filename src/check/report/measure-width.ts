import { eastAsianWidth } from 'get-east-asian-width';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that take no column of a terminal: they join, mark or steer others. */
const invisible = /^[\p{Mark}\p{Control}\p{Default_Ignorable_Code_Point}]+$/u;
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

/** What a reader sees as one character each. */
export function splitCharacters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The columns that a text takes in a terminal. */
export function measureWidth(text: string): number {
  return splitCharacters(text).reduce((width, character) => width + measureCharacter(character), 0);
}

function measureCharacter(character: string): number {
  if (invisible.test(character)) return 0;
  return emoji.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0);
}
