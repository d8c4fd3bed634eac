import { expect, test } from 'vitest';
import { findByRole, listNames } from './find-by-role';
import { renderBlock } from './render-block';

const markup = renderBlock('legal-text', 'valid/full', 1);

test('sections are numbered headings below the title', () => {
  expect(listNames(markup, 'heading 1')).toEqual(['Terms']);
  expect(listNames(markup, 'heading 2')).toEqual(['1. Who we are', '2. Governing law']);
  expect(listNames(markup, 'heading 3')).toEqual(['Courts']);
});

test('the table of contents leads to every section', () => {
  expect(listNames(markup, 'navigation')).toEqual(['On this page']);
  for (const { attributes } of findByRole(markup, 'link')) {
    expect(markup).toContain(`id="${String(attributes['href']).slice(1)}"`);
  }
  expect(listNames(markup, 'link')).toEqual(['Who we are', 'Governing law']);
});
