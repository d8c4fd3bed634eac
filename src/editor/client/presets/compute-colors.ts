import { listContrastPairs, type ContrastPair } from '../../../content/colors/contrast-pairs';
import { makeReadable, readUsualColor } from '../../../content/colors/theme-color';
import { readOklch, writeOklch } from '../../../content/colors/oklch';
import type { Path } from '../../../utils/json';
import type { ThemeColors, ThemeGradients } from '../../../generated/config-types';

type ColorName = keyof ThemeColors;
type WashName = keyof ThemeGradients;

/** The two colors that all others follow from. */
export interface LeadColors {
  primary: string;
  action: string;
}

type Lead = keyof LeadColors;
type Colors = Partial<Record<ColorName, string>>;
type Washes = Record<WashName, { from: string; to: string }>;

/** What a theme gets from two colors. */
export interface ComputedColors {
  colors: Colors;
  gradients: Washes;
  darkColors: Colors;
  darkGradients: Washes;
}

/** Colors of light or dark pages, and what of them follows from which color. */
interface Scheme {
  colors: 'colors' | 'darkColors';
  gradients: 'gradients' | 'darkGradients';
  followers: Readonly<Record<Lead, readonly ColorName[]>>;
  washes: Readonly<Record<WashName, Lead>>;
}

const onPages: readonly ColorName[] = [
  'primary',
  'primaryHover',
  'secondary',
  'secondaryHover',
  'secondaryTint',
  'tint1',
  'tint3',
  'bar',
  'heading',
  'text',
  'muted',
  'line',
  'control',
  'onBar',
  'linkOnBar',
];
const onButtons: readonly ColorName[] = ['onAction', 'action', 'actionHover'];

// The others stay: white, what is golden, and the ring around the focus.
const light: Scheme = {
  colors: 'colors',
  gradients: 'gradients',
  followers: { primary: onPages, action: [...onButtons, 'background', 'tint2'] },
  washes: { dawn: 'action', mist: 'primary', dusk: 'action', noon: 'primary' },
};
// In the dark, all that is behind text has one hue.
const dark: Scheme = {
  colors: 'darkColors',
  gradients: 'darkGradients',
  followers: {
    primary: [...onPages, 'background', 'surface', 'tint2', 'warning'],
    action: onButtons,
  },
  washes: { dawn: 'primary', mist: 'primary', dusk: 'primary', noon: 'primary' },
};

/** Dark letters can be read on brighter buttons than that, white ones cannot. */
const brightest = 0.68;

/** How much more colorful than usually the others get: a page in neon would be hard on the eyes. */
const mostColorful = 1.3;

/**
 * All colors that follow from two: as bright as usually, turned to another hue as far as the two are, and
 * so much darker or lighter that each can be read. On light pages, the two are kept unless they cannot.
 */
export function computeColors(leads: LeadColors): ComputedColors {
  const [colors, gradients] = computeScheme(light, leads);
  const [darkColors, darkGradients] = computeScheme(dark, leads);
  return { colors, gradients, darkColors, darkGradients };
}

function computeScheme(scheme: Scheme, leads: LeadColors): [Colors, Washes] {
  const computed = new Map<string, string>();
  const read = (place: Path) => computed.get(place.join('/')) ?? readUsualColor(place.slice(1));
  const meetAll = (): ContrastPair[] => listContrastPairs(scheme.colors, scheme.gradients, read);
  const placeOf = (name: ColorName): Path => ['theme', scheme.colors, name];
  const placeOfWash = (name: WashName, end: 'from' | 'to'): Path => [
    'theme',
    scheme.gradients,
    name,
    end,
  ];
  const names = [...scheme.followers.primary, ...scheme.followers.action];
  const washes = ['dawn', 'mist', 'dusk', 'noon'] as const;

  // Backgrounds come first, with the text on buttons: what is on them is easier to make readable.
  const backs = new Set(meetAll().map(({ back }) => back.path.join('/')));
  const rank = (place: Path) => (place.at(-1) === 'onAction' || backs.has(place.join('/')) ? 0 : 1);
  const wanted = [
    ...(['action', 'primary'] as const).flatMap((lead) =>
      scheme.followers[lead].map((name) => ({ place: placeOf(name), lead })),
    ),
    ...washes.flatMap((name) =>
      (['from', 'to'] as const).map((end) => ({
        place: placeOfWash(name, end),
        lead: scheme.washes[name],
      })),
    ),
  ].toSorted((one, other) => rank(one.place) - rank(other.place));
  for (const { place, lead } of wanted) {
    const key = place.join('/');
    const color = turn(place, lead, leads[lead]);
    computed.set(key, color);
    if (place.at(-1) === 'onAction') continue;
    computed.set(key, makeReadable(color, place, meetAll()) ?? readUsualColor(place.slice(1)));
  }

  const readWash = (name: WashName) => ({
    from: read(placeOfWash(name, 'from')),
    to: read(placeOfWash(name, 'to')),
  });
  return [
    Object.fromEntries(names.map((name) => [name, read(placeOf(name))])),
    {
      dawn: readWash('dawn'),
      mist: readWash('mist'),
      dusk: readWash('dusk'),
      noon: readWash('noon'),
    },
  ];
}

/** The usual color at a place, as far from the chosen one as it is from the usual one. */
function turn(place: Path, lead: Lead, chosen: string): string {
  const [, group, name] = place;
  const usual = readUsualColor(place.slice(1));
  const [own, from, to] = [usual, readUsualColor(['colors', lead]), chosen].map(readOklch);
  if (!own || !from || !to) return chosen;
  const isBright = to.lightness > brightest;
  const colorful = Math.min(to.chroma / from.chroma, mostColorful);
  const hue = own.hue + to.hue - from.hue;
  const turned = writeOklch({ lightness: own.lightness, chroma: own.chroma * colorful, hue });
  if (group !== 'colors') return turned;
  switch (name) {
    case lead:
      return chosen;
    case 'onAction':
      return isBright ? writeOklch({ lightness: 0.215, chroma: 0.04, hue: to.hue }) : usual;
    case `${lead}Hover`: {
      const change = isBright ? 1.06 : own.lightness / from.lightness;
      return writeOklch({ ...to, lightness: to.lightness * change });
    }
    default:
      return turned;
  }
}
