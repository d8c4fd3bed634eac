import { expect, test } from 'vitest';
import { suggestAlt } from '../../../src/editor/schema/fill-from-name';

test('a portrait is described by the name of its person, another image by nobody', () => {
  const people = { entities: { counselors: [{ name: 'Ruth' }], posts: [{ title: 'Snow' }] } };
  const suggest = (...path: (string | number)[]) => suggestAlt(people, path, '/images/a.jpg');
  expect(suggest('entities', 'counselors', 0, 'image', 'src')).toBe('Ruth');
  expect(suggest('entities', 'posts', 0, 'image', 'src')).toBe('');
  expect(suggest('routes', 0, 'blocks', 0, 'image', 'src')).toBe('');
});
