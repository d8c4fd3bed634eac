import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('the heading of the page is the name of the counselor', () => {
  expect(listNames(renderBlock('profile', 'valid/full', 1), 'heading 1')).toEqual(['Ruth Arden']);
});

test('the parts have the usual headings unless others are written', () => {
  expect(listNames(renderBlock('profile', 'valid/minimal', 1), 'heading 2').slice(0, 3)).toEqual([
    'Credentials',
    'Specializations',
    'Approach',
  ]);
  expect(listNames(renderBlock('profile', 'valid/full', 1), 'heading 2')).toEqual([
    'Training',
    'What she helps with',
    'How she works',
    'About her',
  ]);
});

test('credentials, all specialties and the states are on it', () => {
  const markup = renderBlock('profile', 'valid/full');
  expect(readText(markup)).toContain('LPCLicensed Professional Counselor');
  expect(listNames(markup, 'listitem')).toHaveLength(5);
  expect(readText(markup)).toContain('+8 more areas');
  expect(findByRole(markup, 'note')[0]?.name).toContain('Tennessee and Kentucky only');
});

test('its buttons lead to booking and to questions, and a link saves the contact', () => {
  expect(listNames(renderBlock('profile', 'valid/full'), 'link')).toEqual([
    'Book with Ruth',
    'Ask Questions',
    'Save contact',
  ]);
});
