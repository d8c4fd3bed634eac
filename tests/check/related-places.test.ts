import { expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { checkChanged, type Changes } from './check-changed';
import { minimalConfig, publicFiles } from './minimal-config';

function listRelated(changes: Changes): string[] {
  return checkChanged(changes).problems.flatMap(({ related = [] }) =>
    related.map(({ path, message }) => `${path}: ${message}`),
  );
}

test.each<[string, Changes, string]>([
  [
    'an id that is used twice',
    { '/embeds/1/id': 'booking' },
    '/embeds/0/id: The first use is here.',
  ],
  [
    'a slug that is used twice',
    { '/entities/posts/-': { ...minimalConfig.entities.posts[0], id: 'again' } },
    '/entities/posts/0/slug: The first use is here.',
  ],
  [
    'an address that is used twice',
    { '/routes/-': minimalConfig.routes[1] },
    '/routes/1/path: The other page is here.',
  ],
  [
    'a placeholder that one entry has no value for',
    {
      '/routes/2/title': 'About {counselor.greeting}',
      '/entities/counselors/0/greeting': undefined,
    },
    '/entities/counselors/0: This one has no "greeting".',
  ],
  [
    'an anchor that is used twice',
    { '/routes/0/blocks/0/anchor': 'hello' },
    '/routes/0/blocks/0/anchor: The first use is here.',
  ],
  [
    'a title that is used twice',
    { '/routes/1/title': 'Home' },
    '/routes/0/title: The other title is here.',
  ],
  [
    'a redirect that hides a page',
    { '/redirects/0/from': '/contact', '/navigation/footer/legal': [] },
    '/routes/1/path: The page is here.',
  ],
  [
    'two redirects from one address',
    { '/redirects/-': { from: '/old', to: '/' } },
    '/redirects/0/from: The first one is here.',
  ],
  [
    'a second page for unknown addresses',
    { '/routes/-': minimalConfig.routes[4] },
    '/routes/4/path: The first one is here.',
  ],
  [
    'an entry that is there twice',
    { '/entities/counselors/0/statesAccepted': ['TN', 'TN'] },
    '/entities/counselors/0/statesAccepted/0: The first one is here.',
  ],
])('%s comes with the other place', (_what, changes, related) => {
  expect(listRelated(changes)).toEqual([related]);
});

test('an entry that was deleted comes with all its uses', () => {
  expect(
    listRelated({
      '/entities/counselors': [{ ...minimalConfig.entities.counselors[0], id: 'ada' }],
      '/routes/0/blocks/1/text': '<p>Meet <a href="/counselors/ruth">Ruth</a>.</p>',
      '/routes/4/blocks/0/action/href': '/counselors/ruth',
      '/routes/0/blocks/0/anchor': 'hello',
      '/routes/0/blocks/1/anchor': undefined,
    }),
  ).toEqual([
    '/routes/0/blocks/1/text: Also here.',
    '/routes/4/blocks/0/action/href: Also here.',
    '/entities/counselors: Add the entry to the list "counselors" here.',
  ]);
});

test.each<[string, Changes, string[]]>([
  [
    'an id that leads to nothing',
    { '/entities/counselors/0/bookingEmbed': 'bookign' },
    ['/embeds: Add the entry to the list "embeds" here.'],
  ],
  [
    'a placeholder of another list than the page goes through',
    { '/routes/3/title': '{counselor.name}' },
    ['/routes/3/forEach: The page uses another list.'],
  ],
  [
    'a link to the page of a counselor who is not there',
    { '/navigation/topBar/href': '/counselors/rut' },
    ['/entities/counselors: Each entry of this list gets a page.'],
  ],
  [
    'a link to a part that the page does not have',
    { '/navigation/topBar/href': '/contact#counselor' },
    ['/routes/1: The page starts here.'],
  ],
  [
    'a link to a part that the goal of a redirect does not have',
    { '/navigation/topBar/href': '/old#counselor' },
    ['/routes/1: The page starts here.', '/redirects/0: This redirect goes there.'],
  ],
  [
    'a picture of which nobody knows where it comes from',
    { '/routes/0/blocks/0/image/src': '/images/meadow.webp' },
    ['/media: The sources of files are listed here.'],
  ],
  [
    'a number that is smaller than what it counts',
    { '/entities/counselors/0/totalConditions': 1 },
    ['/entities/counselors/0/specialties: The specialties are listed here.'],
  ],
])('%s comes with the place where what is missing would be', (_what, changes, related) => {
  expect(listRelated(changes)).toEqual(related);
});

test('the list that an entry is missing in stays when there are more uses than are listed', () => {
  const links = Array.from({ length: 30 }, () => '<a href="/counselors/rut">Rut</a>').join(' ');
  const related = listRelated({ '/routes/0/blocks/1/text': `<p>${links}</p>` });
  expect(related.length).toBe(20);
  expect(related.at(-1)).toBe('/entities/counselors: Each entry of this list gets a page.');
});

test('a related place has a range and is described in words', () => {
  const { problems } = checkChanged({ '/embeds/1/id': 'booking' });
  expect(problems[0]?.related?.[0]).toMatchObject({
    place: 'Widget booking',
    range: { start: { line: 68, column: 13 }, end: { line: 68, column: 22 } },
  });
});

test('a name that is written twice comes with the first place', () => {
  const [problem] = checkConfig('{\n  "site": {},\n  "site": {}\n}', publicFiles).problems;
  expect(problem?.related).toEqual([
    {
      message: 'The first one is here.',
      path: '',
      range: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
    },
  ]);
});
