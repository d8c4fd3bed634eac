import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject } from '../../src/utils/json';

test('every package that the grader consists of is pinned by the hash of its content', () => {
  const lock: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, 'grader/package-lock.json'), 'utf8'),
  );
  const packages = isObject(lock) && isObject(lock['packages']) ? lock['packages'] : {};
  // The others are the grader's folder itself, and what takes the place of parts that are not used.
  const fetched = Object.entries(packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && isObject(entry) && 'version' in entry,
  );
  expect(fetched.length).toBeGreaterThan(10);
  for (const [path, entry] of fetched) {
    expect([path, entry]).toEqual([
      path,
      expect.objectContaining({ integrity: expect.stringMatching(/^sha512-/) as unknown }),
    ]);
  }
  expect(readFileSync(join(import.meta.dirname, 'find-grader.ts'), 'utf8')).toContain("['ci', ");
});
