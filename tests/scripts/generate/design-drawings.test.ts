import { expect, test } from 'vitest';
import { drawDesign } from '../../../scripts/generate/design-drawings';
import { definition } from '../../../src/content/schema/walk-schema';
import { themePresets } from '../../../src/editor/presets/presets';

test('all colors of all looks are drawn, those of the schema too', () => {
  const drawn = drawDesign(definition('Theme')).map(([, svg]) => svg);
  const { colors: light, darkColors: dark } = definition('Theme').properties ?? {};
  const looks = themePresets.map(({ theme }) => [theme['colors'] ?? {}, theme['darkColors'] ?? {}]);
  const missing = listColors([light, dark, looks]).filter((color) => !drawn.join().includes(color));
  expect(missing).toEqual([]);
  expect(drawn.join()).not.toMatch(/undefined|NaN/);
});

function listColors(value: unknown): string[] {
  return JSON.stringify(value).match(/#[0-9A-F]{6}/g) ?? [];
}
