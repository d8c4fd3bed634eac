/** What is drawn: words, words over a picture, a picture, one with an arch, a button, a box. */
export type Shape = 'words' | 'bright' | 'picture' | 'arch' | 'button' | 'box';

/** A rectangle in a drawing of 72 by 48. */
export type Part = readonly [shape: Shape, x: number, y: number, width: number, height: number];

/** What each layout of a kind of block looks like, from afar. */
export const layoutDrawings: Readonly<Record<string, Readonly<Record<string, readonly Part[]>>>> = {
  hero: {
    overlay: [
      ['picture', 0, 0, 72, 48],
      ['bright', 6, 14, 32, 5],
      ['bright', 6, 23, 24, 3],
      ['button', 6, 32, 16, 7],
    ],
    split: [
      ['words', 6, 12, 28, 5],
      ['words', 6, 21, 22, 3],
      ['button', 6, 30, 16, 7],
      ['arch', 42, 6, 24, 36],
    ],
    stacked: [
      ['picture', 0, 0, 72, 20],
      ['words', 6, 24, 32, 5],
      ['words', 6, 32, 24, 3],
      ['button', 6, 38, 16, 7],
    ],
    centered: [
      ['box', 0, 0, 72, 48],
      ['words', 18, 11, 36, 5],
      ['words', 23, 20, 26, 3],
      ['button', 28, 29, 16, 7],
    ],
  },
  banner: {
    picture: [
      ['picture', 0, 6, 72, 36],
      ['bright', 20, 19, 32, 5],
      ['bright', 25, 28, 22, 3],
    ],
    plain: [
      ['box', 0, 6, 72, 22],
      ['words', 6, 11, 32, 5],
      ['words', 6, 20, 22, 3],
    ],
    side: [
      ['box', 0, 6, 72, 36],
      ['words', 6, 18, 28, 5],
      ['words', 6, 27, 20, 3],
      ['picture', 42, 11, 24, 26],
    ],
  },
  'card-grid': {
    grid: [4, 27, 50].flatMap((x): Part[] => [
      ['box', x, 6, 18, 36],
      ['picture', x, 6, 18, 14],
      ['words', x + 3, 24, 12, 3],
      ['button', x + 3, 34, 10, 5],
    ]),
    rows: [4, 18, 32].flatMap((y): Part[] => [
      ['box', 4, y, 64, 12],
      ['picture', 7, y + 2, 8, 8],
      ['words', 19, y + 4, 24, 3],
      ['button', 53, y + 3, 12, 5],
    ]),
  },
  carousel: {
    carousel: [
      ['box', 4, 6, 64, 36],
      ['words', 11, 13, 44, 5],
      ['words', 11, 21, 34, 5],
      ['button', 50, 34, 12, 4],
    ],
    wall: [
      [4, 6, 22],
      [4, 31, 12],
      [27, 6, 14],
      [27, 23, 20],
      [50, 6, 18],
      [50, 27, 16],
    ].flatMap(([x = 0, y = 0, height = 0]): Part[] => [
      ['box', x, y, 18, height],
      ['words', x + 3, y + 4, 12, 3],
    ]),
  },
  navigation: {
    bar: [
      ['box', 0, 6, 72, 36],
      ['words', 0, 6, 72, 6],
      ['words', 6, 18, 14, 5],
      ['words', 34, 19, 12, 3],
      ['button', 52, 17, 14, 7],
    ],
    slim: [
      ['box', 0, 6, 72, 36],
      ['words', 6, 10, 14, 5],
      ['words', 34, 11, 12, 3],
      ['button', 52, 9, 14, 7],
    ],
  },
  text: {
    split: [['words', 6, 10, 18, 5], ...[10, 17, 24, 31].map((y): Part => ['words', 32, y, 34, 3])],
    rest: [
      ['words', 12, 18, 48, 5],
      ['words', 20, 27, 32, 5],
    ],
  },
};
