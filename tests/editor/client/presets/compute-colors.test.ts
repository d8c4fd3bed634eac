// @promise All colors can be derived from any two and are readable in light and dark

import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { readOklch } from '../../../../src/content/colors/oklch';
import { computeColors } from '../../../../src/editor/client/presets/compute-colors';
import { minimalConfig, publicFiles } from '../../../check/minimal-config';

const color = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`,
);

/** What the check of the config says about a theme. */
function check(theme: object): string[] {
  const { problems } = checkConfig(JSON.stringify({ ...minimalConfig, theme }), publicFiles);
  return problems.map(({ code, message }) => `${code} ${message}`);
}

test('two colors that can be read are kept', () => {
  const leads = { primary: '#6B3A68', action: '#8F4E0B' };
  expect(computeColors(leads).colors).toMatchObject(leads);
});

test('a color that cannot be read becomes the nearest that can', () => {
  const { colors } = computeColors({ primary: '#FFD700', action: '#A84B23' });
  const [asked, given] = ['#FFD700', colors.primary ?? ''].map(readOklch);
  expect(given?.lightness).toBeLessThan(asked?.lightness ?? 0);
  expect(Math.abs((given?.hue ?? 9) - (asked?.hue ?? 0))).toBeLessThan(0.1);
});

test('a bright color of buttons is kept, with dark letters on it', () => {
  const { colors } = computeColors({ primary: '#1F5F66', action: '#F2C14E' });
  expect(colors.action).toBe('#F2C14E');
  expect(readOklch(colors.onAction ?? '').lightness).toBeLessThan(0.3);
});

test('all colors can be read, in light and dark, whatever the two are', () => {
  assert(
    property(record({ primary: color, action: color }), (leads) => {
      expect(check(computeColors(leads))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
