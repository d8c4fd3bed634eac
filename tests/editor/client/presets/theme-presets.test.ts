// @promise Every ready-made theme is valid and readable in light and dark; arrow keys try them, and
// Undo restores the previous one

import { describe, expect, test } from 'vitest';
import { checkConfig } from '../../../../src/check/check-config';
import { definition } from '../../../../src/content/schema/walk-schema';
import { applyTo } from '../../../../src/editor/client/state/change-queue';
import { getChild, getIn, type Json } from '../../../../src/utils/json';
import { themePresets } from '../../../../src/editor/presets/presets';
import { findPreset, planPreset } from '../../../../src/editor/client/presets/theme-presets';
import { minimalConfig, publicFiles } from '../../../check/minimal-config';

const groups = ['colors', 'darkColors', 'gradients', 'darkGradients'];

function choose(config: Json, name: string): Json | undefined {
  const preset = themePresets.find((one) => one.name === name);
  if (!preset) throw new Error(`There is no preset ${name}`);
  return applyTo(config, planPreset(config, preset).changes);
}

describe.each(themePresets)('$name', ({ name, theme }) => {
  test('fits the schema, its typefaces are there, and all colors can be read, light and dark', () => {
    const { problems } = checkConfig(JSON.stringify({ ...minimalConfig, theme }), publicFiles);
    expect(problems).toEqual([]);
  });

  test('names all colors or none, so that a default that changes does not change a part of it', () => {
    for (const group of groups) {
      const all = Object.keys(definition('Theme').properties?.[group]?.properties ?? {});
      expect([[], all]).toContainEqual(Object.keys(getChild(theme, group) ?? {}));
    }
  });

  test('is known again where it was chosen, and takes nothing along from the one before', () => {
    const after = choose(choose({}, 'lantern') ?? {}, name);
    expect(getIn(after, ['theme'])).toEqual(name === 'stillWaters' ? undefined : theme);
    expect(findPreset(after ?? {})).toBe(name);
  });
});

test('a preset keeps what is of the site: its own typefaces, and whether it has dark colors', () => {
  const own = [{ name: 'Lake Sans', files: ['/fonts/lake.woff2'] }];
  const config: Json = { theme: { scheme: 'light', fonts: { text: 'Lake Sans', own } } };
  expect(findPreset(config)).toBeUndefined();
  const after = choose(config, 'stillWaters') ?? {};
  expect(after).toEqual({ theme: { scheme: 'light', fonts: { own } } });
  expect(findPreset(after)).toBe('stillWaters');
  expect(getIn(choose(after, 'harbor'), ['theme', 'fonts'])).toEqual({
    heading: 'Lora',
    text: 'Atkinson Hyperlegible Next',
    own,
  });
});
