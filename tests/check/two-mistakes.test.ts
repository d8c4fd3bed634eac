import { expect, test } from 'vitest';
import { diagnose } from './check-changed';
import { minimalConfig } from './minimal-config';

// Two mistakes give two diagnostics, also when one is in the settings and the other in what they say.

test('two misspelled settings of one block', () => {
  expect(diagnose({ '/routes/0/blocks/0/subtitel': 'x', '/routes/0/blocks/0/imgae': {} }))
    .toMatchInlineSnapshot(`
      "error[CFG0301]: A banner block has no setting "subtitel". @165:11-21
      error[CFG0301]: A banner block has no setting "imgae". @166:11-18"
    `);
});

test('two missing settings of one page', () => {
  expect(diagnose({ '/routes/0/title': undefined, '/routes/0/description': undefined }))
    .toMatchInlineSnapshot(`
      "error[CFG0302]: This page has no "title". @153:5-6
      error[CFG0302]: This page has no "description". @153:5-6"
    `);
});

test('a misspelled setting and a wrong value in the same group', () => {
  expect(diagnose({ '/site/name': 5, '/site/taglien': 'x' })).toMatchInlineSnapshot(`
    "error[CFG0303]: "name" must be text in quotes, not 5. @3:13-14
    error[CFG0301]: "site" has no setting "taglien". @11:5-14"
  `);
});

test('a misspelled setting and a link to nowhere', () => {
  expect(
    diagnose({ '/routes/0/blocks/0/subtitel': 'x', '/routes/4/blocks/0/action/href': '/contcat' }),
  ).toMatchInlineSnapshot(`
    "error[CFG0301]: A banner block has no setting "subtitel". @165:11-21
    error[CFG0409]: The page or file "/contcat" does not exist. @258:21-31"
  `);
});

test('a missing setting and an id that leads to nothing', () => {
  expect(
    diagnose({ '/routes/1/title': undefined, '/entities/counselors/0/bookingEmbed': 'bookign' }),
  ).toMatchInlineSnapshot(`
    "error[CFG0406]: There is no widget with the ID "bookign". @116:25-34
    error[CFG0302]: This page has no "title". @192:5-6"
  `);
});

