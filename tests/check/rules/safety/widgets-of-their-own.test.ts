import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged, type Changes } from '../../check-changed';
import { minimalConfig } from '../../minimal-config';

const [ruth] = minimalConfig.entities.counselors;
const [booking] = minimalConfig.embeds;
const bookingOfEsther = {
  ...booking,
  id: 'booking-esther',
  ref: 'SampleBookingEsther0',
  title: 'Book with Esther: calendar',
};
const esther = {
  ...ruth,
  id: 'esther',
  name: 'Esther Hill',
  bookingEmbed: 'booking-esther',
  surveyEmbed: undefined,
};

/** Two people, each with a calendar. */
const two: Changes = { '/embeds/-': bookingOfEsther, '/entities/counselors/-': esther };

test('CFG0515: two people with one widget', () => {
  expect(reportChanged({ ...two, '/entities/counselors/1/bookingEmbed': 'booking' }))
    .toMatchInlineSnapshot(`
    "error[CFG0515]: The widget "booking" already belongs to "ruth".
      --> site.config.json:156:25
       in Counselor esther
    156 |         "bookingEmbed": "booking",
        |                         ^^^^^^^^^
        = Add a widget for "esther" under "embeds" and write its ID here.
      --> site.config.json:126:25 "ruth" uses the widget here.
    126 |         "bookingEmbed": "booking",
        |                         ^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('CFG0515: the calendar of one person as the survey of another', () => {
  const { problems } = checkChanged({
    ...two,
    '/entities/counselors/0/surveyEmbed': 'booking-esther',
  });
  expect(problems.map(({ code, path, related }) => [code, path, related?.[0]?.path])).toEqual([
    ['CFG0515', '/entities/counselors/1/bookingEmbed', '/entities/counselors/0/surveyEmbed'],
  ]);
});

test('CFG0515: one person may have a widget for two things', () => {
  expect(listCodes(two)).toEqual([]);
});

test('CFG0515: a group calendar, and an account in which visitors choose, may be shared', () => {
  const shared = { ...two, '/entities/counselors/1/bookingEmbed': 'booking' };
  expect(listCodes({ ...shared, '/embeds/0/kind': 'group' })).toEqual([]);
  const account = { '/embeds/0/provider': 'simplepractice', '/embeds/0/ref': 'quiet-lake' };
  expect(listCodes({ ...shared, ...account })).toEqual([]);
});

test('CFG0515: a page of one person with the widget of another', () => {
  const block = { type: 'embed', title: 'Book', embed: 'booking', counselor: 'esther' };
  expect(reportChanged({ ...two, '/routes/1/blocks/-': block })).toMatchInlineSnapshot(`
    "error[CFG0515]: The widget "booking" belongs to "ruth" but would be shown for "esther".
      --> site.config.json:256:20
       in Page /contact > Block 3 (embed)
    256 |           "embed": "booking",
        |                    ^^^^^^^^^
        = Write the ID of the widget of "esther" here, or choose "ruth" in this block.
      --> site.config.json:126:25 "ruth" uses the widget here.
    126 |         "bookingEmbed": "booking",
        |                         ^^^^^^^^^

    1 error in site.config.json"
  `);
});

test('CFG0515: a page for each person with the widget of one', () => {
  const block = { type: 'embed', title: 'Book', embed: 'booking' };
  const expected =
    'Write "{counselor.bookingEmbed}", so that each page shows the widget of its person.';
  for (const wrong of [block, { ...block, counselor: '{counselor.id}' }]) {
    const { problems } = checkChanged({ ...two, '/routes/2/blocks/-': wrong });
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['CFG0515', expected]]);
  }
});

test('CFG0515: every page may show a widget, with its person or alone', () => {
  const block = { type: 'embed', title: 'Book', embed: 'booking' };
  expect(listCodes({ ...two, '/routes/1/blocks/-': { ...block, counselor: 'ruth' } })).toEqual([]);
  const questions = { ...two, '/entities/counselors/0/bookingEmbed': 'podcast' };
  expect(listCodes({ ...questions, '/routes/1/blocks/-': block })).toEqual([]);
  const own = { ...block, embed: '{counselor.bookingEmbed}', counselor: '{counselor.id}' };
  expect(listCodes({ ...two, '/routes/2/blocks/-': own })).toEqual([]);
});
