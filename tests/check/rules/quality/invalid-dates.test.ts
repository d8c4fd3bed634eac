import { expect, test } from 'vitest';
import { diagnose, listCodes, reportChanged } from '../../check-changed';

const date = '/entities/posts/0/date';
const event = '/routes/1/blocks/1';

const withEpisode = {
  '/entities/episodes': [
    {
      id: 'still-water',
      title: 'Still water',
      date: '2024-01-03',
      length: '12:30',
      summary: 'Two people talk about rest.',
      text: '<p>They talk about rest.</p>',
      transcript: '<p>Where do you rest?</p>',
    },
  ],
};

test('CFG0605: a day that is not in the calendar', () => {
  expect(reportChanged({ [date]: '2024-02-30' })).toMatchInlineSnapshot(`
    "error[CFG0605]: "2024-02-30" is not a valid date.
      --> site.config.json:126:17
       in Post rest
    126 |         "date": "2024-02-30",
        |                 ^^^^^^^^^^^^
        = February 2024 has 29 days: write a day from 1 to 29.

    1 error in site.config.json"
  `);
});

test('a leap day exists in leap years only', () => {
  expect(listCodes({ [date]: '2024-02-29' })).toEqual([]);
  expect(listCodes({ [date]: '2023-02-29' })).toEqual(['CFG0605']);
  expect(listCodes({ [`${event}/start`]: '2027-02-29' })).toEqual(['CFG0605']);
  expect(listCodes({ [`${event}/start`]: '2027-13-01' })).toEqual(['CFG0605']);
});

test('an event does not end before it starts, but may end on the same day', () => {
  expect(listCodes({ [`${event}/end`]: '2027-04-14' })).toEqual(['CFG0605']);
  expect(listCodes({ [`${event}/end`]: '2027-04-15' })).toEqual([]);
});

test('the day until which security reports are read exists', () => {
  const email = 'safe@quiet-lake.example';
  expect(listCodes({ '/security': { email, readUntil: '2027-10-01' } })).toEqual([]);
  expect(listCodes({ '/security': { email, readUntil: '2027-02-30' } })).toEqual(['CFG0605']);
});

test('the days of every kind of entry exist', () => {
  for (const day of ['/entities/notices/0/checkedOn', '/entities/episodes/0/date']) {
    expect(listCodes({ ...withEpisode, [day]: '2024-02-30' })).toContain('CFG0605');
    expect(listCodes({ ...withEpisode, [day]: '2024-02-29' })).not.toContain('CFG0605');
  }
});

test('what ends before it starts is not reported where one of the days is wrong itself', () => {
  expect(listCodes({ [`${event}/start`]: '9999-12-28' })).toEqual(['CFG0605']);
  expect(diagnose({ [`${event}/start`]: '2027-02-30', [`${event}/end`]: '2027-02-01' })).toContain(
    '"2027-02-30" is not a valid date.',
  );
});

test('a day whose next day has a year of five digits is refused', () => {
  expect(listCodes({ '/entities/posts/0/date': '9999-12-31' })).toEqual(['CFG0605']);
});

test('CFG0605: an event in a year that calendars cannot write', () => {
  const years = { [`${event}/start`]: '9999-12-28', [`${event}/end`]: '9999-12-29' };
  expect(reportChanged(years)).toMatchInlineSnapshot(`
    "error[CFG0605]: The year 9999 is out of range.
      --> site.config.json:207:20
       in Page /contact > Block 2 (event)
    207 |           "start": "9999-12-28",
        |                    ^^^^^^^^^^^^
        = Write a year from 2000 to 2099.

    error[CFG0605]: The year 9999 is out of range.
      --> site.config.json:208:18
       in Page /contact > Block 2 (event)
    208 |           "end": "9999-12-29",
        |                  ^^^^^^^^^^^^
        = Write a year from 2000 to 2099.

    2 errors in site.config.json"
  `);
  expect(listCodes({ [`${event}/end`]: '2099-12-31' })).not.toContain('CFG0605');
});

test('what is no day at all is told once, as what it is', () => {
  const security = { email: 'safe@quiet-lake.example', readUntil: ']2027-10-01' };
  expect(listCodes({ '/security': security })).toEqual(['CFG0308']);
});
