/** Pixels: between windows of these widths, sizes of the theme grow with the window. */
export const growth = { from: 360, to: 1600 } as const;

/** Pixels, on phones and on wide windows. */
interface FluidLength {
  phone: number;
  desktop: number;
}

/** Pixels: the narrowest window with room for so much content between its gutters. */
export function findWindowFor(content: number, gutter: FluidLength): number {
  const perPixel = (gutter.desktop - gutter.phone) / (growth.to - growth.from);
  const start = gutter.phone - perPixel * growth.from;
  const width = (content + 2 * start) / (1 - 2 * perPixel);
  if (width <= growth.from) return content + 2 * gutter.phone;
  if (width >= growth.to) return content + 2 * gutter.desktop;
  return width;
}
