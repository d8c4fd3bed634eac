import { expect, test } from 'vitest';
import { expandRoutes, fillPlaceholders } from '../../src/content/placeholders/dynamic-routes';
import { checkChanged, listCodes, reportChanged } from './check-changed';

const date = '/entities/posts/0/date';
const readUntil = '/security';
const email = 'safe@quiet-lake.example';

test('a date in words counts as the same date in digits, with a fix', () => {
  const { config, problems } = checkChanged({ [date]: 'March 10, 2026' });
  expect(config?.entities.posts[0]?.date).toBe('2026-03-10');
  expect(problems).toMatchObject([
    {
      code: 'CFG0312',
      severity: 'warning',
      path: date,
      fix: { edits: [{ text: '"2026-03-10"' }] },
    },
  ]);
  expect(reportChanged({ [date]: 'March 10, 2026' })).toMatchInlineSnapshot(`
    "warning[CFG0312]: Dates use digits, year first: "2026-03-10".
      --> site.config.json:126:17
       in Post rest
    126 |         "date": "March 10, 2026",
        |                 ^^^^^^^^^^^^^^^^
        = Write "2026-03-10"; pages show "March 10, 2026". (fixable)

    1 warning in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('all days of a config may be in words', () => {
  const settings = {
    '/routes/1/blocks/1/start': 'April 15, 2027',
    '/routes/1/blocks/1/end': '18 April 2027',
    [readUntil]: { email, readUntil: 'October 1, 2027' },
  };
  const { config, problems } = checkChanged(settings);
  expect(problems.map(({ code }) => code)).toEqual(['CFG0312', 'CFG0312', 'CFG0312']);
  expect(config?.routes[1]?.blocks[1]).toMatchObject({ start: '2027-04-15', end: '2027-04-18' });
  expect(config?.security?.readUntil).toBe('2027-10-01');
});

test('a date in the words of the language of the site is read, too', () => {
  const german = { '/site/language': 'de', [date]: '10. März 2026' };
  expect(checkChanged(german).config?.entities.posts[0]?.date).toBe('2026-03-10');
  expect(listCodes({ [date]: '10. März 2026' })).toEqual(['CFG0308']);
});

test('a day in words that does not exist is one mistake', () => {
  expect(listCodes({ [date]: 'February 30, 2024' })).toEqual(['CFG0605']);
});

test('a placeholder shows a day as the page does', () => {
  const { config } = checkChanged({ [date]: '2026-03-10' });
  const page = config && expandRoutes(config).find(({ scope }) => scope.post);
  expect(fillPlaceholders('{post.date}', page?.scope ?? {})).toBe('March 10, 2026');
});

test('a placeholder of a day in a config with other mistakes breaks nothing', () => {
  const settings = { '/site/language': 'english', [date]: '3.1.2024' };
  const described = { ...settings, '/routes/3/description': 'Written on {post.date}.' };
  expect(listCodes(described)).toEqual(['CFG0308', 'CFG0308']);
});
