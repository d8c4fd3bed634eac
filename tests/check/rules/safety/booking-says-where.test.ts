import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

const block = { type: 'embed', embed: 'booking' };
const second = '/entities/counselors/-';

test('CFG0514: a calendar that does not say where clients of its counselor may live', () => {
  const changed = reportChanged({ '/routes/1/blocks/-': block });
  expect(changed).toMatchInlineSnapshot(`
    "error[CFG0514]: The calendar of Ruth Arden does not show where clients may live.
      --> site.config.json:216:20
       in Page /contact > Block 3 (embed)
    216 |           "embed": "booking"
        |                    ^^^^^^^^^
        = Add "counselor": "ruth" to the block: the page then shows where clients may live.

    1 error in site.config.json"
  `);
});

test('the counselor is named, written out or by a placeholder', () => {
  expect(listCodes({ '/routes/1/blocks/-': { ...block, counselor: 'ruth' } })).toEqual([]);
  const page = { path: '/book/{counselor.id}', forEach: 'counselors', title: 'Book a session' };
  const routes = (counselor?: string) => ({
    '/routes/-': {
      ...page,
      description: 'Choose a day and a time for a session, in person or by secure video.',
      robots: 'noindex',
      blocks: [
        { type: 'banner', title: 'Book' },
        { ...block, embed: '{counselor.bookingEmbed}', ...(counselor && { counselor }) },
      ],
    },
  });
  expect(listCodes(routes('{counselor.id}'))).toEqual([]);
  expect(listCodes(routes())).toEqual(['CFG0514']);
});

test('another counselor than the one to be booked is an error, another widget is not', () => {
  const noemi = {
    id: 'noemi',
    name: 'Noemi Hart',
    firstName: 'Noemi',
    image: { src: '/images/lake.webp', alt: 'A lake at noon' },
    title: 'Family Counselor',
    description: 'Noemi sits down with the whole family and lets the youngest one speak first.',
    specialties: ['Families'],
    totalConditions: 2,
    credentials: [{ abbreviation: 'LMFT', meaning: 'Licensed Marriage and Family Therapist' }],
    approach: '<p>Together.</p>',
    about: '<p>She plays the cello.</p>',
    statesAccepted: ['KY'],
    bookingEmbed: 'podcast',
    surveyEmbed: 'podcast',
    sample: true,
  };
  const wrong = { ...block, counselor: 'noemi' };
  expect(reportChanged({ [second]: noemi, '/routes/1/blocks/-': wrong })).toMatchInlineSnapshot(`
    "error[CFG0515]: The widget "booking" belongs to "ruth" but would be shown for "noemi".
      --> site.config.json:245:20
       in Page /contact > Block 3 (embed)
    245 |           "embed": "booking",
        |                    ^^^^^^^^^
        = Write the ID of the widget of "noemi" here, or choose "ruth" in this block.
      --> site.config.json:116:25 "ruth" uses the widget here.
    116 |         "bookingEmbed": "booking",
        |                         ^^^^^^^^^

    1 error in site.config.json"
  `);
  const other = { type: 'embed', embed: 'podcast' };
  expect(listCodes({ '/routes/1/blocks/-': other })).toEqual([]);
});

test('a counselor whose clients may live anywhere needs no note', () => {
  const changes = { '/routes/1/blocks/-': block, '/entities/counselors/0/statesAccepted': [] };
  expect(listCodes(changes)).toEqual([]);
});

test('countries are as binding as states', () => {
  const changes = {
    '/routes/1/blocks/-': block,
    '/entities/counselors/0/statesAccepted': undefined,
    '/entities/counselors/0/countriesAccepted': ['DE'],
    '/site/country': 'US',
  };
  expect(listCodes(changes)).toEqual(['CFG0514']);
});
