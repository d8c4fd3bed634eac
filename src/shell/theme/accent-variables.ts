import type { ThemeColors } from '../../generated/config-types';
import type { PagePayload } from '../../payload/payload';

type ColorName = keyof ThemeColors;

/** Which color of the theme takes the place of which other one. */
const secondary: Partial<Record<ColorName, ColorName>> = {
  primary: 'secondary',
  primaryHover: 'secondaryHover',
  tint1: 'secondaryTint',
  tint2: 'secondaryTint',
};

/**
 * The theme variables that a page with an accent overrides, for a `style` attribute. They point to
 * other variables, so that the dark scheme needs nothing of its own.
 */
export const accentVariables: Record<
  NonNullable<PagePayload['accent']>,
  Record<`--${string}`, string>
> = {
  secondary: {
    ...Object.fromEntries(
      Object.entries(secondary).map(([name, other]) => [`--palette-site-${name}`, colorOf(other)]),
    ),
    '--palette-primary-main': colorOf('secondary'),
  },
};

function colorOf(name: ColorName): string {
  return `var(--palette-site-${name})`;
}
