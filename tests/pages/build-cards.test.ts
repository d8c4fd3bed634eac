import { expect, test } from 'vitest';
import type { Cards, Counselor, SiteConfig } from '../../src/generated/config-types';
import { definition } from '../../src/content/schema/walk-schema';
import { createBuildContext } from '../../src/pages/build-context';
import { buildValue } from '../../src/pages/build-value';
import type { Card } from '../../src/payload/payload';
import { sampleConfig } from '../sample-config';

const assets = {
  pictures: new Map([['/images/lake.webp', { width: 1600, height: 900 }]]),
  fileSizes: new Map([['/pdf/guide.pdf', 67_400]]),
  videoCodecs: new Map(),
};

function cardsOf(cards: Cards, change: (config: SiteConfig) => void = () => undefined) {
  const config = structuredClone(sampleConfig);
  change(config);
  const context = createBuildContext(config, assets);
  return buildValue(cards, definition('Cards'), { site: config.site }, context) as Card[];
}

function counselorCard(change: Partial<Counselor>) {
  const actions = [
    {
      label: 'Book with {counselor.firstName}',
      href: '/counselors/{counselor.id}',
      style: 'main' as const,
    },
  ];
  const [card] = cardsOf({ of: 'counselors', only: [], details: 'full', actions }, (config) => {
    Object.assign(config.entities.counselors[0] ?? {}, change);
  });
  return card;
}

const four = ['Grief', 'Anxiety', 'Marriage', 'Faith'];

test.each([
  [undefined, four, undefined],
  [undefined, [...four, 'Sleep'], '+1 more area'],
  [13, four, '+9 more areas'],
  [9, four, '+5 more areas'],
  [6, four, '+2 more areas'],
  [8, [...four, 'Sleep', 'School', 'Work', 'Rest'], '+4 more areas'],
  [5, four, '+1 more area'],
  [4, four, undefined],
])('%i areas in all, of %j: %s', (totalConditions, specialties, more) => {
  const card = counselorCard({ totalConditions, specialties });
  expect(card?.tags).toEqual(four);
  expect(card?.more).toBe(more);
});

test('the buttons of a counselor card name the counselor', () => {
  expect(counselorCard({})?.actions).toEqual([
    { label: 'Book with Ruth', href: '/counselors/ruth', style: 'main' },
  ]);
});

test('a short card has the greeting, but neither description nor specialties', () => {
  const greeting = 'I mostly listen.';
  const cards: Cards = { of: 'counselors', only: [], details: 'short', actions: [] };
  const [card] = cardsOf(cards, ({ entities: { counselors } }) => {
    Object.assign(counselors[0] ?? {}, { greeting });
  });
  expect(card).toMatchObject({ title: sampleConfig.entities.counselors[0]?.name, greeting });
  expect(card).not.toHaveProperty('text');
  expect(card).not.toHaveProperty('tags');
});

test('a card says where clients must live', () => {
  expect(counselorCard({ statesAccepted: ['TX'] })?.note).toBe('Texas residents only');
});

test('a card says nothing about it when they may live anywhere', () => {
  expect(counselorCard({ statesAccepted: [] })).not.toHaveProperty('note');
});

test('how many specialties a card shows is a setting', () => {
  const actions = [{ label: 'More', href: '/', style: 'main' as const }];
  const [card] = cardsOf({ of: 'counselors', only: [], details: 'full', actions }, (config) => {
    config.behavior.cards.specialties = 2;
  });
  expect(card?.tags).toEqual(['Grief', 'Anxiety']);
  expect(card?.more).toBe('+11 more areas');
});

test('posts come newest first, without the one left out, up to the limit', () => {
  const dates = ['2024-03-02', '2024-03-10', '2025-01-03', '2023-12-31'];
  function addPosts(config: SiteConfig): void {
    const [model] = config.entities.posts;
    if (!model) return;
    config.entities.posts = dates.map((date) => ({
      ...model,
      id: date,
      slug: date,
      title: date,
      date,
    }));
  }
  const titles = (cards: Cards) => cardsOf(cards, addPosts).map(({ title }) => title);
  const posts = { of: 'posts', details: 'full', actionLabel: 'Read' } as const;
  expect(titles(posts)).toEqual([dates[2], dates[1], dates[0], dates[3]]);
  expect(titles({ ...posts, except: '2024-03-02' })).not.toContain(dates[0]);
  expect(titles({ ...posts, limit: 1 })).toEqual([dates[2]]);
  // The post itself ends with links to the posts just before and after it, so these come last.
  const beside = { ...posts, except: '2025-01-03' };
  expect(titles(beside)).toEqual([dates[0], dates[3], dates[1]]);
  expect(titles({ ...beside, limit: 2 })).toEqual([dates[0], dates[3]]);
});

test('a post card says when the post was written and how long it takes to read', () => {
  const [card] = cardsOf({ of: 'posts', details: 'short', actionLabel: 'Read' }, (config) => {
    const [post] = config.entities.posts;
    if (post) Object.assign(post, { date: '2024-03-02', content: '<p>word</p> '.repeat(500) });
  });
  expect(card).toMatchObject({ subtitle: 'March 2, 2024', readingTime: '2 min read' });
});

function productCard(kind: 'bundle' | 'program') {
  const [card] = cardsOf({ of: 'products', kind }, (config) => {
    config.entities.products = [
      {
        id: 'journal',
        kind,
        icon: 'book',
        title: 'Journal',
        description: 'A journal.',
        buttonText: 'Buy',
        link: 'https://store.example/journal',
        gradient: 'dawn',
      },
    ];
  });
  return card?.featured;
}

test('bundles stand out from programs', () => {
  expect(productCard('bundle')).toBe(true);
  expect(productCard('program')).toBe(undefined);
});

test('a document says its type and size', () => {
  const [card] = cardsOf({ of: 'documents', actionLabel: 'Open' }, (config) => {
    config.entities.documents = [
      { id: 'guide', title: 'Guide', description: 'A guide.', link: '/pdf/guide.pdf' },
    ];
  });
  expect(card?.actions[0]).toMatchObject({ label: 'Open', detail: '(PDF, 68 kB)' });
});

test('the card of a counselor of whom only the name is known has no gaps', () => {
  const none = { title: undefined, description: undefined, statesAccepted: undefined };
  const card = counselorCard({ ...none, totalConditions: undefined, specialties: [] });
  expect(Object.keys(card ?? {})).toEqual(['title', 'image', 'imageShape', 'actions']);
});

test('cards of the team have a role, locations and links where there are some', () => {
  const image = { src: '/images/lake.webp', alt: 'Sam' };
  const cards = cardsOf({ of: 'team', only: [] }, ({ entities }) => {
    const other = { places: [], links: [], sample: false };
    const call = { label: 'Call Sam', href: 'tel:+16155550100', style: 'quiet' as const };
    entities.team = [
      { id: 'kim', name: 'Kim', ...other },
      { ...other, id: 'sam', name: 'Sam', role: 'Reception', text: 'Sam knows.', image },
      { ...other, id: 'lou', name: 'Lou', role: 'Trustee', places: ['harbor'], links: [call] },
    ];
  });
  expect(cards).toMatchObject([
    { title: 'Kim', image: { src: '/_portraits/light/team/kim.svg' }, actions: [] },
    { title: 'Sam', subtitle: 'Reception', text: 'Sam knows.', image: { alt: 'Sam' } },
    {
      subtitle: 'Trustee',
      places: 'Practice at the harbor',
      actions: [{ label: 'Call Sam', href: 'tel:+16155550100' }],
    },
  ]);
  expect(cards[0]).not.toHaveProperty('subtitle');
});
