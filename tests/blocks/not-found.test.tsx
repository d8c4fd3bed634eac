import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { renderBlock } from './render-block';

test('it says what happened and leads home', () => {
  const markup = renderBlock('not-found', 'valid/minimal', 1);
  expect(listNames(markup, 'heading 1')).toEqual(['Oops! Page not found']);
  expect(readText(markup)).toContain('404');
  expect(findByRole(markup, 'link')[0]).toMatchObject({
    name: 'Return to Home',
    attributes: { href: '/' },
  });
});

test('it wakes the app, which writes the attempted path to the console', () => {
  expect(renderBlock('not-found', 'valid/full')).toContain('data-wakes-app');
});
