import { expect, test } from 'vitest';
import { BlockContent } from '../../src/shell/block-slot';
import { findByRole, listNames, readText } from './find-by-role';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

test('each date is below its month, with its event', () => {
  const html = renderBlock('events', 'valid/full');
  expect(listNames(html, 'heading 3')).toEqual(['January\u00A02099', 'February\u00A02099']);
  expect(listNames(html, 'heading 4')).toEqual(['Grief group', 'Grief group', 'Grief group']);
  const text = readText(html);
  expect(text).toContain('Tuesday, January 27, 2099, 6:00 – 8:00\u00A0PM');
  expect(text).toContain('Harbor office · $20');
});

test('links that look alike name their event to screen readers', () => {
  const names = listNames(renderBlock('events', 'valid/full'), 'link');
  expect(names).toContain('Register Grief group');
  expect(names).toContain('Add to calendar Grief group');
  expect(names).toContain('All our events');
});

test('without a date, a sentence says so', () => {
  const block = buildBlock('events', 'valid/full');
  if (block.type !== 'events') throw new Error('Not a list of events');
  const none = { ...block, events: { months: [], empty: 'The next dates come in spring.' } };
  const html = renderMarkup(
    <BlockContent placed={{ id: 'block-1', headingLevel: 2, block: none }} />,
  );
  expect(readText(html)).toContain('The next dates come in spring.');
  expect(findByRole(html, 'heading 3')).toEqual([]);
});
