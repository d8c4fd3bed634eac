import type { Theme, ThemeColors, ThemeGradients } from '../../../generated/config-types';
import { sceneShade } from '../../../contract/scene-shade';
import { mixColors } from '../../colors/color-channels';
import { measureContrast } from '../../colors/color-contrast';
import type { Finding } from '../../finding';
import { getValue } from '../../json/json-pointer';
import { nearestReadable, type Neighbor } from '../../colors/nearest-readable';
import { definition, type Path } from '../../schema/walk-schema';
import type { Rule } from '../rule';

type ColorName = keyof ThemeColors;

/** Two colors of a theme, one of which is used on the other. */
interface ColorPair {
  front: ColorName;
  back: ColorName | keyof ThemeGradients;
  /** the least contrast: WCAG 2.2 asks for 4.5 for text (1.4.3) and 3 for controls (1.4.11) */
  least: number;
}

/** A color of the config: its place, its name for the editor, and how it looks. */
interface Shade {
  path: Path;
  name: string;
  color: string;
}

interface Meeting {
  front: Shade;
  back: Shade;
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
  ...pair(['onBar', 'linkOnBar', 'headingOnBar', 'onAction'], ['bar'], 4.5),
  ...pair(['onAction'], ['action', 'actionHover'], 4.5),
  ...pair(['control'], ['background', 'surface', 'bar'], 3),
  ...pair(['focus'], backgrounds, 3),
];
const washPairs = pair(
  ['text', 'heading', 'muted', 'primary', 'primaryHover', 'secondary', 'secondaryHover'],
  washes,
  4.5,
);
const picturePairs = pair(['onAction'], ['bar'], 4.5);

/** Colors that are used on each other can be distinguished by people with weak eyes, in both schemes. */
export const colorsReadable = {
  problems: {
    CFG0615: {
      severity: 'error',
      title: 'Two colors are too similar to be readable on each other.',
      cause:
        'Two colors that are used on each other are so similar that many people could not read the text. Make one of them darker or lighter; the message says how much contrast is needed.',
      example: {
        kind: 'settings',
        bad: { '/theme': { colors: { background: '#333333' } } },
        good: { '/theme': { colors: { background: '#FFFFFF' } } },
      },
    },
  },
  check: ({ config: { theme } }) => [
    ...checkScheme(theme, 'colors', 'gradients'),
    ...(theme.scheme === 'system' ? checkScheme(theme, 'darkColors', 'darkGradients') : []),
  ],
} satisfies Rule;

function checkScheme(
  theme: Theme,
  colors: 'colors' | 'darkColors',
  gradients: 'gradients' | 'darkGradients',
): Finding[] {
  const meetings = [
    ...colorPairs.map(({ front, back, least }): Meeting => ({
      front: shade([colors, front]),
      back: shade([colors, back]),
      least,
    })),
    ...washPairs.flatMap(({ front, back, least }) =>
      (['from', 'to'] as const).map((end): Meeting => ({
        front: shade([colors, front]),
        back: shade([gradients, back, end]),
        least,
      })),
    ),
    ...picturePairs.flatMap(({ front, back, least }) =>
      (['white', 'black'] as const).map((picture): Meeting => ({
        front: shade([colors, front]),
        back: shade([colors, back]),
        least,
        picture,
      })),
    ),
  ];

  function shade(keys: readonly string[]): Shade {
    const path = ['theme', ...keys];
    return { path, name: keys.slice(1).join('.'), color: String(getValue(theme, keys)) };
  }

  const worst = new Map<string, { meeting: Meeting; cause: Shade; contrast: number }>();
  for (const meeting of meetings) {
    const { front, back, least } = meeting;
    const contrast = measureContrast(front.color, lookThrough(meeting)(back.color));
    if (contrast >= least) continue;
    const cause = isUsual(front) ? back : front;
    const key = cause.path.join('/');
    const known = worst.get(key);
    if (!known || contrast / least < known.contrast / known.meeting.least) {
      worst.set(key, { meeting, cause, contrast });
    }
  }
  return [...worst.values()].map(({ meeting, cause, contrast }): Finding => {
    const { front, back, least, picture } = meeting;
    const place = picture ? `"${back.name}" over a ${picture} picture` : describeShade(back);
    const other = cause === front ? back : front;
    const better = nearestReadable(cause.color, listNeighbors(cause, meetings));
    return {
      code: 'CFG0615',
      path: cause.path,
      message: `"${front.name}" on ${place} has a contrast of ${writeRatio(contrast)}; it needs ${least}.`,
      hint: better
        ? `Use "${better}", the nearest color that can be read.`
        : `Make the color darker or lighter, away from "${other.name}" (${other.color}).`,
    };
  });
}

/** `"surface"`, or what a name such as "noon.from" means: one end of a color wash. */
function describeShade({ path: [, group = ''], name }: Shade): string {
  const [wash, end] = name.split('.');
  if (end === undefined) return `"${name}"`;
  const setting = `"${group}" → "${wash}" → "${end}"`;
  return `the ${end === 'from' ? 'start' : 'end'} of the color wash "${wash}" (${setting})`;
}

/** What the editor left as it is can hardly be the cause. */
function isUsual({ path: [, group = '', name = '', ...rest], color }: Shade): boolean {
  const settings = definition('Theme').properties?.[group]?.properties;
  return getValue(settings?.[name]?.default, rest) === color;
}

/** Everything that the color must be distinguishable from. */
function listNeighbors({ path }: Shade, meetings: readonly Meeting[]): Neighbor[] {
  const key = path.join('/');
  return meetings.flatMap((meeting): Neighbor[] => {
    const { front, back, least } = meeting;
    const show = lookThrough(meeting);
    if (front.path.join('/') === key) return [{ color: show(back.color), least }];
    if (back.path.join('/') === key) return [{ color: front.color, least, show }];
    return [];
  });
}

/** How a background looks where it lets some of a picture through. */
function lookThrough({ picture }: Meeting): (back: string) => string {
  return (back) => (picture ? mixColors(pictures[picture], back, sceneShade) : back);
}

/** Rounded down, so that 4.49 is not said to be 4.5. */
function writeRatio(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

function pair<Back extends ColorPair['back']>(
  fronts: readonly ColorName[],
  backs: readonly Back[],
  least: number,
): readonly (ColorPair & { back: Back })[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}
