import { expect, test } from 'vitest';
import { buildPostCards } from '../../../src/pages/cards/post-cards';
import { sampleConfig } from '../../sample-config';
import { buildWithEntry } from './build-with-entry';

test('a card links to the page of its post by the slug, not by the id', () => {
  const post = { ...sampleConfig.entities.posts[0], slug: 'another-name' };
  const cards = { of: 'posts', details: 'short', actionLabel: 'Read' } as const;
  const built = buildWithEntry('post', post, (context) => buildPostCards(cards, context));
  expect(built).toMatchObject([{ actions: [{ label: 'Read', href: '/entries/another-name' }] }]);
});
