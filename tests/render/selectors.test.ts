import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';

test('no style counts children from the start, which Emotion reports in the console', () => {
  const files = readdirSync(join(projectFolder, 'src'), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) =>
      /:(?:first|nth|nth-last)-child/.test(readFileSync(join(projectFolder, 'src', file), 'utf8')),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
