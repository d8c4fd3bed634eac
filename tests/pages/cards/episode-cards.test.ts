import { expect, test } from 'vitest';
import { buildEpisodeCards } from '../../../src/pages/cards/episode-cards';
import entry from '../../fixtures/entities/episode.json';
import { buildWithEntry } from './build-with-entry';

test('a card shows its entry and links to the page of it', () => {
  const built = buildWithEntry('episode', entry, (context) =>
    buildEpisodeCards({ of: 'episodes', only: ['first'], actionLabel: 'Read' }, context),
  );
  expect(built).toMatchObject([
    { title: entry.title, actions: [{ href: '/entries/first', context: entry.title }] },
  ]);
});
