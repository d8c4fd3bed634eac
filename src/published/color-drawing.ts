import type { Theme } from '../generated/config-types';
import { mixPortraitColors } from './portraits/portrait-colors';

/** `.theme-primary{fill:#1F5F66}` or, of a drawn room, `.theme-evening-wall{fill:#F3E2DE}`. */
const rule =
  /\.theme-(?:(?<hour>morning|noon|evening)-)?(?<name>[a-zA-Z\d]+)(?:-line)?\{(?<property>fill|stroke|stop-color):#[\da-fA-F]{3,8}\}/g;

const darkRules = /@media\s*\(prefers-color-scheme:\s*dark\)/;

/**
 * Gives a drawing (SVG) the colors of the theme, where its style names them: by the name of a color of
 * the theme, or by an hour and the name of a color of portraits. Rules after the media query for dark
 * pages get the dark colors. Names that the theme does not have keep the color of the file.
 */
export function colorDrawing(
  svg: string,
  theme: Pick<Theme, 'colors' | 'darkColors' | 'gradients' | 'darkGradients' | 'scheme'>,
): string {
  const dark = darkRules.exec(svg)?.index ?? svg.length;
  return svg.replace(rule, (whole: string, ...rest: unknown[]) => {
    const { hour, name = '', property } = rest.at(-1) as Record<string, string | undefined>;
    const isDark = Number(rest.at(-3)) > dark && theme.scheme !== 'light';
    const scheme = isDark ? 'dark' : 'light';
    const colors: Readonly<Record<string, string>> = isHour(hour)
      ? { ...mixPortraitColors(theme, hour, scheme) }
      : { ...(isDark ? theme.darkColors : theme.colors) };
    const color = Object.hasOwn(colors, name) ? colors[name] : undefined;
    return color === undefined
      ? whole
      : whole.replace(/\{.*\}/, () => `{${property ?? 'fill'}:${color}}`);
  });
}

type Hour = Parameters<typeof mixPortraitColors>[1];

function isHour(hour: string | undefined): hour is Hour {
  return hour !== undefined;
}
