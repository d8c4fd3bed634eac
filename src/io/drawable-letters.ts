import type { HasCharacter } from '../content/share-title';
import type { ThemeFonts } from '../generated/config-types';
import { listTitleTypefaces } from './title-typefaces';
import { TitleLetters } from './title-letters';
import { findTypeface } from './find-typeface';
import { openFont } from './fonts';

/**
 * Answers which characters share images can show. Typefaces are looked for when the first character
 * is asked for, and are not opened again for the same theme.
 */
export function createDrawableFinder(publicFolder: string) {
  let known: { fonts: string; letters: TitleLetters } | undefined;
  const findLetters = (fonts: ThemeFonts): TitleLetters => {
    const key = JSON.stringify(fonts);
    if (known?.fonts !== key) known = { fonts: key, letters: openLetters(fonts, publicFolder) };
    return known.letters;
  };
  return (fonts: ThemeFonts): HasCharacter => {
    let letters: TitleLetters | undefined;
    return (character) => (letters ??= findLetters(fonts)).find(character) !== undefined;
  };
}

function openLetters(fonts: ThemeFonts, publicFolder: string): TitleLetters {
  const { files } = listTitleTypefaces(fonts, (name) => {
    try {
      return findTypeface(name, fonts, publicFolder);
    } catch {
      // A file that is missing or damaged is a problem of its own.
      return undefined;
    }
  });
  return new TitleLetters(files, publicFolder, openFont);
}
