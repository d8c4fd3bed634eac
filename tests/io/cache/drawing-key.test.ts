import { expect, test } from 'vitest';
import { drawingFolders, readDrawingKey } from '../../../src/io/cache/drawing-key';
import { traceModules } from '../../build/trace-modules';

const isKnown = (file: string) => drawingFolders.some((folder) => file.startsWith(`${folder}/`));

test.each([
  ['src/build/share-images/share-painter.ts', ['bidi-js', 'fontkit', 'sharp', 'subset-font']],
  ['src/build/outputs/draw-icon.ts', ['sharp']],
])('whatever %s imports is in the key of drawings', async (entry, packages) => {
  const traced = await traceModules(entry);
  expect(traced.packages).toEqual(packages);
  expect(traced.files.filter((file) => !isKnown(file))).toEqual([]);
});

test('the key is the same again', () => {
  expect(readDrawingKey()).toMatch(/^[0-9a-f]{64}$/);
  expect(readDrawingKey()).toBe(readDrawingKey());
});
