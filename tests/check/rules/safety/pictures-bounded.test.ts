import { expect, test } from 'vitest';
import { diagnose } from '../../check-changed';

function diagnosePicture(width: number, height: number): string {
  const pictures = new Map([['/images/lake.webp', { width, height, bytes: 1_000_000 }]]);
  return diagnose({}, { pictures });
}

test('CFG0546: a small file with the pixels of a wall is refused, once for all its places', () => {
  expect(diagnosePicture(16_383, 16_383)).toMatchInlineSnapshot(
    `"error[CFG0546]: The file "/images/lake.webp" has too many pixels: 16383 × 16383 (and 2 more like this). @95:18-37"`,
  );
});

test('what a large camera takes is only a burden', () => {
  expect(diagnosePicture(11_648, 8_580)).toMatch(/^warning\[CFG0612\]/);
  expect(diagnosePicture(11_648, 8_580)).not.toContain('error');
});
