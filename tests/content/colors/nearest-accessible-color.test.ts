import { expect, test } from 'vitest';
import { measureContrast } from '../../../src/content/colors/srgb';
import { nearestAccessibleColor } from '../../../src/content/colors/nearest-accessible-color';

test('a gray that is too pale on white becomes just dark enough', () => {
  const better = nearestAccessibleColor('#AAAAAA', [{ color: '#FFFFFF', least: 4.5 }]);
  expect(better).toBe('#767676');
});

test('on a dark ground the nearest is a lighter one', () => {
  const better = nearestAccessibleColor('#335577', [{ color: '#0E2E34', least: 4.5 }]) ?? '';
  expect(measureContrast(better, '#0E2E34')).toBeGreaterThanOrEqual(4.5);
  expect(measureContrast(better, '#0E2E34')).toBeLessThan(4.7);
});

test('it is readable on every neighbor', () => {
  const neighbors = [
    { color: '#FFFFFF', least: 4.5 },
    { color: '#F3EADD', least: 4.5 },
  ];
  const better = nearestAccessibleColor('#B4532B', neighbors) ?? '';
  for (const { color, least } of neighbors) {
    expect(measureContrast(better, color)).toBeGreaterThanOrEqual(least);
  }
});

test('between black and white there is no shade for both', () => {
  const neighbors = ['#FFFFFF', '#000000'].map((color) => ({ color, least: 7 }));
  expect(nearestAccessibleColor('#777777', neighbors)).toBeUndefined();
});
