import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../check-changed';

test('CFG0301: an unknown setting is found, with the one that was meant', () => {
  expect(reportChanged({ '/routes/0/blocks/0/subtitel': 'x' })).toMatchInlineSnapshot(`
    "error[CFG0301]: A banner block has no setting "subtitel".
      --> site.config.json:165:11
       in Page / > Block 1 (banner)
    165 |           "subtitel": "x"
        |           ^^^^^^^^^^
        = Did you mean "subtitle"? (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0302: a missing setting is found, with what it is for', () => {
  expect(reportChanged({ '/routes/0/title': undefined })).toMatchInlineSnapshot(`
    "error[CFG0302]: This page has no "title".
      --> site.config.json:153:5
       in Page /
    153 |     {
        |     ^
        = Add "title": "…". The title in the browser tab and in search results: at most 60 characters, different on every page.

    1 error in site.config.json"
  `);
});

test('CFG0303: a value of the wrong kind is found', () => {
  const path = '/entities/counselors/0/totalConditions';
  expect(reportChanged({ [path]: '13' })).toMatchInlineSnapshot(`
    "error[CFG0303]: "totalConditions" must be a whole number, not "13".
      --> site.config.json:104:28
       in Counselor ruth
    104 |         "totalConditions": "13",
        |                            ^^^^
        = Remove the quotes: 13. (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0304: a value that is not one of the choices is found', () => {
  expect(reportChanged({ '/routes/0/blocks/1/tone': 'surfase' })).toMatchInlineSnapshot(`
    "error[CFG0304]: "tone" cannot be "surfase".
      --> site.config.json:170:19
       in Page / > Block 2 (text)
    170 |           "tone": "surfase"
        |                   ^^^^^^^^^
        = Did you mean "surface"? (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0305: a text that is too long is found', () => {
  expect(reportChanged({ '/navigation/menu/0/label': 'x'.repeat(41) })).toMatchInlineSnapshot(`
    "error[CFG0305]: "label" has 41 characters; at most 40 are allowed.
      --> site.config.json:19:18
       in navigation > Menu entry 1
    19 |         "label": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
       |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
       = Shorten the text by one character.

    1 error in site.config.json"
  `);
});

test('CFG0306: a number that is too small is found', () => {
  expect(reportChanged({ '/behavior': { carousel: { interval: 5 } } })).toMatchInlineSnapshot(`
    "error[CFG0306]: "interval" is 5; it must be at least 2000 ms (2 seconds).
      --> site.config.json:265:19
       in behavior > carousel
    265 |       "interval": 5
        |                   ^
        = Write a number from 2000 to 60000.

    1 error in site.config.json"
  `);
});

test('CFG0307: an empty list is found', () => {
  expect(reportChanged({ '/navigation/menu': [] })).toMatchInlineSnapshot(`
    "error[CFG0307]: "menu" needs at least one menu entry.
      --> site.config.json:17:13
       in navigation
    17 |     "menu": [],
       |             ^
       = Add at least one menu entry, for example { "label": "…", "href": "…" }.

    1 error in site.config.json"
  `);
});

test('CFG0308: a text of the wrong form is found, with the right form', () => {
  expect(reportChanged({ '/entities/posts/0/date': '3.1.2024' })).toMatchInlineSnapshot(`
    "error[CFG0308]: "3.1.2024" is not a valid date.
      --> site.config.json:126:17
       in Post rest
    126 |         "date": "3.1.2024",
        |                 ^^^^^^^^^^
        = Write the date as year, month and day: "2027-04-15".

    1 error in site.config.json"
  `);
});

test('CFG0309: an unknown type of block is found', () => {
  expect(reportChanged({ '/routes/0/blocks/0/type': 'baner' })).toMatchInlineSnapshot(`
    "error[CFG0309]: There is no block type "baner".
      --> site.config.json:159:19
       in Page / > Block 1 (baner)
    159 |           "type": "baner",
        |                   ^^^^^^^
        = Did you mean "banner"? (fixable)

    1 error in site.config.json
    To fix the problems marked (fixable), run: npm run validate -- --fix"
  `);
});

test('CFG0310: a picture without description is found', () => {
  const image = { src: '/images/lake.webp' };
  expect(reportChanged({ '/routes/0/blocks/0/image': image })).toMatchInlineSnapshot(`
    "error[CFG0310]: This image has no description for people who cannot see it.
      --> site.config.json:161:20
       in Page / > Block 1 (banner) > image
    161 |           "image": {
        |                    ^
        = Describe the image in "alt", or write "decorative": true if it adds nothing to the text.

    1 error in site.config.json"
  `);
});

test('CFG0311: a repeated entry is found', () => {
  const path = '/entities/counselors/0/statesAccepted';
  expect(reportChanged({ [path]: ['TN', 'KY', 'TN'] })).toMatchInlineSnapshot(`
    "error[CFG0311]: Entries 1 and 3 of "statesAccepted" are the same.
      --> site.config.json:116:11
       in Counselor ruth
    116 |           "TN"
        |           ^^^^
        = Delete one of the two entries.
      --> site.config.json:114:11 The first one is here.
    114 |           "TN",
        |           ^^^^

    1 error in site.config.json"
  `);
});

test.each([
  ['an unknown setting', { '/routes/0/blocks/0/subheding': 'x' }, ['CFG0301']],
  [
    'a misspelled setting that must be there',
    { '/routes/0/blocks/0/title': undefined, '/routes/0/blocks/0/titel': 'x' },
    ['CFG0301'],
  ],
  [
    'another word for a setting that must be there',
    { '/site/url': undefined, '/site/domain': 'https://quiet-lake.example' },
    ['CFG0301'],
  ],
  [
    'a misspelled description of a picture',
    { '/routes/0/blocks/0/image': { src: '/images/lake.webp', alr: 'A lake' } },
    ['CFG0301'],
  ],
  [
    'a description and the mark that there is none',
    { '/routes/0/blocks/0/image/alt': 'A lake' },
    ['CFG0310'],
  ],
  ['a mark that can only be true', { '/routes/0/blocks/0/image/decorative': false }, ['CFG0304']],
  ['a picture that is a text', { '/routes/0/blocks/0/image': '/images/lake.webp' }, ['CFG0303']],
  ['a block without type', { '/routes/0/blocks/0/type': undefined }, ['CFG0309']],
  ['a type that is a number', { '/routes/0/blocks/0/type': 5 }, ['CFG0309']],
  ['a block that is a text', { '/routes/0/blocks/0': 'banner' }, ['CFG0303']],
  ['a choice that is a number', { '/site/status': 4 }, ['CFG0303']],
  ['an unknown kind of cards', { '/routes/0/blocks/3/cards/of': 'articles' }, ['CFG0309']],
  ['an empty text', { '/site/name': '' }, ['CFG0305']],
  ['no pages', { '/routes': [] }, ['CFG0307']],
  ['a list that is a text', { '/entities/counselors/0/specialties': 'Grief' }, ['CFG0303']],
  ['two mistakes', { '/site/name': 5, '/routes/0/titel': 'x' }, ['CFG0303', 'CFG0301']],
])('one problem for one mistake: %s', (_mistake, changes, codes) => {
  expect(listCodes(changes)).toEqual(codes);
});

test.each([
  [{ '/site/sttus': 'live' }, 'Did you mean "status"?'],
  [{ '/site/STATUS': 'live' }, 'Did you mean "status"?'],
  [
    { '/site/nmae': 'Lake' },
    '"site" already has "name". Keep the value you want there and delete "nmae".',
  ],
  [{ '/pages': [] }, 'Use the setting "routes".'],
  [{ '/site/url': 'lakelight.example/' }, 'Write "https://lakelight.example".'],
  [
    { '/theme': { type: { text: '16px' } } },
    'Write 1, without quotes. Sizes are in rem: 1 rem is usually 16px.',
  ],
  [
    { '/entities/counselors/0/totalConditions': '12 years' },
    'Write 12, without quotes or other characters.',
  ],
  [{ '/site/status': 'lvie' }, 'Did you mean "live"?'],
  [{ '/routes/0/header': 'true' }, 'Remove the quotes: true.'],
  [{ '/site/phone': 6155550100 }, 'Add quotes: "6155550100".'],
  [{ '/entities/counselors/0/specialties': 'Grief' }, 'Write ["Grief"].'],
  [{ '/routes/0/blocks': 'Home' }, 'Write a list: [{ … }].'],
  [
    { '/routes/0/blocks/0/type': undefined, '/routes/0/blocks/0/typ': 'banner' },
    'Write "type" instead of "typ".',
  ],
  [
    { '/routes/0/blocks': [] },
    'Add at least one block, for example { "type": "text", "text": "…" }.',
  ],
  [{ '/theme': { typefaces: {} } }, 'Use the setting "fonts".'],
  [
    { '/embeds/0/ref': 'Ruth booking' },
    'Write 20 letters and digits, as in "AbCdEfGhIjKlMnOpQrSt", or paste the link to the widget.',
  ],
])('a hint says what to write: %j', (changes, hint) => {
  expect(checkChanged(changes).problems[0]?.hint).toBe(hint);
});

test('long values are cut in messages', () => {
  const [problem] = checkChanged({ '/site/url': 'x'.repeat(500) }).problems;
  expect(problem?.message.length).toBeLessThan(150);
});
