import type { ThemeColors } from '../generated/config-types';
import type { PagePayload } from '../payload/payload';

type ColorName = keyof ThemeColors;

/** Which color of the theme takes the place of which other one. */
const plum: Partial<Record<ColorName, ColorName>> = {
  primary: 'plum',
  primaryDark: 'plumDark',
  mist: 'lilac',
  sand: 'lilac',
};

/**
 * The theme variables that a page with an accent overrides, for a `style` attribute. They point to
 * other variables, so that the dark scheme needs nothing of its own.
 */
export const accentVariables: Record<
  NonNullable<PagePayload['accent']>,
  Record<`--${string}`, string>
> = {
  plum: {
    ...Object.fromEntries(
      Object.entries(plum).map(([name, other]) => [`--palette-site-${name}`, colorOf(other)]),
    ),
    '--palette-primary-main': colorOf('plum'),
  },
};

function colorOf(name: ColorName): string {
  return `var(--palette-site-${name})`;
}
