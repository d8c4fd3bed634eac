import type { EngineName } from '../e2e/engines/find-engines';

/** The color schemes that pictures are taken in. */
export const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Which pictures of a site are taken. */
export interface ScreenshotOptions {
  /** paths of pages; all when empty */
  pages: readonly string[];
  /** pixels, from small to large */
  widths: readonly number[];
  schemes: readonly Scheme[];
  engines: readonly EngineName[];
  /** takes the states of `states.ts` instead of the pages */
  states: boolean;
}