test('a number in quotes and an anchor that is used twice', () => {
  expect(
    diagnose({
      '/entities/counselors/0/totalConditions': '13',
      '/routes/0/blocks/0/anchor': 'hello',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0303]: "totalConditions" must be a whole number, not "13". @104:28-32
    error[CFG0414]: Another block of this page already has the anchor "hello". @169:21-28"
  `);
});

test('a value that is not one of the choices and a picture that does not exist', () => {
  expect(
    diagnose({
      '/routes/0/blocks/1/tone': 'surfase',
      '/routes/0/blocks/0/image/src': '/images/lakes.webp',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0413]: There is no file "/images/lakes.webp" in the public folder. @162:20-40
    error[CFG0304]: "tone" cannot be "surfase". @170:19-28"
  `);
});

test('an unknown type of block and a misspelled setting', () => {
  expect(diagnose({ '/routes/0/blocks/0/type': 'baner', '/site/taglien': 'x' }))
    .toMatchInlineSnapshot(`
      "error[CFG0301]: "site" has no setting "taglien". @11:5-14
      error[CFG0309]: There is no block type "baner". @160:19-26"
    `);
});

test('a text that is too long and a damaged one', () => {
  expect(
    diagnose({
      '/navigation/menu/0/label': 'x'.repeat(41),
      '/routes/0/blocks/1/text': '<p>Sit <em>down.</p>',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0305]: "label" has 41 characters; at most 40 are allowed. @19:18-61
    error[CFG0507]: <em> is not closed. @169:27-31"
  `);
});

test('a picture without description and an unsafe link', () => {
  expect(
    diagnose({
      '/routes/0/blocks/0/image': { src: '/images/lake.webp' },
      '/routes/4/blocks/0/action/href': 'javascript:x',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0310]: This image has no description for people who cannot see it. @161:20-21
    error[CFG0501]: Links that start with "javascript:" are not allowed. @256:21-35"
  `);
});

test('two pages with the same address and a link to nowhere', () => {
  expect(
    diagnose({
      '/routes/-': minimalConfig.routes[1],
      '/routes/4/blocks/0/action/href': '/nirvana',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0409]: The page or file "/nirvana" does not exist. @257:21-31
    error[CFG0401]: Two pages have the path "/contact". @263:15-25"
  `);
});

test('a slug that is used twice and a link to a post that does not exist', () => {
  expect(
    diagnose({
      '/entities/posts/-': { ...minimalConfig.entities.posts[0], id: 'again', title: 'Again' },
      '/routes/4/blocks/0/action/href': '/nirvana',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0405]: The slug "on-rest" is already used by the post "On rest". @137:17-26
    error[CFG0409]: The page or file "/nirvana" does not exist. @270:21-31"
  `);
});

test('an id that is used twice and another that leads to nothing', () => {
  expect(diagnose({ '/embeds/1/id': 'booking', '/navigation/footer/notice': 'crisi' }))
    .toMatchInlineSnapshot(`
    "error[CFG0406]: There is no notice with the ID "crisi". @52:17-24
    error[CFG0404]: Two entries in "embeds" have the ID "booking". @78:13-22"
  `);
});

test('two links to two pages that do not exist', () => {
  expect(
    diagnose({
      '/navigation/topBar/href': '/nowhere',
      '/routes/4/blocks/0/action/href': '/nirvana',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0409]: The page or file "/nowhere" does not exist. @15:15-25
    error[CFG0409]: The page or file "/nirvana" does not exist. @257:21-31"
  `);
});

test('two misspelled placeholders in one text', () => {
  expect(
    diagnose({ '/routes/0/blocks/1/text': '<p>Call {site.fone} or write to {site.emial}.</p>' }),
  ).toMatchInlineSnapshot(`
    "error[CFG0407]: There is no placeholder {site.fone}. @169:28-39
    error[CFG0407]: There is no placeholder {site.emial}. @169:52-64"
  `);
});

test('two tags that are not allowed in one text', () => {
  expect(diagnose({ '/routes/0/blocks/1/text': '<p>A</p><script>x</script><p><u>B</u></p>' }))
    .toMatchInlineSnapshot(`
      "error[CFG0503]: <script> is not allowed in text. @169:28-36
      error[CFG0503]: <u> is not allowed in text. @169:49-52"
    `);
});

test('HTML in a plain text and an invisible character in another', () => {
  expect(
    diagnose({
      '/routes/0/blocks/0/title': 'Welcome <b>home</b>',
      '/navigation/menu/0/label': 'Ho\u200Bme',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0506]: The text contains an invisible character (U+200B). @19:21-22
    error[CFG0508]: Visitors would see the tag "<b>": this setting takes plain text only. @160:29-32"
  `);
});

test('a redirect in a circle and a day that does not exist', () => {
  expect(
    diagnose({
      '/redirects/0/to': '/old',
      '/entities/posts/0/date': '2024-02-30',
      '/navigation/footer/legal/0/href': '/',
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0605]: "2024-02-30" is not a valid date. @126:17-29
    error[CFG0411]: The redirects form a loop: /old → /old. @149:13-19"
  `);
});

test('a link to nowhere and two pages with the same title', () => {
  expect(diagnose({ '/routes/4/blocks/0/action/href': '/nirvana', '/routes/1/title': 'Home' }))
    .toMatchInlineSnapshot(`
      "error[CFG0409]: The page or file "/nirvana" does not exist. @257:21-31
      warning[CFG0603]: The pages "/" and "/contact" have the same title. @194:16-22"
    `);
});

test('a title and a description that do not fit search results', () => {
  expect(
    diagnose({
      '/routes/1/title': 'Contact, or how to find the house by the lake where we listen',
      '/routes/1/description': 'How.',
    }),
  ).toMatchInlineSnapshot(`
    "warning[CFG0607]: The title of the page "/contact" has 61 characters; search results show about 60. @194:16-79
    warning[CFG0608]: The description of the page "/contact" has 4 characters; 70 to 160 are best for search results. @195:22-28"
  `);
});

test('a link that says nothing and colors that are too much alike', () => {
  expect(
    diagnose({
      '/routes/4/blocks/0/action/label': 'Click here',
      '/theme': { colors: { muted: '#AAAAAA' } },
    }),
  ).toMatchInlineSnapshot(`
    "error[CFG0615]: "muted" is hard to read on the "from" color of the "noon" gradient: the contrast is 1.7:1 and must be at least 4.5:1. @265:16-25
    warning[CFG0610]: "Click here" does not describe where the link goes. @256:22-34"
  `);
});

test('a misspelled setting and a description that is too short', () => {
  expect(diagnose({ '/site/taglien': 'x', '/routes/1/description': 'How to reach us.' }))
    .toMatchInlineSnapshot(`
      "error[CFG0301]: "site" has no setting "taglien". @11:5-14
      warning[CFG0608]: The description of the page "/contact" has 16 characters; 70 to 160 are best for search results. @196:22-40"
    `);
});
