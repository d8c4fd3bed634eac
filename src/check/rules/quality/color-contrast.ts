import type { Theme } from '../../../generated/config-types';
import {
  listContrastPairs,
  listConstraints,
  measureContrastPair,
  writeRatio,
  type ContrastPair,
  type ColorRef,
} from '../../../content/colors/contrast-pairs';
import type { Diagnostic } from '../../diagnostic';
import { getIn } from '../../../utils/json';
import { nearestAccessibleColor } from '../../../content/colors/nearest-accessible-color';
import { definition } from '../../../content/schema/walk-schema';
import type { Rule } from '../rule';

/** Colors that are used on each other can be distinguished by people with weak eyes, in both schemes. */
export const colorContrast = {
  problems: {
    CFG0615: {
      severity: 'error',
      title: 'Text is hard to read on its background color.',
      cause:
        'Two colors that are used together are so similar that many people could not read the text. Make one of the two darker or lighter; the message shows the contrast that is needed.',
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
): Diagnostic[] {
  const meetings = listContrastPairs(colors, gradients, (path) =>
    String(getIn(theme, path.slice(1))),
  );
  const worst = new Map<string, { meeting: ContrastPair; cause: ColorRef; contrast: number }>();
  for (const meeting of meetings) {
    const { front, back, least } = meeting;
    const contrast = measureContrastPair(meeting);
    if (contrast >= least) continue;
    const cause = isUsual(front) ? back : front;
    const key = cause.path.join('/');
    const known = worst.get(key);
    if (!known || contrast / least < known.contrast / known.meeting.least) {
      worst.set(key, { meeting, cause, contrast });
    }
  }
  return [...worst.values()].map(({ meeting, cause, contrast }): Diagnostic => {
    const { front, back, least, picture } = meeting;
    const place = picture ? `"${back.name}" over a ${picture} image` : describeShade(back);
    const other = cause === front ? back : front;
    const better = nearestAccessibleColor(cause.color, listConstraints(cause.path, meetings));
    return {
      code: 'CFG0615',
      path: cause.path,
      message: `"${front.name}" is hard to read on ${place}: the contrast is ${writeRatio(contrast)}:1 and must be at least ${least}:1.`,
      hint: better
        ? `Change "${cause.name}" to "${better}", the closest readable color.`
        : `Make "${cause.name}" darker or lighter, so that it differs more from "${other.name}" (${other.color}).`,
    };
  });
}

/** `"surface"`, or one end of a gradient: `the "from" color of the "noon" gradient`. */
function describeShade({ name }: ColorRef): string {
  const [wash, end] = name.split('.');
  return end === undefined ? `"${name}"` : `the "${end}" color of the "${wash}" gradient`;
}

/** What the editor left as it is can hardly be the cause. */
function isUsual({ path: [, group = '', name = '', ...rest], color }: ColorRef): boolean {
  const settings = definition('Theme').properties?.[group]?.properties;
  return getIn(settings?.[name]?.default, rest) === color;
}
