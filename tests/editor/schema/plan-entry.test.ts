// @promise Adding an entry with everything it needs is one form and one step, and the result is
// valid

import { expect, test } from 'vitest';
import { checkConfig } from '../../../src/check/check-config';
import { applyChanges, type Change } from '../../../src/editor/model/apply-change';
import { listEntryLists } from '../../../src/editor/schema/list-entries';
import {
  beginEntry,
  describeNewEntry,
  listUnfilled,
  planEntry,
  type CompanionChoice,
} from '../../../src/editor/schema/plan-entry';
import { getIn, type Json, type JsonObject } from '../../../src/utils/json';
import { minimalConfig, publicFiles } from '../../check/minimal-config';
import { minimalDocument as config, root } from '../documents';

function describe(key: string, present = config) {
  const list = listEntryLists(root).find((each) => each.key === key);
  if (!list) throw new Error(`There is no list ${key}.`);
  return describeNewEntry(root, present, list);
}

const filled: Record<string, Json> = {
  name: 'Ruth Arden',
  firstName: 'Ruth',
  title: 'Grief Counselor',
  description: 'Ruth listens.',
  approach: '<p>Slowly.</p>',
  about: '<p>Two cats.</p>',
  specialties: ['Grief'],
  statesAccepted: ['TN'],
  credentials: [{ abbreviation: 'LPC', meaning: 'Licensed Professional Counselor' }],
  image: { src: '/images/lake.webp', decorative: true },
};
const calendar: Record<string, Json> = {
  provider: 'calendly',
  kind: 'booking',
  ref: 'quiet-lake/ruth',
  title: 'Book with Ruth: calendar',
  fallback: { label: 'Open the calendar in a new tab' },
};

function fill(
  scratch: Json,
  path: readonly (string | number)[],
  values: Record<string, Json>,
): Json {
  const changes = Object.entries(values).map(([name, value]): Change => ({
    op: 'set',
    path: [...path, name],
    value,
  }));
  return applyChanges(scratch, changes).config;
}

test('what the first example of an entry has is usual', () => {
  expect(describe('counselors').usual).toEqual(
    expect.arrayContaining(['name', 'image', 'statesAccepted']),
  );
  expect(describe('counselors').usual).not.toContain('sample');
});

test('what comes with an entry follows from the schema: a counselor has two widgets, a place none', () => {
  const { companions } = describe('counselors');
  expect(companions.map(({ property, path }) => [property, path])).toEqual([
    ['bookingEmbed', ['embeds', minimalConfig.embeds.length]],
    ['surveyEmbed', ['embeds', minimalConfig.embeds.length + 1]],
  ]);
  expect(describe('places').companions).toEqual([]);
});

test('only what has no pages of its own comes with an entry, and only if its example names it', () => {
  const [list] = listEntryLists(root);
  const count = (entity: string, body: Json) => {
    const items = { properties: { friend: { entity } }, defaultSnippets: [{ label: 'x', body }] };
    return list && describeNewEntry(root, config, { ...list, items }).companions.length;
  };
  expect(count('embed', { friend: 'y' })).toBe(1);
  expect(count('embed', {})).toBe(0);
  expect(count('counselor', { friend: 'y' })).toBe(0);
});

test('an entry with what comes with it is valid, and nothing else changes', () => {
  const [first = {}] = getIn(config, ['entities', 'counselors']) as JsonObject[];
  const { surveyEmbed: _survey, ...person } = first;
  const present: Change[] = [{ op: 'set', path: ['entities', 'counselors'], value: [person] }];
  const { config: before } = applyChanges(config, present);
  const entry = describe('counselors', before);
  const [booking, survey] = entry.companions;
  const choices: Record<string, CompanionChoice> = {
    bookingEmbed: { is: 'new' },
    surveyEmbed: { is: 'new' },
  };
  let scratch = beginEntry(root, before, entry);
  expect(listUnfilled(root, scratch, entry, choices)).toEqual(
    expect.arrayContaining(['Name', 'Booking widget: Widget ID', 'Questionnaire widget: Provider']),
  );
  expect(listUnfilled(root, scratch, entry, {})).toEqual(['Name']);
  scratch = fill(scratch, entry.path, filled);
  scratch = fill(scratch, booking?.path ?? [], calendar);
  scratch = fill(scratch, survey?.path ?? [], {
    ...calendar,
    provider: 'jotform',
    kind: 'survey',
    ref: '12345678901',
    title: 'Questions before',
  });
  expect(listUnfilled(root, scratch, entry, choices)).toEqual([]);

  const changes = planEntry(before, scratch, entry, choices);
  const after = applyChanges(before, changes).config;
  expect(getIn(after, entry.path)).toMatchObject({
    ...filled,
    id: 'ruth-arden',
    bookingEmbed: 'ruth-arden-booking-embed',
    surveyEmbed: 'ruth-arden-survey-embed',
  });
  expect(changes.every(({ op }) => op === 'insert')).toBe(true);
  const { problems } = checkConfig(JSON.stringify(after), publicFiles);
  expect(
    problems.filter(({ severity }) => severity === 'error').map(({ message }) => message),
  ).toEqual([]);
});

