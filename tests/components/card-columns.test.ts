import { describe, expect, test } from 'vitest';
import {
  arrangeCards,
  cropBesideText,
  findCardBreakpoints,
  placeCardPicture,
  type CardArrangement,
  type CardKind,
} from '../../src/components/card-columns';
import type { PicturePlace } from '../../src/components/picture-place';

const space = { content: 1240, gutter: { phone: 16, desktop: 48 } };
const breakpoints = { xs: 0, ...findCardBreakpoints(space) };
const counts = Array.from({ length: 12 }, (_, index) => index + 1);
const kinds: CardKind[] = ['plain', 'wide', 'featured'];

/** How many cards each row has in a window of that width, in pixels, while text has its usual size. */
function listRows(count: number, kind: CardKind, width: number): number[] {
  const arrangement = arrangeCards(count, kind, space.content).findLast(
    ({ from }) => 16 * breakpoints[from] <= width,
  );
  if (!arrangement) throw new Error(`Nothing is arranged for ${width} pixels`);
  const rows: number[] = [];
  for (let card = 1; card <= count; card += rows.at(-1) ?? 1) {
    rows.push(lengthOfRow(card, arrangement));
  }
  return rows;
}

function lengthOfRow(first: number, { columns, shortRows }: CardArrangement): number {
  return shortRows.includes(first) ? columns - 1 : columns;
}

/** The rows at 1280 pixels for one to twelve cards. */
function writeRows(kind: CardKind): string[] {
  return counts.map((count) => listRows(count, kind, 1280).join('+'));
}

function placePictures(count: number, kind: CardKind, content = space.content): PicturePlace {
  return placeCardPicture(arrangeCards(count, kind, content), 1, breakpoints, 'none');
}

function listWindows(...cards: Parameters<typeof placePictures>): string[] {
  return Object.keys(placePictures(...cards).widths);
}

describe('no card is left over beside a gap', () => {
  describe.each(kinds)('%s cards', (kind) => {
    test.each([360, 768, 1280])('at %i pixels', (width) => {
      for (const count of counts) {
        const rows = listRows(count, kind, width);
        const [longest = 0] = rows;
        const fitting = rows.filter((row) => row === longest || row === longest - 1);
        expect({ count, rows, shown: rows.reduce((sum, row) => sum + row, 0) }).toEqual({
          count,
          rows: fitting.toSorted((one, other) => other - one),
          shown: count,
        });
      }
    });
  });

  test('a card that is alone in its row fills it, and is the last one', () => {
    for (const kind of kinds) {
      for (const count of counts) {
        for (const arrangement of arrangeCards(count, kind, space.content)) {
          const { columns, shortRows, lastAlone } = arrangement;
          const alone = columns === 2 && shortRows.length > 0;
          expect({ kind, arrangement }).toEqual({
            kind,
            arrangement: {
              ...arrangement,
              lastAlone: alone,
              shortRows: lastAlone ? [count] : shortRows,
            },
          });
        }
      }
    }
  });

  test('rows at 1280 pixels', () => {
    expect(writeRows('plain').slice(1)).toEqual([
      '2',
      '3',
      '4',
      '3+2',
      '3+3',
      '4+3',
      '4+4',
      '3+3+3',
      '4+3+3',
      '4+4+3',
      '4+4+4',
    ]);
    expect(writeRows('wide').slice(3, 8)).toEqual(['2+2', '3+2', '3+3', '3+2+2', '3+3+2']);
    expect(writeRows('featured').slice(1, 5)).toEqual(['2', '2+1', '2+2', '2+2+1']);
  });
});

describe('pictures of cards are as wide as their columns', () => {
  test('a column more as soon as it has room, where it spares a row', () => {
    // The next half of an em; there is room from 597, 901, 1205 and 715 pixels on.
    expect(listWindows(4, 'plain')).toEqual(['0em', '37.5em', '75.5em']);
    expect(listWindows(3, 'plain')).toEqual(['0em', '37.5em', '56.5em']);
    expect(listWindows(2, 'plain')).toEqual(['0em', '37.5em']);
    expect(listWindows(4, 'featured')).toEqual(['0em', '45em']);
    const { widths } = placePictures(4, 'plain');
    expect(widths['0em']).toBe('100vw');
    expect(widths['75.5em']).toBe('min(100vw/4, 292px)');
  });

  test('narrow content has room for fewer', () => {
    expect(listWindows(4, 'plain', 1000)).toEqual(['0em', '37.5em']);
    expect(listWindows(6, 'plain', 1000)).toEqual(['0em', '37.5em', '56.5em']);
  });

  test('files are offered for the widest picture: in one column, or in two of wide content', () => {
    expect(placePictures(4, 'featured').range).toEqual([264, 664]);
    expect(placePictures(4, 'featured', 1600).range).toEqual([264, 788]);
  });
});

function listCrops(count: number, crop: number): number[] {
  return Object.values(
    placeCardPicture(arrangeCards(count, 'featured', space.content), crop, breakpoints, 'none')
      .crop ?? {},
  );
}

test('the picture of a card is as high as its box beside the text, where it is alone in its row', () => {
  expect(listCrops(3, 16 / 9)).toEqual([16 / 9, cropBesideText]);
  expect(listCrops(4, 16 / 9)).toEqual([16 / 9, 16 / 9]);
  expect(listCrops(3, 1)).toEqual([1, 1]);
});

test('portraits below each other are small, and higher than they are wide', () => {
  const place = placeCardPicture(arrangeCards(4, 'plain', space.content), 1, breakpoints, 'arch');
  expect(place.range[0]).toBe(96);
  expect(Object.values(place.widths)[0]).toBe('96px');
  expect(Object.values(place.crop ?? {})).toEqual([4 / 5, 1, 1]);
});
