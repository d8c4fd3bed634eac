import { parseArgs } from 'node:util';
import { readArguments } from '../commands/run-command';

const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export interface ScreenshotOptions {
  /** paths of pages; none stands for all */
  pages: string[];
  /** pixels, from small to large */
  widths: number[];
  schemes: readonly Scheme[];
  /** take the states of `states.ts` instead of the pages */
  states: boolean;
}

const usage =
  'Usage: npm run screenshots -- [--page PATH ...] [--width PIXELS ...] [--scheme light|dark] [--states]';

/** @throws Error that says in one line what is wrong and how to write it */
export function readScreenshotOptions(): ScreenshotOptions {
  return readArguments(usage, () => {
    const { values } = parseArgs({
      options: {
        page: { type: 'string', multiple: true, default: [] },
        width: { type: 'string', multiple: true, default: ['360', '768', '1280'] },
        scheme: { type: 'string' },
        states: { type: 'boolean', default: false },
      },
    });
    const scheme = schemes.find((name) => name === values.scheme);
    if (values.scheme !== undefined && !scheme) {
      throw new Error(`There is no scheme "${values.scheme}".`);
    }
    return {
      pages: values.page,
      widths: values.width.map(readWidth).toSorted((a, b) => a - b),
      schemes: scheme ? [scheme] : schemes,
      states: values.states,
    };
  });
}

function readWidth(written: string): number {
  if (!/^[1-9]\d{2,3}$/.test(written)) throw new Error(`"${written}" is no width in pixels.`);
  return Number(written);
}
