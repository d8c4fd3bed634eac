import { expect, test } from 'vitest';
import { listDue, type Due } from '../../src/check/list-due';
import { checkChanged } from './check-changed';

const showDue = ({ at, moment, text }: Due) => [new Date(at).toISOString(), `${moment}: ${text}`];

test('moments come in their order, without those of drafts', () => {
  const { config } = checkChanged({
    '/site/timeZone': 'America/Chicago',
    '/entities/posts/0/publishAt': '2027-04-15T09:00',
    '/entities/posts/0/unpublishAt': '2027-06-01',
    '/routes/1/blocks/1/unpublishAt': '2027-04-15T15:00+01:00',
    '/routes/1/blocks/1/anchor': undefined,
    '/navigation/menu/1/href': '/contact',
    '/entities/notices/-': {
      id: 'summer',
      kind: 'info',
      title: 'Closed in August',
      text: '<p>We are back in September.</p>',
      status: 'draft',
      publishAt: '2027-08-01',
    },
  });
  expect(config && listDue(config, 0).map(showDue)).toEqual([
    ['2027-04-15T14:00:00.000Z', '2027-04-15T09:00: Post rest is published'],
    [
      '2027-04-15T14:00:00.000Z',
      '2027-04-15T15:00+01:00: Page /contact > Block 2 (event) is unpublished',
    ],
    ['2027-06-01T05:00:00.000Z', '2027-06-01: Post rest is unpublished'],
  ]);
});

test('a date of an event is due when it is over: the next one after a moment', () => {
  const event = {
    id: 'group',
    title: 'Grief group',
    summary: 'An evening.',
    start: '2027-03-09',
    startTime: '18:00',
    endTime: '20:00',
    repeats: { frequency: 'weekly', count: 3 },
    place: 'At the office',
  };
  const { config } = checkChanged({
    '/site/timeZone': 'America/Chicago',
    '/entities/events': [
      event,
      { ...event, id: 'draft', status: 'draft' },
      { ...event, id: 'ended', state: 'over' },
    ],
  });
  const list = (since: string) => config && listDue(config, Date.parse(since)).map(showDue);
  expect(list('2027-03-10T01:59:59Z')).toEqual([
    ['2027-03-10T02:00:00.000Z', '2027-03-09T20:00: Event group is over'],
  ]);
  // Clocks were set forward in between.
  expect(list('2027-03-10T02:00Z')).toEqual([
    ['2027-03-17T01:00:00.000Z', '2027-03-16T20:00: Event group is over'],
  ]);
  expect(list('2027-03-24T01:00Z')).toEqual([]);
});

test('a day without times is over when the next one begins', () => {
  const { config } = checkChanged({
    '/site/timeZone': 'America/Chicago',
    '/entities/events': [
      { id: 'walk', title: 'Walk', summary: 'A walk.', start: '2027-03-09', place: 'By the river' },
    ],
  });
  expect(config && listDue(config, 0)).toEqual([
    { at: Date.parse('2027-03-10T06:00Z'), moment: '2027-03-10', text: 'Event walk is over' },
  ]);
});