/** What must be filled in of a new counselor, and which widgets all have. */
function ask(present: Json, said: Record<string, Json> = {}) {
  const entry = describe('counselors', present);
  const scratch = fill(beginEntry(root, present, entry), entry.path, said);
  return {
    unfilled: listUnfilled(root, scratch, entry, { surveyEmbed: { is: 'none' } }),
    expected: entry.companions.filter(({ isExpected }) => isExpected).map((one) => one.property),
  };
}

test('what all others have is asked for; numbers, and what one of them lacks, are not', () => {
  const path = ['entities', 'counselors'];
  const [first = {}] = getIn(config, path) as Json[];
  const settings = { statesAccepted: ['TN'], totalConditions: 9, surveyEmbed: 'questions' };
  const list = (...entries: Json[]) =>
    applyChanges(config, [{ op: 'set', path, value: entries }]).config;
  const like = { ...(first as JsonObject), ...settings };
  const { unfilled, expected } = ask(list(like, like));
  expect(unfilled).toContain('States served');
  expect(unfilled).not.toContain('Number of specialties');
  expect(expected).toContain('surveyEmbed');
  const askWith = (statesAccepted: Json) => ask(list(like, like), { statesAccepted }).unfilled;
  expect(askWith([''])).toContain('States served');
  expect(askWith([])).not.toContain('States served');
  expect(askWith(['OH'])).not.toContain('States served');
  const { statesAccepted: _states, surveyEmbed: _survey, ...lacking } = like;
  const less = ask(list(like, lacking));
  expect(less.unfilled).not.toContain('States served');
  expect(less.expected).not.toContain('surveyEmbed');
  // What a single one has may be by chance.
  expect(ask(list(like)).expected).toEqual([]);
});

test('a companion can be one that is there, or none; a name that is taken gets a number', () => {
  const entry = describe('counselors');
  const id = minimalConfig.embeds[0]?.id ?? '';
  const scratch = fill(beginEntry(root, config, entry), entry.path, filled);
  const choices: Record<string, CompanionChoice> = {
    bookingEmbed: { is: 'present', id },
    surveyEmbed: { is: 'none' },
  };
  expect(listUnfilled(root, scratch, entry, choices)).toEqual([]);
  const { config: after } = applyChanges(config, planEntry(config, scratch, entry, choices));
  expect(getIn(after, [...entry.path, 'bookingEmbed'])).toBe(id);
  expect(getIn(after, [...entry.path, 'surveyEmbed'])).toBeUndefined();
  expect(getIn(after, ['embeds'])).toEqual(getIn(config, ['embeds']));

  const list = entry.list;
  const again = describeNewEntry(root, after, list);
  const second = fill(beginEntry(root, after, again), again.path, filled);
  const { config: both } = applyChanges(after, planEntry(after, second, again, {}));
  expect(getIn(both, [...again.path, 'id'])).toBe('ruth-arden-2');
});

test('all that tells an entry apart is made of its name', () => {
  const { list } = describe('posts');
  const addPost = (before: Json): Json => {
    const entry = describeNewEntry(root, before, list);
    const scratch = fill(beginEntry(root, before, entry), entry.path, { title: 'Snow & ice' });
    expect(listUnfilled(root, scratch, entry, {})).not.toContain('Last part of the path');
    return applyChanges(before, planEntry(before, scratch, entry, {})).config;
  };
  const posts = getIn(addPost(addPost(config)), list.path);
  expect(Array.isArray(posts) && posts.slice(-2)).toMatchObject([
    { id: 'snow-ice', slug: 'snow-ice' },
    { id: 'snow-ice-2', slug: 'snow-ice-2' },
  ]);
});

