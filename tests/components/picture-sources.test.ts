import { expect, test } from 'vitest';
import { choosePictureSources } from '../../src/components/picture-sources';
import type { Picture } from '../../src/payload/payload';

const photo: Picture = {
  alt: 'A lake',
  width: 1600,
  height: 800,
  variants: { name: 'lake-1a2b3c4d', colors: '#acd,#bba,#453' },
};

function listWidths(srcSet = ''): number[] {
  return [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
}

test('the files that may be wanted are offered, and none that is much too large', () => {
  const { src, srcSets, sizes } = choosePictureSources(photo, {
    widths: { 0: '104px' },
    range: [104, 104],
  });
  expect(srcSets?.avif).toBe(
    '/assets/pictures/lake-1a2b3c4d-160.avif 160w, /assets/pictures/lake-1a2b3c4d-214.avif 214w, /assets/pictures/lake-1a2b3c4d-285.avif 285w',
  );
  expect(srcSets?.webp).toBe(srcSets?.avif.replaceAll('.avif', '.webp'));
  expect(src).toBe('/assets/pictures/lake-1a2b3c4d-285.jpg');
  expect(sizes).toBe('calc(1.17*104px)');
});

test('the widest window comes first', () => {
  const { sizes } = choosePictureSources(photo, {
    widths: { 0: '100vw', '37.5em': '50vw', '1208px': '272px' },
    range: [300, 800],
  });
  expect(sizes).toBe(
    '(min-width:1208px) calc(1.17*272px),(min-width:37.5em) calc(1.17*50vw),calc(1.17*100vw)',
  );
});

test('a flat picture in a high box is wider than the box', () => {
  const { sizes, srcSets } = choosePictureSources(photo, {
    widths: { 0: '200px' },
    range: [200, 200],
    crop: 1,
  });
  expect(sizes).toBe('calc(2.34*200px)');
  expect(listWidths(srcSets?.avif)).toEqual([506, 675, 900, 1200]);
});

test('a box that is higher in wide windows asks for a wider picture only there', () => {
  const { sizes, srcSets } = choosePictureSources(photo, {
    widths: { 0: '200px', '600px': '300px' },
    range: [200, 300],
    crop: { 0: 3, '600px': 1 },
  });
  expect(sizes).toBe('(min-width:600px) calc(2.34*300px),calc(1.17*200px)');
  expect(listWidths(srcSets?.avif)[0]).toBeLessThan(400);
});

test('a high picture in a flat box is as wide as the box', () => {
  const { sizes } = choosePictureSources(photo, {
    widths: { 0: '200px' },
    range: [200, 200],
    crop: 3,
  });
  expect(sizes).toBe('calc(1.17*200px)');
});

test('a picture that is narrower than its place is offered as it is', () => {
  const { srcSets, src } = choosePictureSources(
    { ...photo, width: 300, height: 150, variants: { name: 'mark-1a2b3c4d' } },
    { widths: { 0: '100vw' }, range: [320, Infinity] },
  );
  expect(listWidths(srcSets?.avif)).toEqual([300]);
  expect(src).toBe('/assets/pictures/mark-1a2b3c4d-300.png');
});

test('a drawing is one file', () => {
  expect(
    choosePictureSources(
      { src: '/images/hills.svg', alt: '', width: 640, height: 360 },
      { widths: { 0: '100vw' }, range: [320, 640] },
    ),
  ).toEqual({ src: '/images/hills.svg' });
});
