import { expect, test } from 'vitest';
import { WantedPictures } from '../../src/build/wanted-pictures';
import { planFile } from '../../src/build/outputs/output';

const names = [
  'lake-1a2b-160.avif',
  'lake-1a2b-160.webp',
  'lake-1a2b-1200.jpg',
  'lake-1a2b3-160.avif',
];
const files = names.map((name) => planFile(`/assets/pictures/${name}`, () => ''));

function choose(...addresses: string[]): string[] {
  const wanted = new WantedPictures();
  wanted.add(addresses);
  return wanted
    .choose([...files, ...files])
    .map(({ url }) => url.slice('/assets/pictures/'.length));
}

test('the files are chosen that something asks for, each once', () => {
  expect(choose()).toEqual([]);
  expect(choose('/assets/pictures/lake-1a2b-160.webp', '/assets/pictures/none-160.avif')).toEqual([
    'lake-1a2b-160.webp',
  ]);
});

test('of a picture that a script may show, all files are chosen', () => {
  expect(choose('/assets/pictures/lake-1a2b-')).toEqual(names.slice(0, 3));
});
