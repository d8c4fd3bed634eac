import { expect, test } from 'vitest';
import { CalendarPlan } from '../../../src/build/outputs/plan-calendars';
import type { EventBlock } from '../../../src/generated/block-types';
import type { PagePayload } from '../../../src/payload/payload';
import { sampleConfig } from '../../sample-config';

const walk: EventBlock = {
  type: 'event',
  title: 'A walk',
  text: [],
  dates: 'May 1, 2027',
  start: '2027-05-01',
  end: '2027-05-01',
  place: 'At the lake',
  discloseLocation: true,
  facilitators: [],
  tone: 'surface',
  space: 'normal',
};

function pageOf(block: EventBlock, around: Partial<PagePayload> = {}): PagePayload {
  return {
    path: '/walk',
    head: { title: 'Walk', description: '', canonical: '', robots: 'index' },
    header: true,
    footer: true,
    blocks: [{ id: 'walk', headingLevel: 1, block }],
    ...around,
  };
}

/** The addresses of the files, and what the last one says. */
async function plan(pages: PagePayload[]): Promise<{ urls: string[]; last: string }> {
  const calendars = new CalendarPlan(sampleConfig);
  const files = [...pages.flatMap((page) => [...calendars.add(page)]), ...calendars.listFiles()];
  const file = files.at(-1);
  return {
    urls: files.map(({ url }) => url),
    last: file && 'make' in file ? String(await file.make()) : '',
  };
}

const linked = { ...walk, title: 'A talk', allEvents: 'All our events' };

test('each event has a file; that of all events is there if something leads to it', async () => {
  expect((await plan([pageOf(walk)])).urls).toEqual(['/_calendar/2027-05-01-a-walk.ics']);
  const { urls, last } = await plan([pageOf(walk), pageOf(linked)]);
  expect(urls.at(-1)).toBe('/_calendar/all.ics');
  expect(last.match(/SUMMARY:.*(?=\r)/g)).toEqual(['SUMMARY:A talk', 'SUMMARY:A walk']);
});

test.each<[string, PagePayload]>([
  ['whose place is not for everybody', pageOf({ ...walk, discloseLocation: false })],
  ['on a page with a quick exit', pageOf(walk, { quickExit: true })],
])('an event %s is in no calendar but its own', async (_where, page) => {
  const { urls, last } = await plan([page, pageOf(linked)]);
  expect(urls).toContain('/_calendar/2027-05-01-a-walk.ics');
  expect(last).toContain('SUMMARY:A talk');
  expect(last).not.toContain('A walk');
});
