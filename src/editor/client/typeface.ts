import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import ranges from '@fontsource-variable/figtree/unicode.json';

/** The typeface of the editor: that of the texts on the site that the project ships with. */
export const typeface = 'Figtree';

const files = [
  [latin, ranges.latin],
  [latinExt, ranges['latin-ext']],
] as const;

/** Makes the typeface known to the page, which fetches of it what it shows. */
export function addTypeface(): void {
  for (const [source, unicodeRange] of files) {
    const options = { weight: '300 900', unicodeRange, display: 'swap' } as const;
    document.fonts.add(new FontFace(typeface, `url("${source}")`, options));
  }
}
