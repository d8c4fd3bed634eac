import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('when, where and by whom can be seen at a glance', () => {
  const text = readText(renderBlock('event', 'valid/full'));
  expect(text).toContain('WhenApril 15–18, 2027');
  expect(text).toContain('WhereA house near Portland, Tennessee');
  expect(text).toContain('Led byRuth ArdenGrief Counselor');
});

test('nobody has to lead it', () => {
  expect(readText(renderBlock('event', 'valid/minimal'))).not.toContain('Led by');
});

test('what it costs is there when it is written', () => {
  expect(readText(renderBlock('event', 'valid/full'))).toContain('What it costs$420, with meals');
  expect(readText(renderBlock('event', 'valid/minimal'))).not.toContain('What it costs');
});

test('those who lead it are linked to their profiles', () => {
  const links = findByRole(renderBlock('event', 'valid/full'), 'link');
  expect(links.map(({ attributes }) => attributes['href'])).toContain('/team/ruth');
});

test('the title is a heading', () => {
  expect(listNames(renderBlock('event', 'valid/full', 1), 'heading 1')).toEqual([
    'Four days in a safe place',
  ]);
});
