/** How wide a picture is shown at its place. */
export interface PicturePlace {
  /** CSS length by the width of the window, in pixels, from which on it counts */
  widths: Readonly<Record<number, string>>;
  /** pixels: the least and the greatest width it is ever shown at */
  range: readonly [least: number, greatest: number];
  /** width by height of its box, where the picture is cropped to fill one */
  crop?: number;
}

/** One of two columns where the window has room for them. */
export const columnPlace: PicturePlace = {
  widths: { 0: '100vw', 800: 'min(45vw, 548px)' },
  range: [288, 800],
};

/** As wide as running text. */
export const textPlace: PicturePlace = { widths: { 0: 'min(100vw, 700px)' }, range: [288, 700] };
