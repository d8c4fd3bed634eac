import { expect, test } from 'vitest';
import { listAreas } from '../../../src/editor/make-site/sections';
import type { JsonObject } from '../../../src/utils/json';
import {
  readAddress,
  readBlocks,
  readEntries,
  readPages,
  writeEntries,
} from '../../../src/editor/make-site/read-config';
import { readTestSite, type TestSiteName } from '../../sites/read-site';
import { listErrors, make, readSample, type Sample } from './made-site';

const event: JsonObject = {
  type: 'event',
  title: 'A quiet evening',
  text: 'We sit together.',
  dates: ['2099-04-18'],
  start: '19:00',
  end: '21:00',
  place: 'Town hall',
};

/** A site with an event on one of its pages, before the block at a position. */
function addEvent(name: TestSiteName, address: string, position: number): Sample {
  const { config, check } = readSample(readTestSite(name));
  const facilitators = readEntries(config, 'counselor').flatMap(({ id }) => id ?? []);
  const added = { ...event, facilitators: facilitators.slice(0, 1) };
  const routes = readPages(config).map((page) =>
    readAddress(page) === address
      ? { ...page, blocks: readBlocks(page).toSpliced(position, 0, added) }
      : page,
  );
  return { config: { ...config, routes }, check };
}

/** The addresses of a site that is made without events; it has no errors. */
function makeWithout(sample: Sample): string[] {
  const names = listAreas(sample.config).map(({ name }) => name);
  expect(names).toContain('event');
  const made = make(sample, { keep: names.filter((name) => name !== 'event') });
  expect(listErrors(sample, made)).toEqual([]);
  return readPages(made.config).map(readAddress);
}

const last = Number.MAX_SAFE_INTEGER;

test.each<[TestSiteName, string]>([
  ['another-practice', '/prices'],
  ['another-practice', '/imprint'],
  ['every-part', '/small-print'],
  ['specification', '/about'],
])('of %s, %s stays without the event below its texts', (name, address) => {
  expect(makeWithout(addEvent(name, address, last))).toContain(address);
});

test('a page that is about an event goes with it', () => {
  expect(makeWithout(addEvent('another-practice', '/prices', 1))).not.toContain('/prices');
});

test('the link to the calendar of all events goes with the public events', () => {
  const { config, check } = readSample(readTestSite('every-part'));
  const events = readEntries(config, 'event').map((one) => ({ ...one, sample: true }));
  const sample = { config: writeEntries(config, 'event', events), check };
  expect(JSON.stringify(config)).toContain('"allEvents"');
  const made = make(sample);
  expect(listErrors(sample, made)).toEqual([]);
  expect(readEntries(made.config, 'event')).toHaveLength(1);
});

test('a page that every page must link to stays, whatever is on it', () => {
  expect(makeWithout(addEvent('another-practice', '/imprint', 0))).toContain('/imprint');
});
