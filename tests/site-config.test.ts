import { expect, test } from 'vitest';
import { listPublicFiles } from '../src/io/public-files';
import { readCheckContext } from '../src/io/read-check-context';
import { checkConfig } from '../src/check/check-config';
import { expandRoutes } from '../src/content/placeholders/dynamic-routes';
import { readTestSite } from './sites/read-site';

// What the specification counts, proven on the frozen copy of the site that was ordered. Another
// practice may count otherwise, so no schema says it.
const { text, publicFolder } = readTestSite('specification');
const { config, problems } = checkConfig(
  text,
  listPublicFiles(publicFolder),
  // The retreat of the sample is over one day; the test is not about that.
  { ...readCheckContext(publicFolder), today: '2026-11-21' },
);
if (!config) throw new Error(problems[0]?.message);
const { entities, embeds } = config;

test('the config is valid, without a warning', () => {
  expect(problems).toEqual([]);
});

test('there are 30 pages and the page for unknown addresses', () => {
  const paths = expandRoutes(config).map(({ path }) => path);
  expect(paths).toHaveLength(31);
  expect(paths).toContain('*');
});

test('the lists are as long as the specification says', () => {
  const kinds = entities.products.map(({ kind }) => kind);
  expect({
    counselors: entities.counselors.length,
    testimonials: entities.testimonials.length,
    posts: entities.posts.length,
    programs: kinds.filter((kind) => kind === 'program').length,
    bundles: kinds.filter((kind) => kind === 'bundle').length,
    documents: entities.documents.length,
    resources: entities.resourceCards.length,
    embeds: embeds.length,
  }).toEqual({
    counselors: 4,
    testimonials: 4,
    posts: 4,
    programs: 8,
    bundles: 2,
    documents: 4,
    resources: 4,
    embeds: 12,
  });
  expect(entities.bookCategories.length).toBeGreaterThanOrEqual(3);
});

test('the counselors work with 13, 9, 6 and 8 areas and name 4, 4, 4 and 8', () => {
  const counts = entities.counselors.map((counselor) => [
    counselor.totalConditions,
    counselor.specialties.length,
  ]);
  expect(counts).toEqual([
    [13, 4],
    [9, 4],
    [6, 4],
    [8, 8],
  ]);
});

test('clients from Pennsylvania, Tennessee, Missouri and Texas gave five stars', () => {
  expect(entities.testimonials.map(({ state }) => state)).toEqual([
    'Pennsylvania',
    'Tennessee',
    'Missouri',
    'Texas',
  ]);
  expect(entities.testimonials.every(({ rating }) => rating === 5)).toBe(true);
});

test('posts have 600 to 1,000 words, headings not counted', () => {
  for (const { slug, content } of entities.posts) {
    const words = content
      .replace(/<[^>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    expect([slug, words >= 600 && words <= 1000]).toEqual([slug, true]);
  }
});

test('the retreat has four days and three nights and two who lead it', () => {
  const events = config.routes
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === 'event');
  expect(events).toHaveLength(1);
  const [event] = events;
  const nights = (Date.parse(event?.end ?? '') - Date.parse(event?.start ?? '')) / 86_400_000;
  expect(nights).toBe(3);
  expect(event?.facilitators).toHaveLength(2);
});

test('everybody who is invented is marked as a sample', () => {
  const people = [...entities.counselors, ...entities.testimonials, ...entities.posts];
  expect(people.filter(({ sample }) => !sample)).toEqual([]);
});

test('the site speaks to all whom the specification names', () => {
  const words = JSON.stringify(config).toLowerCase();
  for (const reader of ['prospective client', 'parents', 'teachers', 'church and school leaders']) {
    expect(words).toContain(reader);
  }
});
