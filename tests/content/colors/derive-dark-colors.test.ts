// @promise Dark colors that a site does not set are derived from its light ones, in the same hue;
// 1,000 random light palettes produce dark colors with enough contrast

import { assert, constantFrom, dictionary, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { listContrastPairs, measureContrastPair } from '../../../src/content/colors/contrast-pairs';
import { deriveDarkColors } from '../../../src/content/colors/derive-dark-colors';
import { readOklch, writeOklch } from '../../../src/content/colors/oklch';
import { fillDarkColors } from '../../../src/check/schema/check-schema';
import { getIn } from '../../../src/utils/json';
import { definition } from '../../../src/content/schema/walk-schema';
import { minimalConfig, publicFiles } from '../../check/minimal-config';

const names = Object.keys(definition('Theme').properties?.['colors']?.properties ?? {});
const color = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`,
);

/** The dark colors of a theme that cannot be read on each other. */
function listFaint(theme: object): string[] {
  const filled = { theme: structuredClone(theme) };
  fillDarkColors(filled);
  const read = ([, group = '', name = '', ...rest]: readonly (string | number)[]): string => {
    const usual = definition('Theme').properties?.[group]?.properties?.[name];
    const own = getIn(filled.theme, [group, name, ...rest]);
    return String(own ?? getIn(usual?.default, rest));
  };
  return listContrastPairs('darkColors', 'darkGradients', read)
    .filter((meeting) => measureContrastPair(meeting) < meeting.least)
    .map(({ front, back }) => `${front.name} ${front.color} on ${back.name} ${back.color}`);
}

describe('dark colors that a theme does not name', () => {
  test('have the hue of the light ones, and enough contrast', () => {
    const brand = { primary: '#2E6B2F', primaryHover: '#1F4D20', action: '#2E7D32' };
    const dark = deriveDarkColors({ colors: brand });
    expect(dark.map(({ path }) => path.join('.'))).toEqual([
      'darkColors.action',
      'darkColors.primary',
      'darkColors.primaryHover',
    ]);
    for (const { path, color: derived } of dark) {
      const light = getIn(brand, path.slice(1));
      const difference = readOklch(derived).hue - readOklch(String(light)).hue;
      expect([path, Math.abs(difference) < 0.12]).toEqual([path, true]);
    }
    expect(listFaint({ colors: brand })).toEqual([]);
  });

  test('have that hue too where nothing is written on them', () => {
    const [line] = deriveDarkColors({ colors: { line: '#DDD3D9' } });
    expect(line?.color).not.toBe('#2F5A61');
  });

  test('are the usual ones where the light ones are, and where dark ones are not shown', () => {
    expect(deriveDarkColors({ colors: {} })).toEqual([]);
    expect(deriveDarkColors({ colors: { action: '#A84B23' } })).toEqual([]);
    expect(deriveDarkColors({ colors: { action: '#00FF00' }, scheme: 'light' })).toEqual([]);
    expect(deriveDarkColors({ colors: { action: 'green' } })).toEqual([]);
    expect(deriveDarkColors(undefined)).toEqual([]);
  });

  test('leave those alone that the config names', () => {
    const theme = { colors: { action: '#2E7D32' }, darkColors: { action: '#B4532B' } };
    expect(deriveDarkColors(theme).map(({ path }) => path[1])).not.toContain('action');
    const { config } = checkConfig(JSON.stringify({ ...minimalConfig, theme }), publicFiles);
    expect(config?.theme.darkColors.action).toBe('#B4532B');
  });

  test('go with a main button that is named for the dark alone, dark or bright', () => {
    for (const action of ['#B4532B', '#005599', '#EC9A73']) {
      const buttons = { action };
      expect(deriveDarkColors({ darkColors: buttons }).map(({ path }) => path[1])).toEqual([
        'onAction',
        'actionHover',
      ]);
      expect(listFaint({ darkColors: buttons })).toEqual([]);
    }
    const all = { action: '#B4532B', actionHover: '#9C4521', onAction: '#FFFFFF' };
    expect(deriveDarkColors({ darkColors: all })).toEqual([]);
  });

  test('reach the pages: the config has them when it is checked', () => {
    const theme = {
      colors: { action: '#2E7D32' },
      gradients: { dawn: { from: '#D8EBD9', to: '#EDF5EA' } },
    };
    const { config, problems } = checkConfig(
      JSON.stringify({ ...minimalConfig, theme }),
      publicFiles,
    );
    expect(problems.filter(({ code }) => code === 'CFG0615')).toEqual([]);
    const [action = ''] = deriveDarkColors(theme).map((one) => one.color);
    expect(config?.theme.darkColors.action).toBe(action);
    expect(action).not.toBe('#EC9A73');
    expect(config?.theme.darkColors.background).toBe('#0B262B');
    expect(config?.theme.darkGradients.dawn.from).not.toBe('#2A4A48');
  });

  test('can be read on each other, whatever the light ones are', () => {
    const some = dictionary(constantFrom(...names), color, { minKeys: 1, maxKeys: names.length });
    assert(
      property(some, (colors) => {
        expect(listFaint({ colors })).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('are written back as they were read', () => {
    assert(
      property(color, (one) => {
        const [before, after] = [one, writeOklch(readOklch(one))].map((text) =>
          Number.parseInt(text.slice(1), 16),
        );
        const channels = [16, 8, 0].map((shift) =>
          Math.abs((((before ?? 0) >> shift) & 255) - (((after ?? 0) >> shift) & 255)),
        );
        expect(Math.max(...channels)).toBeLessThanOrEqual(3);
      }),
      { numRuns: 1000 },
    );
  });
});
