// @promise An event with times is at the same moment in every calendar, in the practice’s time zone

import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

const inChicago = { '/site/timeZone': 'America/Chicago' };

function at(startTime: string, endTime: string, days: Readonly<Record<string, string>> = {}) {
  const times = Object.entries({ ...days, startTime, endTime });
  return Object.fromEntries(times.map(([key, value]) => [`/routes/1/blocks/1/${key}`, value]));
}

test('CFG0684: one of the times alone, and times of no time zone', () => {
  expect(diagnose({ ...inChicago, '/routes/1/blocks/1/startTime': '18:00' })).toMatchInlineSnapshot(
    `"error[CFG0684]: The event has "startTime" but no "endTime". @214:24-31"`,
  );
  expect(diagnose(at('18:00', '12:00'))).toMatchInlineSnapshot(
    `"error[CFG0684]: "2027-04-15T18:00" needs a time zone (and 1 more like this). @213:24-31"`,
  );
});

test('CFG0684: an end before the beginning, and a time that clocks pass over', () => {
  const day = { dates: 'March 14, 2027', start: '2027-03-14', end: '2027-03-14' };
  expect(diagnose({ ...inChicago, ...at('18:00', '06:00', day) })).toMatchInlineSnapshot(
    `"error[CFG0684]: The event ends at 06:00, before it starts at 18:00 on the same day. @215:22-29"`,
  );
  expect(diagnose({ ...inChicago, ...at('02:30', '06:00', day) })).toMatchInlineSnapshot(
    `"error[CFG0684]: "2027-03-14T02:30" is not a valid date and time. @214:24-31"`,
  );
});

test('CFG0684: an event with both times, or none, is fine', () => {
  expect(listCodes({ ...inChicago, ...at('18:00', '12:00') })).toEqual([]);
  expect(listCodes(inChicago)).toEqual([]);
});
