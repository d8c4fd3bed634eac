import { expect, test } from 'vitest';
import { listDue } from '../../src/check/list-due';
import { checkChanged } from './check-changed';

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
  expect(
    config && listDue(config, 0).map(({ at, text }) => [new Date(at).toISOString(), text]),
  ).toEqual([
    ['2027-04-15T14:00:00.000Z', '2027-04-15T09:00: Post rest is published'],
    [
      '2027-04-15T14:00:00.000Z',
      '2027-04-15T15:00+01:00: Page /contact > Block 2 (event) is unpublished',
    ],
    ['2027-06-01T05:00:00.000Z', '2027-06-01: Post rest is unpublished'],
  ]);
});
