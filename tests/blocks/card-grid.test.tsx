import { expect, test } from 'vitest';
import { BlockContent } from '../../src/shell/block-slot';
import { findByRole, listNames, readText } from './find-by-role';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

test('a counselor card shows four specialties and how many areas there are more', () => {
  const markup = renderBlock('card-grid', 'valid/full');
  expect(listNames(markup, 'heading 3')).toEqual(['Ruth Arden']);
  expect(listNames(markup, 'listitem').slice(1)).toEqual(['Grief', 'Anxiety', 'Marriage', 'Faith']);
  expect(readText(markup)).toContain('+9 more areas');
});

test('the states of a counselor are codes for the eye, and names for screen readers', () => {
  const markup = renderBlock('card-grid', 'valid/full');
  expect(listNames(markup, 'note')).toEqual(['Tennessee and Kentucky residents only']);
  expect(markup).toContain('<span aria-hidden="true">TN, KY residents only</span>');
});

test('equal buttons differ for screen readers', () => {
  const [link] = findByRole(renderBlock('card-grid', 'valid/full'), 'link');
  expect(link?.name).toBe('Learn More about Ruth Arden');
  expect(link?.attributes['href']).toBe('/counselors/ruth');
});

test.each([
  ['normal', ['0ms', '100ms', '200ms']],
  ['slow', ['0ms', '150ms', '300ms']],
] as const)('%s cards appear one after the other', (stagger, delays) => {
  const block = buildBlock('card-grid', 'valid/minimal');
  if (block.type !== 'card-grid') throw new Error('The fixture is not a card grid');
  const [card] = block.cards;
  if (!card) throw new Error('The fixture has no card');
  const cards = ['A', 'B', 'C'].map((title) => ({ ...card, title }));
  const placed = {
    id: 'block-1',
    headingLevel: 2 as const,
    block: { ...block, stagger, cards },
  };
  const markup = renderMarkup(<BlockContent placed={placed} />);
  expect(findByRole(markup, 'listitem').map(({ attributes }) => attributes['style'])).toEqual(
    delays.map((delay) => `animation-delay:${delay}`),
  );
});

test('without a title the cards are headings of the second level', () => {
  expect(listNames(renderBlock('card-grid', 'valid/minimal'), 'heading 2')).toEqual(['Podcast']);
});
