import { describe, expect, test } from 'vitest';
import { placeCardPicture } from '../../src/components/card-place';

const space = {
  content: 1160,
  measure: 66,
  gutter: { phone: 16, desktop: 40 },
  section: { phone: 56, desktop: 96 },
};
const four = { count: 4, large: false, crop: 1 };

function listWindows(cards: typeof four, content = space.content): number[] {
  return Object.keys(placeCardPicture(cards, { ...space, content }).widths).map(Number);
}

describe('pictures of cards are as wide as their columns', () => {
  test('one, two, three, four columns, as soon as they have room, but not three and one', () => {
    // Seen in a browser: 596, 900 and 1204 pixels show a column less.
    expect(listWindows(four)).toEqual([0, 597, 1205]);
    expect(listWindows({ ...four, count: 3 })).toEqual([0, 597, 901]);
    expect(placeCardPicture(four, space).widths[1205]).toBe('min(25vw, 272px)');
  });

  test('no more columns than cards', () => {
    expect(listWindows({ ...four, count: 2 })).toEqual([0, 597]);
  });

  test('large ones stand in two columns at most', () => {
    expect(listWindows({ ...four, large: true })).toEqual([0, 715]);
  });

  test('narrow content has room for fewer, wide content for more', () => {
    expect(listWindows({ ...four, count: 6 }, 1000)).toEqual([0, 597, 901]);
    expect(listWindows({ ...four, count: 6 }, 1600)).toEqual([0, 597, 901, 1205, 1496]);
  });
});
