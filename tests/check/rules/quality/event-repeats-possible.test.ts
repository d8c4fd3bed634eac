import { expect, test } from 'vitest';
import { diagnose, listCodes } from '../../check-changed';

// January 12, 2027 is a Tuesday, the second of its month.
const group = {
  id: 'group',
  title: 'Grief group',
  summary: 'An evening for people who mourn.',
  start: '2027-01-12',
  place: 'At the office',
};

function change(settings: object): Record<string, unknown> {
  return { '/entities/events': [{ ...group, ...settings }] };
}

test.each([
  [{ until: '2027-01-05' }, 'The last date (2027-01-05) is before the start (2027-01-12).'],
  [{ until: '2027-03-02', count: 5 }, 'The event has both "until" and "count".'],
  [
    { frequency: 'monthly-on-day', weekdays: ['Tuesday'] },
    'Only weekly events can have "weekdays".',
  ],
  [
    { weekdays: ['Monday', 'Friday'] },
    'The event starts on a Tuesday, but repeats on Monday or Friday.',
  ],
  [{ frequency: 'monthly-on-last-weekday' }, '2027-01-12 is not the last Tuesday of its month.'],
  [{ except: ['2027-01-20'] }, 'The event does not take place on 2027-01-20, a Wednesday.'],
  [
    { weekdays: ['Tuesday', 'Thursday'], until: '2027-01-13' },
    'The event has no date on a Thursday.',
  ],
  [{ count: 2, except: ['2027-01-12', '2027-01-19'] }, 'All dates of the event are left out.'],
])('CFG0694: %j', (repeats, message) => {
  const found = diagnose(change({ repeats: { frequency: 'weekly', ...repeats } }));
  expect(found).toContain(`error[CFG0694]: ${message}`);
  expect(found.match(/error\[/g)).toHaveLength(1);
});

test.each([
  { frequency: 'weekly', weekdays: ['Tuesday', 'Thursday'], except: ['2027-01-14'] },
  { frequency: 'weekly', interval: 2, count: 8, except: ['2027-01-26'] },
  { frequency: 'monthly-on-weekday', until: '2027-12-31', except: ['2027-02-09'] },
])('CFG0694: %j is fine', (repeats) => {
  expect(listCodes(change({ repeats }))).not.toContain('CFG0694');
});

test('CFG0605 and CFG0684 are about entries, too', () => {
  expect(diagnose(change({ end: '2027-01-10' }))).toContain(
    'The end (2027-01-10) is before the start (2027-01-12).',
  );
  expect(diagnose(change({ startTime: '18:00' }))).toContain(
    'The event has "startTime" but no "endTime".',
  );
});
