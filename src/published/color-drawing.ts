import type { Theme } from '../generated/config-types';
import { mixPortraitColors } from './portraits/portrait-colors';

type Colors = Pick<Theme, 'colors' | 'darkColors' | 'gradients' | 'darkGradients'>;

type Hour = Parameters<typeof mixPortraitColors>[1];

/** `.theme-primary{fill:#1F5F66}` or, of a drawn room, `.theme-evening-wall{fill:#F3E2DE}`. */
const rule =
  /(\.theme-(?:(morning|noon|evening)-)?([a-zA-Z\d]+)(?:-line)?\{(?:fill|stroke|stop-color):)#[\da-fA-F]{3,8}(?=\})/g;

const darkRules = /@media\s*\(prefers-color-scheme:\s*dark\)/;

/**
 * Gives a drawing (SVG) the colors of the theme, where its style names them: by the name of a color of
 * the theme, or by an hour and the name of a color of portraits. Rules after the media query for dark
 * pages get the dark colors. Names that the theme does not have keep the color of the file.
 */
export function colorDrawing(svg: string, theme: Colors & Pick<Theme, 'scheme'>): string {
  const end = darkRules.exec(svg)?.index ?? svg.length;
  return (
    colorRules(svg.slice(0, end), theme, 'light') +
    colorRules(svg.slice(end), theme, theme.scheme === 'light' ? 'light' : 'dark')
  );
}

function colorRules(css: string, theme: Colors, scheme: 'light' | 'dark'): string {
  return css.replace(rule, (whole, start: string, hour: Hour | undefined, name: string) => {
    const all = scheme === 'dark' ? theme.darkColors : theme.colors;
    const colors = new Map(Object.entries(hour ? mixPortraitColors(theme, hour, scheme) : all));
    const color = colors.get(name);
    return color === undefined ? whole : start + color;
  });
}
