import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCheckContext } from '../../src/io/read-check-context';
import { makeTempFolder } from '../make-temp-folder';

test('the pictures of a folder are measured, and what is not a picture is listed apart @F4', () => {
  const folder = makeTempFolder();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"></svg>';
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images/lake.svg'), drawing);
  writeFileSync(join(folder, 'images/broken.webp'), 'no picture');
  writeFileSync(join(folder, 'guide.pdf'), 'x');
  const { pictures, unreadablePictures } = readCheckContext(folder);
  expect(pictures).toEqual(
    new Map([['/images/lake.svg', { width: 40, height: 30, bytes: drawing.length }]]),
  );
  expect(unreadablePictures).toEqual(new Set(['/images/broken.webp']));
});

test('the day is written as dates of events are', () => {
  expect(readCheckContext(makeTempFolder()).today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});
