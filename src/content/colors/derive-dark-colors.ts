import { isObject, getIn, type Path } from '../../utils/json';
import { definition } from '../schema/walk-schema';
import { listContrastPairs, type ContrastPair } from './contrast-pairs';
import { makeReadable, readUsualColor } from './theme-color';
import { readOklch, writeOklch } from './oklch';

/** A dark color that follows from a light one. */
export interface DarkColor {
  /** in the theme: `darkColors`, `action` */
  path: Path;
  color: string;
}

const form = /^#[0-9A-Fa-f]{6}$/;
const darkOf = { colors: 'darkColors', gradients: 'darkGradients' } as const;

/**
 * The dark colors that follow from the light ones that a theme has of its own, where it names no dark
 * ones: of the same hue, as bright as the usual dark color is, or so much darker or lighter that it has
 * enough contrast to all that it meets.
 *
 * @param theme as it is written, right or wrong
 */
export function deriveDarkColors(theme: unknown): DarkColor[] {
  if (!isObject(theme) || theme['scheme'] === 'light') return [];
  const button = readButton(theme);
  const ofButton = button === undefined ? [] : buttonParts.filter((part) => !hasDark(theme, part));
  const wanted = listOwnColors(theme).filter(({ dark: [, name] }) =>
    ofButton.every((part) => part !== name),
  );
  if (wanted.length + ofButton.length === 0) return [];
  const derived = new Map<string, string>();
  const read = (place: Path): string => {
    const path = place.slice(1);
    const written = getIn(theme, path);
    const own = typeof written === 'string' && form.test(written) ? written : readUsualColor(path);
    return derived.get(path.join('/')) ?? own;
  };
  function settle(path: Path, color: string): DarkColor {
    const key = path.join('/');
    derived.set(key, color);
    const readable = makeReadable(color, ['theme', ...path], meetAll(read)) ?? readUsualColor(path);
    derived.set(key, readable);
    return { path, color: readable };
  }

  // The text is found on the button itself, then what the button is under the pointer.
  if (button !== undefined && ofButton.includes('actionHover')) {
    derived.set([darkOf.colors, 'actionHover'].join('/'), button);
  }
  const parts = ofButton.map((part) => {
    const path = [darkOf.colors, part];
    return settle(path, part === 'onAction' || !button ? readUsualColor(path) : shade(button));
  });
  // Backgrounds come first: what is on them is easier to make readable.
  const backs = new Set(meetAll(read).map(({ back }) => back.path.join('/')));
  const isBack = ({ dark }: OwnColor) => backs.has(['theme', ...dark].join('/'));
  const sorted = [...wanted.filter(isBack), ...wanted.filter((one) => !isBack(one))];
  const others = sorted.map(({ dark, light, color }) =>
    settle(dark, darken(color, readUsualColor(light), readUsualColor(dark))),
  );
  return [...parts, ...others];
}

/** What goes with a main button that is named for the dark: the usual ones are for a bright one. */
const buttonParts = ['onAction', 'actionHover'] as const;

function readButton(theme: object): string | undefined {
  const button = getIn(theme, [darkOf.colors, 'action']);
  return typeof button === 'string' && form.test(button) ? button : undefined;
}

function hasDark(theme: object, name: string): boolean {
  return getIn(theme, [darkOf.colors, name]) !== undefined;
}

/** A little darker, or a little lighter where it is bright. */
function shade(color: string): string {
  const { lightness, ...rest } = readOklch(color);
  return writeOklch({ ...rest, lightness: lightness + (lightness > 0.65 ? 0.06 : -0.06) });
}

/** A light color that is not the usual one, without a dark one. */
interface OwnColor {
  color: string;
  light: Path;
  dark: Path;
}

function listOwnColors(theme: object): OwnColor[] {
  const paths = [
    ...listNames('colors').map((name) => ['colors', name]),
    ...listNames('gradients').flatMap((name) => [
      ['gradients', name, 'from'],
      ['gradients', name, 'to'],
    ]),
  ];
  return paths.flatMap(([group = '', ...rest]): OwnColor[] => {
    const light = [group, ...rest];
    const dark = [group === 'colors' ? darkOf.colors : darkOf.gradients, ...rest];
    const color = getIn(theme, light);
    if (typeof color !== 'string' || !form.test(color)) return [];
    // Both ends of a wash are given together.
    const isGiven = getIn(theme, dark.slice(0, 2)) !== undefined;
    const isUsual = color.toUpperCase() === readUsualColor(light).toUpperCase();
    return isGiven || (isUsual && group === 'colors') ? [] : [{ color, light, dark }];
  });
}

function listNames(group: string): string[] {
  return Object.keys(definition('Theme').properties?.[group]?.properties ?? {});
}

function meetAll(read: (path: Path) => string): ContrastPair[] {
  return listContrastPairs(darkOf.colors, darkOf.gradients, read);
}

/** As bright as the usual dark color, in the hue of a light one, and more colorful only as that is. */
function darken(color: string, usualLight: string, usualDark: string): string {
  if (color.toUpperCase() === usualLight.toUpperCase()) return usualDark;
  // What is the same in both schemes, such as the text on the bar, stays so.
  if (usualLight === usualDark) return color;
  const [own, light, dark] = [color, usualLight, usualDark].map(readOklch);
  if (!own || !light || !dark) return color;
  const share = light.chroma > minChroma ? dark.chroma / light.chroma : 1;
  return writeOklch({ ...own, lightness: dark.lightness, chroma: own.chroma * share });
}

/** Below this, a color is a gray with a shade of something. */
const minChroma = 0.02;
