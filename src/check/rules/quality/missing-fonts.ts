import { keptTypefaceNames } from '../../../content/kept-typefaces';
import type { Diagnostic } from '../../diagnostic';
import type { Rule } from '../rule';

/** The typefaces that the theme names are there. */
export const missingFonts = {
  problems: {
    CFG0683: {
      severity: 'error',
      title: 'A font is not available.',
      cause:
        'The theme uses a font that is neither installed nor listed under "own". Visitors would see a default font of their device. Check the spelling, including capital letters and spaces.',
      inEditor: 'Choose a font from the list, or add the font files under “Your own fonts”.',
      example: {
        kind: 'settings',
        bad: { '/theme': { fonts: { text: 'Garamond Grand' } } },
        good: { '/theme': { fonts: { text: 'Figtree' } } },
      },
    },
  },
  check: ({ config, checkContext }) => {
    const { own, ...named } = config.theme.fonts;
    const known = [
      ...own.map(({ name }) => name),
      ...(checkContext.typefaces ?? keptTypefaceNames),
    ];
    return Object.entries(named).flatMap(([use, name]): Diagnostic[] =>
      known.includes(name)
        ? []
        : [
            {
              code: 'CFG0683',
              path: ['theme', 'fonts', use],
              message: `The font "${name}" is not available.`,
              hint: `If fontsource.org has this font, run "npm install ${nameOfPackage(name)}". If you have the font files, add them under "own". Or use one of these fonts: ${known.map((one) => `"${one}"`).join(', ')}.`,
            },
          ],
    );
  },
} satisfies Rule;

/** `Source Serif 4` → `@fontsource-variable/source-serif-4` */
function nameOfPackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`;
}
