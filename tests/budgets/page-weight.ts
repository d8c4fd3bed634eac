/**
 * Bytes over the wire at 360 pixels, until all of a page was seen, before video and app. 1 kB = 1000
 * bytes.
 */
export const pageWeights = {
  withPictures: 250_000,
  textOnly: 90_000,
  fonts: 60_000,
  /**
   * At 1 megabyte a page harms visitors: over a slow phone connection (400 kbit/s) it takes 20
   * seconds, and of a prepaid gigabyte a visit of ten pages takes a hundredth.
   */
  harmful: 1_000_000,
};

/** What a page weighs. */
export interface PageWeight {
  page: number;
  fonts: number;
}

/** Compares the weight of a page with its budget. */
export function weighPage(
  path: string,
  { page }: PageWeight,
  hasPictures: boolean,
): { budget: number; warning?: string } {
  const budget = hasPictures ? pageWeights.withPictures : pageWeights.textOnly;
  if (page <= budget) return { budget };
  const [is, should] = [page, budget].map((bytes) => `${Math.round(bytes / 1000)} kB`);
  const help = hasPictures
    ? 'use fewer images on the page, or SVG images with fewer details'
    : 'use fewer non-Latin characters, or split the page in two';
  return {
    budget,
    warning: `warning: ${path} loads ${is} on a phone, more than ${should}. To make it lighter: ${help}.`,
  };
}
