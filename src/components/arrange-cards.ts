import type { ThemeSpace } from '../generated/config-types';
import { findWindowFor } from './fluid-length';
import type { PicturePlace } from './picture-place';

/** Pixels: how far apart cards are. */
export const cardGap = 24;

/** Of a media query, while text has its usual size. */
const pixelsPerEm = 16;

/** Pixels: how wide a card is at least. */
const least = 264;

/**
 * How wide cards of a kind are at least, and how many there are in a row at most: a wide picture needs
 * more room than four in a row leave it, and a featured card more still.
 */
const kinds = {
  plain: [least, 4],
  wide: [least, 3],
  featured: [320, 2],
} as const;

/** Width by height of the picture of a card that is alone in its row, with its text beside it. */
export const cropBesideText = 4 / 3;

export type CardKind = keyof typeof kinds;

/** How cards are arranged in windows of a certain width. */
export interface CardArrangement {
  /** em, so that larger text has fewer columns: the narrowest window that is arranged this way */
  from: number;
  /** how many cards are in a full row; the others have one less */
  columns: number;
  /** pixels: how wide a card is at most */
  widest: number;
  /** the number of the first card, counted from one, of each row that has one less */
  shortRows: number[];
  /** the last card has a row of its own, and fills it */
  lastAlone: boolean;
}

/**
 * Arranges cards in rows, the same for all windows of a width: as few rows as there is room for, each
 * as long as the others or one card shorter, so that no card is left over beside a gap.
 */
export function arrangeCards(
  count: number,
  kind: CardKind,
  { content, gutter }: Pick<ThemeSpace, 'content' | 'gutter'>,
): CardArrangement[] {
  const [width, most] = kinds[kind];
  const widthOf = (columns: number) => columns * width + (columns - 1) * cardGap;
  const below: CardArrangement = {
    from: 0,
    columns: 1,
    widest: widthOf(2),
    shortRows: [],
    lastAlone: false,
  };
  const arrangements = [below];
  for (let room = 2; room <= most && widthOf(room) <= content; room += 1) {
    const rows = Math.ceil(count / room);
    // A card that is alone on its page has the width of two.
    const columns = Math.max(2, Math.ceil(count / rows));
    if (columns === arrangements.at(-1)?.columns) continue;
    const short = columns * rows - count;
    const full = (rows - short) * columns;
    arrangements.push({
      // To half an em, which is exact enough, and short.
      from: Math.ceil((2 * findWindowFor(widthOf(room), gutter)) / pixelsPerEm) / 2,
      columns,
      widest: Math.ceil((content - (columns - 1) * cardGap) / columns),
      shortRows: Array.from({ length: short }, (_, row) => full + row * (columns - 1) + 1),
      lastAlone: columns === 2 && short === 1,
    });
  }
  return arrangements;
}

/**
 * How wide the picture of a card is in each arrangement.
 *
 * @param crop the ratio of width to height of its box
 */
export function placeCardPicture(
  arrangements: readonly CardArrangement[],
  crop: number,
): PicturePlace {
  const place = <T>(choose: (arrangement: CardArrangement) => T) =>
    Object.fromEntries(arrangements.map((each) => [`${each.from}em`, choose(each)]));
  return {
    widths: place(({ columns, widest }) =>
      columns === 1 ? '100vw' : `min(100vw/${columns}, ${widest}px)`,
    ),
    range: [least, Math.max(...arrangements.map(({ widest }) => widest))],
    // Each card may be the last one; of a flatter box, more of a picture would be cut off.
    crop: place(({ lastAlone }) => (lastAlone ? Math.min(crop, cropBesideText) : crop)),
  };
}
