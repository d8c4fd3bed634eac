import { isObject } from '../../contract/is-object';
import { getValue } from '../json/json-pointer';
import { definition, type Path } from '../schema/walk-schema';
import { listMeetings, listNeighbors, measureMeeting, type Meeting } from './color-meetings';
import { nearestReadable } from './nearest-readable';
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
  const wanted = listOwnColors(theme);
  if (wanted.length === 0) return [];
  const derived = new Map<string, string>();
  const read = (place: Path): string => {
    const path = place.slice(1);
    const written = getValue(theme, path);
    const own = typeof written === 'string' && form.test(written) ? written : readUsual(path);
    return derived.get(path.join('/')) ?? own;
  };
  // Backgrounds come first: what is on them is easier to make readable.
  const backs = new Set(meetAll(read).map(({ back }) => back.path.join('/')));
  const isBack = ({ dark }: OwnColor) => backs.has(['theme', ...dark].join('/'));
  const sorted = [...wanted.filter(isBack), ...wanted.filter((one) => !isBack(one))];
  return sorted.map(({ dark, light, color }): DarkColor => {
    const key = dark.join('/');
    const usual = readUsual(dark);
    derived.set(key, darken(color, readUsual(light), usual));
    const readable = makeReadable(['theme', ...dark], meetAll(read)) ?? usual;
    derived.set(key, readable);
    return { path: dark, color: readable };
  });
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
    const follows = rest[0] === 'onAction' && hasOwnDarkButtons(theme);
    const color = getValue(theme, light) ?? (follows ? readUsual(light) : undefined);
    if (typeof color !== 'string' || !form.test(color)) return [];
    // Both ends of a wash are given together.
    const isGiven = getValue(theme, dark.slice(0, 2)) !== undefined;
    const isUsual = color.toUpperCase() === readUsual(light).toUpperCase();
    const isLeft = isUsual && group === 'colors' && !follows;
    return isGiven || isLeft ? [] : [{ color, light, dark }];
  });
}

/** The usual text on them is for bright buttons. */
function hasOwnDarkButtons(theme: object): boolean {
  return getValue(theme, [darkOf.colors, 'action']) !== undefined;
}

function listNames(group: string): string[] {
  return Object.keys(definition('Theme').properties?.[group]?.properties ?? {});
}

function readUsual([group = '', name = '', ...rest]: Path): string {
  const setting = definition('Theme').properties?.[group]?.properties?.[name];
  return String(getValue(setting?.default, rest));
}

function meetAll(read: (path: Path) => string): Meeting[] {
  return listMeetings(darkOf.colors, darkOf.gradients, read);
}

/** As bright as the usual dark color, in the hue of a light one, and more colorful only as that is. */
function darken(color: string, usualLight: string, usualDark: string): string {
  if (color.toUpperCase() === usualLight.toUpperCase()) return usualDark;
  // What is the same in both schemes, such as the text on the bar, stays so.
  if (usualLight === usualDark) return color;
  const [own, light, dark] = [color, usualLight, usualDark].map(readOklch);
  if (!own || !light || !dark) return color;
  const share = light.chroma > leastChroma ? dark.chroma / light.chroma : 1;
  return writeOklch({ ...own, lightness: dark.lightness, chroma: own.chroma * share });
}

/** Below this, a color is a gray with a shade of something. */
const leastChroma = 0.02;

function makeReadable(path: Path, meetings: readonly Meeting[]): string | undefined {
  const key = path.join('/');
  const own = meetings.filter(({ front, back }) =>
    [front, back].some((shade) => shade.path.join('/') === key),
  );
  const color = own
    .flatMap(({ front, back }) => [front, back])
    .find((shade) => shade.path.join('/') === key)?.color;
  if (color === undefined) return undefined;
  if (own.every((meeting) => measureMeeting(meeting) >= meeting.least)) return color;
  return nearestReadable(color, listNeighbors(path, meetings));
}
