import type { Counselor, Theme } from '../../generated/config-types';
import { chairs } from './chairs';
import { objects } from './objects';
import { mixPortraitColors } from './portrait-colors';

type PortraitTheme = Pick<Theme, 'colors' | 'darkColors' | 'gradients' | 'darkGradients'>;

/** The panes of the window. */
const panes =
  'M100 312V206h77v106zM183 312V206h77v106zM100 200v-48c0-42 33-77 77-80v128zM183 200V72c44 3 77 38 77 80v48z';

/** Where the sun is, and where the light of the panes falls: farther when it is low. */
const hours = {
  morning: {
    sun: [150, 238, 32],
    light: 'M196 428h64l34 44h-74zM266 428h58l58 44h-80z',
  },
  noon: {
    sun: [214, 140, 25],
    light: 'M104 432h68l4 34H92zM178 432h68l12 34h-76z',
  },
  evening: {
    sun: [216, 246, 36],
    light: 'M84 430h62l-20 44H50zM152 430h62l6 44h-84z',
  },
} as const;

/**
 * What stands for a person without a photo, as an SVG of 4 by 5: a chair by a window, a thing of her
 * or his, and in the corner the initials, as a painter signs; without an illustration, large initials.
 * The same person always has the same chair, and the same colors.
 */
export function drawPortrait(
  { id, name, illustration }: Pick<Counselor, 'id' | 'name' | 'illustration'>,
  theme: PortraitTheme,
  scheme: 'light' | 'dark',
): string {
  const seed = sumUp(id);
  if (!illustration) return drawInitials(name, seed, theme, scheme);
  const { object, hour } = illustration;
  const colors = mixPortraitColors(theme, hour, scheme);
  const chair = chairs[seed % chairs.length] ?? chairs[0];
  const { sun, light } = hours[hour];
  const [x, y, radius] = sun;
  const side = Math.floor(seed / chairs.length) % 2 ? ' transform="matrix(-1 0 0 1 400 0)"' : '';
  const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="26 46 348 435">
<clipPath id="panes"><path d="${panes}"/></clipPath>
<path fill="${colors.wall}" d="M0 0h400v500H0z"/>
<g${side}>
<path fill="${colors.floor}" d="M0 412h400v88H0z"/>
<path fill="${colors.frame}" d="M88 312V152c0-52 40-92 92-92s92 40 92 92v160zM76 312h208v12H76z"/>
<g clip-path="url(#panes)">
<path fill="${colors.sky}" d="M90 60h180v260H90z"/>
<circle cx="${x}" cy="${y}" r="${radius}" fill="${colors.sun}"/>
<path fill="${colors.farHill}" d="M90 262c40-26 70-30 104-14 26 12 50 8 76-8v90H90z"/>
<path fill="${colors.nearHill}" d="M90 286c50-8 84-22 180 6v40H90z"/>
</g>
<path fill="${colors.light}" opacity=".5" d="${light}"/>
${chair.draw(colors)}${objects[object](colors, chair)}
</g>
${sign(name, colors.deep)}
</svg>`;
  return drawing.replaceAll('\n', '');
}

/** A number that stays the same for an id. */
function sumUp(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 5 + (letter.codePointAt(0) ?? 0)) % 257, 0);
}

/** The capital letters that the names begin with; nothing in scripts that have none. */
function sign(name: string, color: string): string {
  const initials = [...name.matchAll(/(?<!\p{L})\p{Lu}/gu)].map(([letter]) => letter);
  if (initials.length === 0) return '';
  return `<text x="358" y="470" text-anchor="end" font-family="Georgia,serif" font-style="italic" font-size="15" fill="${color}" opacity=".7">${initials.slice(0, 3).join(' ')}</text>`;
}

const times = ['morning', 'noon', 'evening'] as const;

/** The initials on one of three colors of the wall, with the light of the window from one of two sides. */
function drawInitials(
  name: string,
  seed: number,
  theme: PortraitTheme,
  scheme: 'light' | 'dark',
): string {
  const colors = mixPortraitColors(theme, times[seed % times.length] ?? 'noon', scheme);
  const { wall, frame } = colors;
  const ink = scheme === 'light' ? colors.deep : colors.pale;
  const center = Math.floor(seed / times.length) % 2 ? 90 : 310;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><path fill="${wall}" d="M0 0h400v500H0z"/><circle cx="${center}" cy="110" r="230" fill="${frame}"/><text x="200" y="300" text-anchor="middle" font-family="Georgia,serif" font-size="150" fill="${ink}">${readInitials(name)}</text></svg>`;
}

/** `Dr. Ada de Sample` → `AS`; letters of scripts that join them stay apart. */
function readInitials(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'));
  const letters = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  const ends = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return ends.join(/\p{Lu}/u.test(ends.join('')) ? '' : ' ');
}
