import type { ThemeColors, ThemeGradients } from '../../generated/config-types';
import { overlayOpacity } from '../../contract/tones';
import type { Path } from '../../utils/json';
import { mixColors, measureContrast } from './srgb';
import type { ContrastConstraint } from './nearest-accessible-color';

type ColorName = keyof ThemeColors;

/** Two colors of a theme, one of which is used on the other. */
interface ColorPair {
  front: ColorName;
  back: ColorName | keyof ThemeGradients;
  /** the least contrast: WCAG 2.2 asks for 4.5 for text (1.4.3) and 3 for controls (1.4.11) */
  least: number;
}

/** A color of the config: its place, its name for the editor, and how it looks. */
export interface ColorRef {
  path: Path;
  name: string;
  color: string;
}

/** Two colors of a config, one of which is used on the other. */
export interface ContrastPair {
  front: ColorRef;
  back: ColorRef;
  least: number;
  /** what lies behind the back, which lets some of it through */
  picture?: keyof typeof pictures;
}

/** No picture is lighter or darker anywhere. */
const pictures = { white: '#FFFFFF', black: '#000000' };

const backgrounds: readonly ColorName[] = [
  'background',
  'surface',
  'tint1',
  'tint2',
  'tint3',
  'secondaryTint',
  'warning',
];
const washes = ['dawn', 'mist', 'dusk', 'noon'] as const;

const colorPairs = [
  ...pair(['text', 'heading', 'muted', 'primary', 'primaryHover', 'highlight'], backgrounds, 4.5),
  ...pair(
    ['secondary', 'secondaryHover'],
    ['background', 'surface', 'tint3', 'secondaryTint', 'warning'],
    4.5,
  ),
  ...pair(['onBar', 'linkOnBar', 'headingOnBar', 'onPicture'], ['bar'], 4.5),
  ...pair(['onAction'], ['action', 'actionHover'], 4.5),
  ...pair(['control'], ['background', 'surface', 'bar'], 3),
  ...pair(['focus'], backgrounds, 3),
];
const washPairs = pair(
  ['text', 'heading', 'muted', 'primary', 'primaryHover', 'secondary', 'secondaryHover'],
  washes,
  4.5,
);
const picturePairs = pair(['onPicture'], ['bar'], 4.5);

/**
 * All colors of a scheme that are used on each other.
 *
 * @param readColor the color at a place in the config, its default too
 */
export function listContrastPairs(
  colors: 'colors' | 'darkColors',
  gradients: 'gradients' | 'darkGradients',
  readColor: (path: Path) => string,
): ContrastPair[] {
  const shade = (keys: readonly string[]): ColorRef => {
    const path = ['theme', ...keys];
    return { path, name: keys.slice(1).join('.'), color: readColor(path) };
  };
  return [
    ...colorPairs.map(({ front, back, least }): ContrastPair => ({
      front: shade([colors, front]),
      back: shade([colors, back]),
      least,
    })),
    ...washPairs.flatMap(({ front, back, least }) =>
      (['from', 'to'] as const).map((end): ContrastPair => ({
        front: shade([colors, front]),
        back: shade([gradients, back, end]),
        least,
      })),
    ),
    ...picturePairs.flatMap(({ front, back, least }) =>
      (['white', 'black'] as const).map((picture): ContrastPair => ({
        front: shade([colors, front]),
        back: shade([colors, back]),
        least,
        picture,
      })),
    ),
  ];
}

/** The contrast of two colors where they meet. */
export function measureContrastPair(meeting: ContrastPair): number {
  return measureContrast(meeting.front.color, lookThrough(meeting)(meeting.back.color));
}

/** Everything that the color at a place must be distinguishable from. */
export function listConstraints(
  path: Path,
  meetings: readonly ContrastPair[],
): ContrastConstraint[] {
  const key = path.join('/');
  return meetings.flatMap((meeting): ContrastConstraint[] => {
    const { front, back, least } = meeting;
    const show = lookThrough(meeting);
    if (front.path.join('/') === key) return [{ color: show(back.color), least }];
    if (back.path.join('/') === key) return [{ color: front.color, least, show }];
    return [];
  });
}

/** How a background looks where it lets some of a picture through. */
function lookThrough({ picture }: ContrastPair): (back: string) => string {
  return (back) => (picture ? mixColors(pictures[picture], back, overlayOpacity) : back);
}

/** A contrast in words. Rounded down, so that 4.49 is not said to be 4.5. */
export function writeRatio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

function pair<Back extends ColorPair['back']>(
  fronts: readonly ColorName[],
  backs: readonly Back[],
  least: number,
): readonly (ColorPair & { back: Back })[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}
