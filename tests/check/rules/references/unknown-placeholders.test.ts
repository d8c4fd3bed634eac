import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

test('CFG0407: an unknown placeholder', () => {
  expect(reportChanged({ '/routes/0/blocks/1/text': '<p>Call {site.phon} today.</p>' }))
    .toMatchInlineSnapshot(`
      "error[CFG0407]: There is no placeholder {site.phon}.
        --> site.config.json:169:28
         in Page / > Block 2 (text)
      169 |           "text": "<p>Call {site.phon} today.</p>"
          |                            ^^^^^^^^^^^
          = Did you mean {site.phone}? (fixable)

      1 error in site.config.json
      To fix the problems marked (fixable), run: npm run validate -- --fix"
    `);
});

test('CFG0408: a placeholder of a list outside of its pages', () => {
  expect(reportChanged({ '/routes/0/title': 'Meet {counselor.name}' })).toMatchInlineSnapshot(`
    "error[CFG0408]: {counselor.name} only works on a page that is made for each counselor.
      --> site.config.json:155:22
       in Page /
    155 |       "title": "Meet {counselor.name}",
        |                      ^^^^^^^^^^^^^^^^
        = Write the text, or turn this into a page with "forEach" set to "counselors".

    1 error in site.config.json"
  `);
});

test.each([
  ['a discreet title', '/routes/0/discreetTitle', '{site.nam}', 'CFG0407'],
  ['a discreet title elsewhere', '/routes/0/discreetTitle', '{counselor.name}', 'CFG0408'],
  ['an unknown first word', '/routes/0/title', '{sit.name}', 'CFG0407'],
  ['spaces', '/routes/0/title', '{ site.name }', 'CFG0407'],
  ['a field that is a list', '/routes/2/title', '{counselor.specialties}', 'CFG0407'],
  ['a field without a value', '/routes/0/title', '{site.tagline}', 'CFG0407'],
  ['a name of every object', '/routes/0/title', '{site.toString}', 'CFG0407'],
  ['a counselor on the page of a post', '/routes/3/title', '{counselor.name}', 'CFG0408'],
  ['the text of an entry', '/entities/posts/0/excerpt', 'Call {site.phone}', 'CFG0408'],
  ['an unknown word', '/routes/0/title', 'In {word.city}', 'CFG0407'],
  ['the heading of the legal links', '/navigation/footer/legalTitle', '{site.name}', 'CFG0408'],
  ['the words of post cards', '/routes/0/blocks/3/cards/actionLabel', '{site.name}', 'CFG0408'],
  ['a redirect', '/redirects/0/from', '/{counselor.id}', 'CFG0408'],
  ['the label of the top bar', '/navigation/topBar/label', '{counselor.name}', 'CFG0408'],
])('a placeholder is not filled in: %s', (_reason, pointer, value, code) => {
  expect(listCodes({ [pointer]: value })).toContain(code);
});

test('placeholders are filled in where the site shows a notice', () => {
  expect(
    listCodes({ '/entities/notices/0/text': '<p>Call 988, or us: {site.phone}.</p>' }),
  ).toEqual([]);
});

test('cards of counselors know the counselor on every page', () => {
  expect(
    listCodes({ '/routes/0/blocks/2/cards/actions/0/label': 'Book {counselor.firstName}' }),
  ).toEqual([]);
});

test('a word of the site is filled in, also with a capital letter, and others are named', () => {
  const words = [{ id: 'people', text: 'guides' }];
  const change = (tagline: string) => ({ '/site/words': words, '/site/tagline': tagline });
  expect(listCodes(change('{word.People} at {site.name}'))).toEqual([]);
  const [problem] = checkChanged(change('Our {word.poeple}')).problems;
  expect(problem).toMatchObject({
    code: 'CFG0407',
    message: 'There is no placeholder {word.poeple}.',
  });
  expect(problem?.hint).toContain('{word.people}');
});

test('braces around one word are not a placeholder, and what was meant is named', () => {
  const [unknown] = checkChanged({ '/routes/0/title': 'Home {hello}' }).problems;
  expect(unknown).toMatchObject({ code: 'CFG0407', message: 'There is no placeholder {hello}.' });
  expect(unknown?.fix).toBeUndefined();
  const [phone] = checkChanged({ '/routes/0/title': 'Call {phone}' }).problems;
  expect(phone?.hint).toBe('Write {site.phone}.');
  expect(phone?.fix?.edits.map(({ text }) => text)).toEqual(['{site.phone}']);
});

test('a placeholder without its closing brace is found', () => {
  const [problem] = checkChanged({ '/routes/0/title': 'Call {site.phone now' }).problems;
  expect(problem).toMatchObject({ code: 'CFG0407', message: '{site.phone has no closing brace.' });
});

test('a placeholder that sounds like another one is recognized', () => {
  const [problem] = checkChanged({ '/routes/0/title': 'Call {site.fone}' }).problems;
  expect(problem?.hint).toBe('Did you mean {site.phone}?');
});

test('a label may use the words of its usual text, in any order', () => {
  expect(
    listCodes({ '/labels': { rating: 'Of 5 stars: {rating}', moreAreas: 'and more' } }),
  ).toEqual([]);
});

test('a word that is not filled in is found, with the one that was meant', () => {
  const [problem] = checkChanged({ '/labels': { moreAreas: '+{cuont} more' } }).problems;
  expect(problem).toMatchObject({
    code: 'CFG0407',
    message: '{cuont} does not work in this label.',
    hint: 'Did you mean "{count}"?',
  });
});

test('a price is filled in wherever the site is, if it is written down', () => {
  const changes = {
    '/site/currency': 'USD',
    '/site/prices': [
      { id: 'session', amount: 120 },
      { id: 'group', amount: 40 },
    ],
  };
  const [text, title] = ['/routes/0/blocks/1/text', '/routes/0/title'];
  expect(listCodes({ ...changes, [text]: '<p>{price.session}</p>' })).toEqual([]);
  expect(reportChanged({ ...changes, [title]: 'From {price.sesion}' })).toContain(
    'Write one of these placeholders: "{price.session}", "{price.group}".',
  );
  expect(reportChanged({ [title]: 'From {price.session}' })).toContain(
    'Add the price under "prices" of "site": { "id": "session", "amount": 120 }.',
  );
  const [unknown] = checkChanged({ [title]: 'From {price.session}' }).problems;
  expect(unknown?.related).toMatchObject([{ path: '/site/prices' }]);
});
