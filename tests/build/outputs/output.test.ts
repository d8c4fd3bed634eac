import { expect, test } from 'vitest';
import { leaveOutRepeated, planFile } from '../../../src/build/outputs/output';

test('of several files with one name the first one counts, also for its compressed forms', () => {
  const urls = ['/robots.txt', '/a.png', '/robots.txt', '/robots.txt.gz', '/a.png.gz'];
  const made = urls.map((url, index) => planFile(url, () => String(index)));
  const left = [...leaveOutRepeated(made)].map(({ file }) => file);
  expect(left).toEqual(['robots.txt', 'a.png', 'a.png.gz']);
});