test('widgets of a new person say what those of a colleague say, with another name', () => {
  const entry = describe('counselors');
  const path = entry.companions[0]?.path ?? [];
  let scratch = fill(beginEntry(root, config, entry), entry.path, {
    name: 'Aoife Brennan',
    image: { src: '/images/lake.webp' },
  });
  scratch = fill(scratch, path, { ref: 'aB3xTq9LmVw2ZrYc7DfP' });
  const choices: Record<string, CompanionChoice> = { bookingEmbed: { is: 'new' } };
  expect(listUnfilled(root, scratch, entry, choices)).toEqual([]);
  const { config: after } = applyChanges(config, planEntry(config, scratch, entry, choices));
  expect(getIn(after, path)).toMatchObject({
    id: 'aoife-brennan-booking-embed',
    provider: 'highlevel',
    kind: 'booking',
    title: String(minimalConfig.embeds[0]?.title).replace('Ruth', 'Aoife Brennan'),
  });
  expect(getIn(after, entry.path)).toEqual({
    id: 'aoife-brennan',
    name: 'Aoife Brennan',
    image: { src: '/images/lake.webp', alt: 'Aoife Brennan' },
    bookingEmbed: 'aoife-brennan-booking-embed',
  });
});

test('the title of a widget gets the name in each language that has none', () => {
  const titled: Change = {
    op: 'set',
    path: ['embeds', 0, 'title'],
    value: { en: 'Book with Ruth Arden', es: 'Calendario' },
  };
  const before = applyChanges(config, [titled]).config;
  const entry = describe('counselors', before);
  const scratch = fill(beginEntry(root, before, entry), entry.path, { name: 'Aoife Brennan' });
  const choices: Record<string, CompanionChoice> = { bookingEmbed: { is: 'new' } };
  const { config: after } = applyChanges(before, planEntry(before, scratch, entry, choices));
  expect(getIn(after, [...(entry.companions[0]?.path ?? []), 'title'])).toEqual({
    en: 'Book with Aoife Brennan',
    es: 'Calendario: Aoife Brennan',
  });
});

test('a widget of which no other person has one is not asked for', () => {
  const [person = {}] = getIn(config, ['entities', 'counselors']) as JsonObject[];
  const { bookingEmbed: _booking, ...without } = person;
  const changes: Change[] = [{ op: 'set', path: ['entities', 'counselors'], value: [without] }];
  const { companions } = describe('counselors', applyChanges(config, changes).config);
  expect(companions.map(({ property, model }) => [property, model])).toContainEqual([
    'bookingEmbed',
    undefined,
  ]);
});

test('a new post is of today and by the author of the newest, and dated when it is published', () => {
  const { list } = describe('posts');
  const [post = {}] = getIn(config, list.path) as JsonObject[];
  const newest = { ...post, date: '2099-01-01', author: 'Ada' };
  const value = [newest, { ...post, author: 'Bo' }];
  const { config: before } = applyChanges(config, [{ op: 'set', path: list.path, value }]);
  const entry = describeNewEntry(root, before, list);
  const begun = beginEntry(root, before, entry);
  const today = new Intl.DateTimeFormat('sv').format(new Date());
  expect(getIn(begun, entry.path)).toMatchObject({ author: 'Ada', date: today });
  const add = (more: Record<string, Json>) => {
    const scratch = fill(begun, entry.path, { title: 'News', ...more });
    const after = applyChanges(before, planEntry(before, scratch, entry, {})).config;
    return getIn(after, [...entry.path, 'date']);
  };
  expect(add({})).toBe(today);
  expect(add({ publishAt: '2099-02-03T09:00' })).toBe('2099-02-03');
  expect(add({ publishAt: '2099-02-03T09:00', date: '2020-01-01' })).toBe('2020-01-01');
});

test('a list that all others have begins with a first entry', () => {
  const path = ['entities', 'counselors'];
  const [person = {}] = getIn(config, path) as JsonObject[];
  const like = { ...person, statesAccepted: ['TN'], credentials: [] };
  const present = applyChanges(config, [{ op: 'set', path, value: [like, like] }]).config;
  const entry = describe('counselors', present);
  const begun = getIn(beginEntry(root, present, entry), entry.path);
  expect(begun).toMatchObject({ statesAccepted: [''] });
  expect(begun).not.toHaveProperty('credentials');
});
