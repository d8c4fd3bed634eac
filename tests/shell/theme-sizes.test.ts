import { expect, test } from 'vitest';
import { createSiteTheme } from '../../src/shell/theme/theme';
import { sampleConfig } from '../sample-config';

const { theme: config } = sampleConfig;
const theme = createSiteTheme(config, { heading: 'serif', text: 'serif', css: '', preload: [] });

/** Pixels that `clamp(1.75rem, 1.423rem + 1.452vw, 2.875rem)` is in a window. */
function measure(size: unknown, width: number): number {
  const [least = 0, start = 0, slope = 0, most = 0] = (String(size).match(/[\d.]+/g) ?? []).map(
    Number,
  );
  return 16 * Math.max(least, Math.min(start + (slope * width) / 1600, most));
}

test.each(['hero', 'h1', 'h2', 'h3', 'quote'] as const)(
  '%s grows from phones to wide windows, and in those between',
  (name) => {
    const { phone, desktop } = config.type[name];
    const { fontSize } = theme.typography[name];
    expect(measure(fontSize, 320)).toBe(16 * phone);
    expect(measure(fontSize, 360)).toBeCloseTo(16 * phone, 0);
    expect(measure(fontSize, 1280)).toBeGreaterThan(16 * phone);
    expect(measure(fontSize, 1280)).toBeLessThan(measure(fontSize, 1440));
    expect(measure(fontSize, 1600)).toBeCloseTo(16 * desktop, 0);
    expect(measure(fontSize, 2560)).toBe(16 * desktop);
  },
);
