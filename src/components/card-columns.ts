import type { ThemeSpace } from '../generated/config-types';
import { findWindowFor } from './design-tokens';
import type { PicturePlace } from './picture-place';

/** Pixels: how far apart cards are. */
export const cardGap = 24;

/** Pixels: how wide a card is at least. */
const least = 264;
const minFeatured = 320;

/** The breakpoints of the theme from which on so many cards of a kind have room side by side. */
const kinds = {
  plain: ['xs', 'cards2', 'cards3', 'cards4'],
  wide: ['xs', 'cards2', 'cards3'],
  featured: ['xs', 'featuredCards2'],
} as const;

export type CardKind = keyof typeof kinds;

type CardBreakpoint = (typeof kinds)[CardKind][number];

/** Pixels: how wide the picture of a card is beside its words, on phones and in a list of rows. */
export const pictureOnPhone = 96;
export const pictureInRow = 112;

/** What such a picture looks like: a square, or higher than it is wide. */
export type SmallPicture = 'none' | 'square' | 'arch';

/** Width by height of the picture of a card that is alone in its row, with its text beside it. */
export const cropBesideText = 4 / 3;

/** How cards are arranged in windows of a certain width. */
export interface CardArrangement {
  from: CardBreakpoint;
  /** how many cards are in a full row; the others have one less */
  columns: number;
  /** pixels: how wide a card is at most */
  widest: number;
  /** the number of the first card, counted from one, of each row that has one less */
  shortRows: number[];
  /** the last card has a row of its own, and fills it */
  lastAlone: boolean;
}

type Widths = Pick<ThemeSpace, 'content' | 'gutter'>;

function widthOf(columns: number, width = least): number {
  return columns * width + (columns - 1) * cardGap;
}

/** Finds the breakpoints of cards for a theme, in em: larger text has fewer columns. */
export function findCardBreakpoints({ gutter }: Widths) {
  // To half an em, which is exact enough, and short.
  const find = (content: number) => Math.ceil(findWindowFor(content, gutter) / 8) / 2;
  return {
    cards2: find(widthOf(2)),
    cards3: find(widthOf(3)),
    cards4: find(widthOf(4)),
    featuredCards2: find(widthOf(2, minFeatured)),
  };
}

/**
 * Arranges cards in rows, the same for all windows of a width: as few rows as there is room for, each
 * as long as the others or one card shorter, so that no card is left over beside a gap.
 */
export function arrangeCards(count: number, kind: CardKind, content: number): CardArrangement[] {
  const arrangements: CardArrangement[] = [];
  const narrowest = kind === 'featured' ? minFeatured : least;
  for (const [index, from] of kinds[kind].entries()) {
    const room = index + 1;
    if (room > 1 && widthOf(room, narrowest) > content) break;
    const rows = Math.ceil(count / room);
    // A card that is alone on its page has the width of two.
    const columns = room === 1 ? 1 : Math.max(2, Math.ceil(count / rows));
    if (columns === arrangements.at(-1)?.columns) continue;
    const short = columns * rows - count;
    const full = (rows - short) * columns;
    arrangements.push({
      from,
      columns,
      widest:
        columns === 1
          ? widthOf(2, narrowest)
          : Math.ceil((content - (columns - 1) * cardGap) / columns),
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
 * @param breakpoints of the theme, in em
 * @param onPhone where cards are below each other, it is that small
 */
export function placeCardPicture(
  arrangements: readonly CardArrangement[],
  crop: number,
  breakpoints: Readonly<Record<CardBreakpoint, number>>,
  onPhone: SmallPicture,
): PicturePlace {
  const isSmall = onPhone !== 'none';
  const place = <T>(choose: (arrangement: CardArrangement) => T) =>
    Object.fromEntries(arrangements.map((each) => [`${breakpoints[each.from]}em`, choose(each)]));
  return {
    widths: place(({ columns, widest }) =>
      columns > 1
        ? `min(100vw/${columns}, ${widest}px)`
        : isSmall
          ? `${pictureOnPhone}px`
          : '100vw',
    ),
    range: [
      isSmall ? pictureOnPhone : least,
      Math.max(...arrangements.map(({ widest }) => widest)),
    ],
    // Each card may be the last one; of a flatter box, more of a picture would be cut off.
    crop: place(({ columns, lastAlone }) => {
      if (columns === 1 && isSmall) return ratioOf(onPhone);
      return lastAlone ? Math.min(crop, cropBesideText) : crop;
    }),
  };
}

/** How wide the picture of a card is in a list of rows. */
export function placeRowPicture(picture: SmallPicture): PicturePlace {
  return {
    widths: { 0: `${pictureInRow}px` },
    range: [pictureOnPhone, pictureInRow],
    crop: ratioOf(picture),
  };
}

function ratioOf(picture: SmallPicture): number {
  return picture === 'arch' ? 4 / 5 : 1;
}
