import { expect, test } from 'vitest';
import { findByRole, listNames, readText } from './find-by-role';
import { BlockContent } from '../../src/shell/block-slot';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

const markup = renderBlock('carousel', 'valid/full');

test('it is a carousel with the name of its title', () => {
  const [region] = findByRole(markup, 'region');
  expect(region?.attributes['ariaRoleDescription']).toEqual(['carousel']);
  expect(region?.attributes['ariaLabelledBy']).toEqual(['block-1_title']);
});

test('the button that starts and stops it comes first', () => {
  expect(listNames(markup, 'button')).toEqual([
    'Start automatic slide show',
    'Previous testimonial',
    'Next testimonial',
  ]);
});

test('there is a dot for each testimonial, and one of them takes the keyboard focus', () => {
  const tabs = findByRole(markup, 'tab').map(({ name, attributes }) => [
    name,
    attributes['ariaSelected'],
    attributes['tabIndex'],
    attributes['ariaControls'],
  ]);
  expect(tabs).toEqual([
    ['1 of 2', 'true', 0, ['block-1_lighter']],
    ['2 of 2', 'false', -1, ['block-1_heard']],
  ]);
});

test('every testimonial can be read before React is here', () => {
  const slides = findByRole(markup, 'tabpanel');
  expect(slides.map(({ attributes }) => attributes['inert'])).toEqual([undefined, undefined]);
  expect(readText(markup)).toContain('Verified Client · Tennessee 5 out of 5 stars');
  expect(readText(markup)).toContain('Verified Client · Texas 4 out of 5 stars');
});

test('it shows as many stars as the rating', () => {
  expect(markup.match(/★+/g)).toEqual(['★★★★★', '★★★★']);
});

test('a single testimonial is a quote without controls', () => {
  const block = buildBlock('carousel', 'valid/full');
  if (block.type !== 'carousel') throw new Error('The fixture is not a carousel');
  const testimonials = block.testimonials.slice(0, 1);
  const placed = { id: 'block-1', headingLevel: 2 as const, block: { ...block, testimonials } };
  const single = renderMarkup(<BlockContent placed={placed} />);
  expect(findByRole(single, 'button')).toEqual([]);
  expect(findByRole(single, 'tabpanel')).toEqual([]);
  expect(single).not.toContain('roledescription');
  expect(readText(single)).toContain('5 out of 5 stars');
});

test('a wall shows all testimonials and needs no controls', () => {
  const block = buildBlock('carousel', 'valid/full');
  if (block.type !== 'carousel') throw new Error('The fixture is not a carousel');
  const placed = {
    id: 'block-1',
    headingLevel: 2 as const,
    block: { ...block, layout: 'wall' as const },
  };
  const wall = renderMarkup(<BlockContent placed={placed} />);
  expect(findByRole(wall, 'button')).toEqual([]);
  expect(findByRole(wall, 'tabpanel')).toEqual([]);
  expect(wall).not.toContain('roledescription');
  expect(wall.match(/<blockquote/g)).toHaveLength(2);
});
