import { expect, test } from 'vitest';
import ar from '../../schema/locales/ar.json';
import de from '../../schema/locales/de.json';
import es from '../../schema/locales/es.json';
import { showTo } from '../../src/build/show-to';
import type { Block, Event, SiteConfig } from '../../src/generated/config-types';
import { createBuildContext } from '../../src/pages/build-context';
import { buildEventDetails, buildEventMonths } from '../../src/pages/build-event';
import { planPages } from '../../src/pages/plan-pages';
import { sampleConfig } from '../sample-config';

const now = Date.parse('2027-03-10T12:00Z');
const assets = { pictures: new Map(), fileSizes: new Map(), videoCodecs: new Map() };

const plain: Event = {
  id: 'walk',
  title: 'A walk',
  summary: 'Around the lake.',
  start: '2027-03-20',
  place: 'At the lake',
  state: 'planned',
  discloseLocation: false,
  facilitators: [],
  sample: false,
};

const weekly: Event = {
  ...plain,
  id: 'group',
  title: 'A group',
  start: '2027-01-12',
  repeats: { frequency: 'weekly', interval: 1, weekdays: [], except: ['2027-03-23'] },
};

/** What is shown of events at a moment, in a language. */
function show(events: Event[], language = 'en'): SiteConfig {
  const site = { ...sampleConfig.site, language, timeZone: 'America/Chicago' };
  const config = { ...sampleConfig, site, entities: { ...sampleConfig.entities, events } };
  return showTo(undefined, config, now);
}

function listMonths(events: Event[], limit: number, language?: string) {
  const context = createBuildContext(show(events, language), assets);
  const { months, ...rest } = buildEventMonths({ only: [], limit }, context);
  return {
    months: months.map(({ name, events: all }) => [name, ...all.map((e) => e.dateTime)]),
    ...rest,
  };
}

test('a list has the next dates of all events, and none that have passed', () => {
  const past = { ...plain, id: 'past', start: '2027-03-09' };
  expect(listMonths([plain, weekly, past], 4).months).toEqual([
    ['March 2027', '2027-03-16', '2027-03-20', '2027-03-30'],
    ['April 2027', '2027-04-06'],
  ]);
  expect(listMonths([weekly], 2, 'de').months).toEqual([['März 2027', '2027-03-16', '2027-03-30']]);
});

test('without dates, a list has a sentence', () => {
  const past = { ...plain, start: '2027-03-09' };
  expect(listMonths([past], 4)).toEqual({
    months: [],
    empty: sampleConfig.labels.noEvents,
  });
});

test('today’s event is in the list until its last minute', () => {
  const timed = { ...plain, start: '2027-03-10', startTime: '06:00', endTime: '07:00' };
  // 12:00 UTC is 06:00 in Chicago.
  expect(listMonths([timed], 4).months).toHaveLength(1);
  const before = { ...timed, startTime: '05:00', endTime: '06:00' };
  expect(listMonths([before], 4).months).toHaveLength(0);
});

test('an event that is over keeps its page, without a calendar file and a button', () => {
  const action = { label: 'Register', href: '/contact', style: 'main' } as const;
  const [past] = show([{ ...plain, start: '2027-03-09', action }]).entities.events;
  if (!past) throw new Error('The event is gone');
  const details = buildEventDetails(past, createBuildContext(show([]), assets));
  expect(details).toMatchObject({ stateLabel: sampleConfig.labels.eventOver });
  expect(details.calendar ?? details.action).toBeUndefined();
});

test('a full or canceled event has a label instead of its button', () => {
  const action = { label: 'Register', href: '/contact', style: 'main' } as const;
  const context = createBuildContext(show([]), assets);
  const look = (state: Event['state']) => {
    const { stateLabel, action: button } = buildEventDetails({ ...plain, action, state }, context);
    return [stateLabel, button?.label];
  };
  expect(look('planned')).toEqual([undefined, 'Register']);
  expect(look('full')).toEqual([sampleConfig.labels.eventFull, undefined]);
  expect(look('canceled')).toEqual([sampleConfig.labels.eventCanceled, undefined]);
});

test.each([
  ['en', 'April 15 – 18, 2027'],
  ['de', '15.–18. April 2027'],
  ['ar', '15–18 أبريل 2027'],
])('an event of a page has its dates in words: %s', (language, words) => {
  const config = show([], language);
  const [route] = config.routes;
  if (!route) throw new Error('The sample has no pages.');
  const block: Block = {
    type: 'event',
    title: 'Retreat',
    text: '',
    start: '2027-04-15',
    end: '2027-04-18',
    place: 'A house',
    discloseLocation: false,
    facilitators: [],
    tone: 'surface',
    space: 'normal',
  };
  const [page] = planPages({ ...config, routes: [{ ...route, blocks: [block] }] }, assets);
  expect(page?.build().blocks[0]?.block).toMatchObject({ dates: words });
});

const locales: Record<string, Record<string, string>> = { ar, de, es };

const everySecondTuesday = { frequency: 'weekly', interval: 2, weekdays: [], except: [] } as const;

/** How the page of an event that starts on Tuesday, June 9, 2026, says that it repeats. */
function sayRepeats(repeats: Partial<NonNullable<Event['repeats']>>, language = 'en') {
  const site = { ...sampleConfig.site, language };
  const written = Object.entries(sampleConfig.labels);
  const labels = {
    ...sampleConfig.labels,
    ...Object.fromEntries(written.map(([name, text]) => [name, locales[language]?.[text] ?? text])),
  };
  const context = createBuildContext({ ...sampleConfig, site, labels }, assets);
  const all = { ...everySecondTuesday, weekdays: [], except: [], ...repeats };
  return buildEventDetails({ ...plain, start: '2026-06-09', repeats: all }, context).repeats;
}

test('the page of an event says in a sentence how it repeats', () => {
  expect(buildEventDetails(plain, createBuildContext(show([]), assets)).repeats).toBeUndefined();
  expect(sayRepeats({ until: '2027-06-03' })).toBe('Every 2 weeks on Tuesday, until June 3, 2027');
  expect(sayRepeats({ interval: 1, weekdays: ['Thursday', 'Monday'] })).toBe(
    'Every week on Monday and Thursday',
  );
  expect(sayRepeats({ count: 3 })).toBe('Every 2 weeks on Tuesday, until July 7, 2026');
  expect(sayRepeats({ frequency: 'monthly-on-day', interval: 1 })).toBe('Every month on day 9');
  expect(sayRepeats({ frequency: 'monthly-on-weekday', interval: 3 })).toBe(
    'Every 3 months on the second Tuesday',
  );
  expect(sayRepeats({ frequency: 'monthly-on-last-weekday', interval: 1 })).toBe(
    'Every month on the last Tuesday',
  );
});

test.each([
  ['de', 'Alle 2 Wochen am Dienstag', 'Jeden Monat am zweiten Dienstag', 'Jeden Monat am 9.'],
  ['es', 'Cada 2 semanas: martes', 'Cada mes: segundo martes', 'Cada mes: día 9'],
  [
    'ar',
    'المدة بين موعدين: أسبوعان (الثلاثاء)',
    'كل شهر: يوم الثلاثاء الثاني',
    'كل شهر: اليوم 9 من الشهر',
  ],
])('… also in the language of the site: %s', (language, everyWeek, onWeekday, onDay) => {
  expect(sayRepeats({}, language)).toBe(everyWeek);
  expect(sayRepeats({ frequency: 'monthly-on-weekday', interval: 1 }, language)).toBe(onWeekday);
  expect(sayRepeats({ frequency: 'monthly-on-day', interval: 1 }, language)).toBe(onDay);
});
