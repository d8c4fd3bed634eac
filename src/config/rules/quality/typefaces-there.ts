import { keptTypefaceNames } from '../../content/kept-typefaces';
import type { Finding } from '../../finding';
import type { Rule } from '../rule';

/** The typefaces that the theme names are there. */
export const typefacesThere = {
  problems: {
    CFG0683: {
      severity: 'error',
      title: 'A typeface is not there.',
      cause:
        'A typeface is named that is neither of an installed package nor under "own". Visitors would see the letters of their device. Capital letters and spaces count.',
      inEditor: 'Choose one of those that are offered, or add its files under “Own”.',
      example: {
        kind: 'settings',
        bad: { '/theme': { fonts: { text: 'Garamond Grand' } } },
        good: { '/theme': { fonts: { text: 'Figtree' } } },
      },
    },
  },
  check: ({ config, surroundings }) => {
    const { own, ...named } = config.theme.fonts;
    const known = [
      ...own.map(({ name }) => name),
      ...(surroundings.typefaces ?? keptTypefaceNames),
    ];
    return Object.entries(named).flatMap(([use, name]): Finding[] =>
      known.includes(name)
        ? []
        : [
            {
              code: 'CFG0683',
              path: ['theme', 'fonts', use],
              message: `There is no typeface "${name}" here.`,
              hint: `Run "npm install ${nameOfPackage(name)}" if fontsource.org has it, add it to "own" if you have its files, or write one of these: ${known.map((one) => `"${one}"`).join(', ')}.`,
            },
          ],
    );
  },
} satisfies Rule;

/** `Source Serif 4` → `@fontsource-variable/source-serif-4` */
function nameOfPackage(name: string): string {
  return `@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}`;
}
