import type { ThemeColors } from '../../generated/config-types';
import { measureContrast } from '../color-contrast';
import type { Finding } from '../finding';
import { definition } from '../walk-schema';
import type { Rule } from './rule-context';

type ColorName = keyof ThemeColors;

interface ColorPair {
  front: ColorName;
  back: ColorName;
  /** the least contrast: WCAG 2.2 asks for 4.5 for text (1.4.3) and 3 for controls (1.4.11) */
  least: number;
}

const backgrounds: readonly ColorName[] = ['paper', 'white', 'mist', 'sand', 'sage', 'warning'];

const pairs: readonly ColorPair[] = [
  ...pair(['text', 'heading', 'muted', 'primary', 'primaryDark', 'star'], backgrounds, 4.5),
  ...pair(['onDeep', 'linkOnDeep', 'headingOnDeep'], ['deep'], 4.5),
  ...pair(['white'], ['action', 'actionDark'], 4.5),
  ...pair(['control'], ['paper', 'white'], 3),
  ...pair(['focus'], backgrounds, 3),
];

/** Colors that stand on each other can be told apart by people with weak eyes. */
export const colorsReadable: Rule = ({ config: { theme } }) => {
  const worst = new Map<ColorName, { pair: ColorPair; contrast: number }>();
  for (const colors of pairs) {
    const contrast = measureContrast(theme.colors[colors.front], theme.colors[colors.back]);
    if (contrast >= colors.least) continue;
    const cause = isUsual(colors.front, theme.colors) ? colors.back : colors.front;
    const known = worst.get(cause);
    if (!known || contrast / colors.least < known.contrast / known.pair.least) {
      worst.set(cause, { pair: colors, contrast });
    }
  }
  return [...worst].map(([cause, { pair: colors, contrast }]): Finding => {
    const { front, back, least } = colors;
    const other = cause === front ? back : front;
    return {
      code: 'CFG0615',
      path: ['theme', 'colors', cause],
      message: `"${front}" on "${back}" has a contrast of ${contrast.toFixed(1)}; it needs ${least}.`,
      hint: `Make the color darker or lighter, away from "${other}" (${theme.colors[other]}).`,
    };
  });
};

function pair(
  fronts: readonly ColorName[],
  backs: readonly ColorName[],
  least: number,
): readonly ColorPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, least })));
}

function isUsual(name: ColorName, colors: ThemeColors): boolean {
  const group = definition('Theme').properties?.['colors'];
  return group?.properties?.[name]?.default === colors[name];
}
