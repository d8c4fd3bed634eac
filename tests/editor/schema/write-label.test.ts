import { expect, test } from 'vitest';
import { repeatsLabel } from '../../../src/editor/schema/write-label';

test.each([
  ['The headline.', 'Headline'],
  ['The heading.', 'Title'],
  ['The full name.', 'Name'],
  ['The title of the post.', 'Title'],
  ['The questions.', 'Questions'],
])('“%s” says no more than “%s”', (note, label) => {
  expect(repeatsLabel(note, label)).toBe(true);
});

test.each([
  ['The first name, as used on buttons.', 'First name'],
  ['The book.', 'Author'],
  ['A short title.', 'Title'],
  ['The title of the work.', 'Name'],
])('“%s” says more than “%s”', (note, label) => {
  expect(repeatsLabel(note, label)).toBe(false);
});
