import { expect, test } from 'vitest';
import { stepText } from '../../../../src/editor/client/presets/text-size';
import { root } from '../../documents';

test('text grows pixel by pixel, from the sizes that a look has', () => {
  expect(stepText(root, { type: { text: 1.125, leading: 1.5 }, fonts: {} }, 1)).toEqual({
    fonts: {},
    type: { caption: 0.9375, small: 1, text: 1.1875, lead: 1.3125, leading: 1.5 },
  });
});

test('back at the default, nothing is left of it', () => {
  const larger = stepText(root, {}, 1) ?? {};
  expect(stepText(root, larger, -1)).toEqual({});
});

test('text stops before any size leaves its range', () => {
  expect(stepText(root, { type: { text: 1.5 } }, 1)).toBeUndefined();
  expect(stepText(root, { type: { caption: 1.25 } }, 1)).toBeUndefined();
  expect(stepText(root, { type: { caption: 1.25 } }, -1)).toMatchObject({
    type: { caption: 1.1875 },
  });
});
