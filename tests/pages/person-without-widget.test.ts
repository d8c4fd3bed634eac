import { createElement } from 'react';
import { expect, test } from 'vitest';
import { planPages } from '../../src/pages/plan-pages';
import type { SiteConfig } from '../../src/generated/config-types';
import type { PictureAsset } from '../../src/pages/build-context';
import { BlockContent } from '../../src/shell/block-slot';
import { findByRole, readText } from '../blocks/find-by-role';
import { renderMarkup } from '../blocks/render-block';
import { diagnose, checkChanged } from '../check/check-changed';
import { minimalConfig } from '../check/minimal-config';

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
const [ruth] = minimalConfig.entities.counselors;
if (!ruth) throw new Error('There is no counselor.');
const { bookingEmbed, surveyEmbed: _survey, ...withoutWidgets } = ruth;

/** Ruth books online, Ada by phone only; the same page is made for both. */
const changes = {
  '/entities/counselors': [
    { ...withoutWidgets, bookingEmbed },
    { ...withoutWidgets, id: 'ada', name: 'Ada Moss', firstName: 'Ada' },
  ],
  '/routes/-': {
    path: '/book/{counselor.id}',
    forEach: 'counselors',
    title: 'Book with {counselor.name}',
    description:
      'How to book a session with {counselor.name}, and what happens afterwards, in words.',
    blocks: [
      {
        type: 'embed',
        title: 'Book with {counselor.firstName}',
        text: '<p>Choose a day and a time.</p>',
        embed: '{counselor.bookingEmbed}',
        counselor: '{counselor.id}',
      },
    ],
  },
};

function buildBlocks() {
  const { config, problems } = checkChanged(changes);
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  return (['ruth', 'ada'] as const).map((id) => buildBlock(config, id));
}

function buildBlock(config: SiteConfig, id: string) {
  const page = planPages(config, assets).find(({ path }) => path === `/book/${id}`);
  const block = page?.build().blocks[0]?.block;
  if (block?.type !== 'embed') throw new Error('There is no widget.');
  const placed = { id: 'block-1', headingLevel: 2 as const, block };
  return { block, markup: renderMarkup(createElement(BlockContent, { placed })) };
}

test('the page of a colleague who has no booking widget says how to reach the practice', () => {
  const [online, byPhone] = buildBlocks();
  expect(online?.block.embed.title).toBe('Booking calendar of Ruth');
  expect(readText(online?.markup ?? '')).toContain('Choose a day and a time.');
  const text = readText(byPhone?.markup ?? '');
  expect(text).toContain('Book with Ada');
  expect(text).toContain('Please call us: (615) 555-0100');
  expect(text).not.toContain('Choose a day and a time.');
  const links = findByRole(byPhone?.markup ?? '', 'link').map(({ name }) => name);
  expect(links).toEqual(['hello@quiet-lake.example', '(615) 555-0100']);
  // A person who asks for help may be the one to read this.
  expect(byPhone?.block.embed.asks).toBe(true);
  expect(byPhone?.markup).not.toMatch(/<iframe|target=/);
});

test('nothing is reported about it unless the practice has no phone number and no email', () => {
  expect(diagnose(changes)).not.toContain('bookingEmbed');
  const words = { '/navigation/topBar/label': 'Call', '/site/phone': undefined };
  expect(diagnose({ ...changes, ...words, '/site/email': undefined })).toContain(
    '{counselor.bookingEmbed} has no value.',
  );
});
