import type { ThemeFonts } from '../generated/config-types';
import { chooseSpans } from '../published/fonts/choose-files';
import { keptTypefaces, type Typeface, type TypefaceFile } from '../published/fonts/typefaces';
import { titleWeight } from './title-letters';

/** The typefaces of share images, and their files; the first choice first. */
export interface TitleTypefaces {
  versions: string[];
  files: TypefaceFile[];
}

type FoundTypeface = Pick<Typeface, 'version' | 'files'>;

/**
 * The typefaces that titles are drawn with: that of headings, then that of text, then Fraunces, and
 * Rubik for Arabic, Hebrew and Cyrillic letters. What one lacks is taken from the next.
 *
 * @param find gives a typeface by its name
 */
export function listTitleTypefaces(
  { heading, text }: ThemeFonts,
  find: (name: string) => FoundTypeface | undefined,
): TitleTypefaces {
  const { Fraunces, Rubik } = keptTypefaces;
  const typefaces = [...new Set([find(heading), find(text), Fraunces, Rubik])];
  const known = typefaces.filter((typeface) => typeface !== undefined);
  return {
    versions: known.map(({ version }) => version),
    files: known.flatMap(({ files }) => listUprightFiles(files)),
  };
}

function listUprightFiles(files: readonly TypefaceFile[]): TypefaceFile[] {
  const upright = files.filter(({ style }) => style === 'normal');
  const [span] = chooseSpans(upright, [titleWeight]);
  return upright.filter(({ weights }) => weights.join() === span?.join());
}
