import { expect, test } from 'vitest';
import { PreviousNext } from '../../src/components/previous-next';
import { findByRole, listNames } from '../blocks/find-by-role';
import { renderMarkup } from '../blocks/render-block';

const earlier = { title: 'On rest', href: '/blog/on-rest' };
const later = { title: 'On light', href: '/blog/on-light' };

test('the posts before and after are named and linked', () => {
  const markup = renderMarkup(<PreviousNext previous={earlier} next={later} />);
  expect(listNames(markup, 'navigation')).toEqual(['Previous and next posts']);
  const links = findByRole(markup, 'link').map(({ name, attributes }) => [
    name,
    attributes['href'],
  ]);
  expect(links).toEqual([
    ['Previous post On rest', '/blog/on-rest'],
    ['Next post On light', '/blog/on-light'],
  ]);
});

test('the newest post has none after it, an only post none at all', () => {
  expect(listNames(renderMarkup(<PreviousNext previous={earlier} />), 'link')).toHaveLength(1);
  expect(renderMarkup(<PreviousNext />)).not.toContain('<nav');
});
