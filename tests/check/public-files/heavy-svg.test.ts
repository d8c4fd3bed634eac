// @promise An SVG image with excessive repetition, or a logo that takes longer than a minute to
// draw, is refused
// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPublicFiles } from '../../../src/io/public-files';
import { findContentFault } from '../../../src/check/public-files/public-kinds';
import { readTestSite } from '../../sites/read-site';
import { heavyDrawings } from '../../hostile/heavy-drawings';

function findFault(svg: string): string | undefined {
  return findContentFault('/images/drawing.svg', Buffer.from(svg))?.message;
}

test.each(heavyDrawings)('$name is refused @A3', ({ svg }) => {
  expect(findFault(svg)).toMatch(/takes too long to draw|deep/);
});

test('a drawing with shadows, and one that repeats a shape a thousand times, are light', () => {
  const shadow =
    '<filter id="s"><feFlood/><feOffset dy="4"/><feGaussianBlur stdDeviation="4"/><feBlend in="SourceGraphic"/></filter>';
  const shapes = '<g filter="url(#s)"><path d="M0 0h9"/></g>'.repeat(8);
  const leaf = '<path id="leaf" d="M0 0h9"/>';
  const tree = '<use href="#leaf" x="1"/>'.repeat(1000);
  for (const content of [shadow + shapes, leaf + tree]) {
    expect(findFault(`<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`)).toBeUndefined();
  }
});

test('a drawing that uses itself is measured, too', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"><use href="#a"/></g></svg>';
  expect(findFault(svg)).toBeUndefined();
});

test('the drawings of the test sites are light', () => {
  for (const name of ['specification', 'every-part', 'another-practice'] as const) {
    const { publicFolder } = readTestSite(name);
    for (const file of listPublicFiles(publicFolder)) {
      if (!file.endsWith('.svg')) continue;
      expect(findContentFault(file, readFileSync(join(publicFolder, file)))).toBeUndefined();
    }
  }
});
