import { expect, test } from 'vitest';
import { groupSamples, nameWithin } from '../../../src/editor/client/publish/sample-groups';
import { describePlace } from '../../../src/editor/schema/describe-place';
import { writeKey } from '../../../src/editor/model/paths';

const config = {
  site: { name: 'Quiet Lake', tagline: 'Rest' },
  navigation: { menu: [], topBar: {} },
  entities: { counselors: [{ id: 'ada', name: 'Ada' }] },
  routes: [
    { path: '/', title: 'Rest | {site.name}', blocks: [] },
    {
      path: '/fees',
      title: 'Fees of {site.name} | {site.name}',
      blocks: [{ type: 'text', title: 'At {site.name}' }],
    },
  ],
};

const places = [
  ['site', 'tagline'],
  ['navigation', 'topBar'],
  ['entities', 'counselors', 0],
  ['routes', 0],
  ['routes', 1, 'blocks', 0],
  ['routes', 1],
];

test('texts of the sample are in groups that a person reads at once, the pages first', () => {
  const groups = groupSamples(config, places);
  expect(groups.map(({ name, path, isPage }) => [name, writeKey(path), isPage])).toEqual([
    ['Page “Home”', 'routes/0', true],
    ['Page “Fees of Quiet Lake”', 'routes/1', true],
    ['Site', 'site/tagline', false],
    ['Navigation', 'navigation/topBar', false],
    ['Counselors', 'entities/counselors/0', false],
  ]);
  expect(groups.flatMap((group) => group.places)).toHaveLength(places.length);
  const names = groups.flatMap((group) =>
    group.places.map((place) => nameWithin(config, group, place, 'Title')),
  );
  expect(names).toEqual(['Title', 'Text “At Quiet Lake”', 'Title', 'Tagline', 'Top bar', '“Ada”']);
});

test('a place is named without placeholders', () => {
  expect(describePlace(config, ['routes', 1, 'blocks', 0, 'title'])).toBe(
    'Page “Fees of Quiet Lake” › Text “At Quiet Lake” › Title',
  );
});
