import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../../../src/check/languages/translation-record';
import { listUnits } from '../../../src/check/translations/list-units';
import type { Answers } from '../../../src/editor/make-site/answers';
import { makeSite } from '../../../src/editor/make-site/make-site';
import { fillWords } from '../../../src/editor/make-site/words';
import { nameList } from '../../../src/editor/model/name-list';
import { blank } from '../../../src/content/placeholders/reserved-values';
import { getIn } from '../../../src/utils/json';
import { readTestSite } from '../../sites/read-site';
import { readSample } from './made-site';

const count = { id: 'howMany', text: { en: 'four', es: 'cuatro', de: 'vier' } };
const title = {
  en: '{word.HowMany} people who listen',
  es: 'Conozca a {word.howMany} personas',
  de: '{word.HowMany} Menschen',
};
const sample = {
  site: { name: 'Lake', languages: ['en', 'es', 'de'], words: [count] },
  routes: [{ path: '/', title }],
};

function make(names: readonly string[]) {
  const answers: Answers = { name: 'Kiln', country: 'IE', people: names.map((name) => ({ name })) };
  return fillWords(sample, answers);
}

function readTitle(names: readonly string[]) {
  return getIn(make(names), ['routes', 0, 'title']);
}

test('texts say how many people there are, in each language that has numbers in words', () => {
  expect(readTitle(['Ada', 'Bo'])).toEqual({
    en: 'Two people who listen',
    es: 'Conozca a dos personas',
    de: '2 Menschen',
  });
  const twelve = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
  expect(readTitle(twelve)).toMatchObject({ en: 'Twelve people who listen' });
  expect(readTitle([...twelve, 'Ada'])).toMatchObject({ en: '13 people who listen' });
});

test.each([[['Ada']], [[]]])(
  'of %j, no text says how many: a blank is to be filled in',
  (names) => {
    const made = make(names);
    expect(getIn(made, ['routes', 0, 'title'])).toEqual(title);
    expect(getIn(made, ['site', 'words'])).toEqual([{ id: 'howMany', text: blank }]);
  },
);

test('the word for the people stays where all texts have it written out: the editor calls them so', () => {
  const words = [
    { id: 'person', text: 'therapist' },
    { id: 'people', text: 'therapists' },
    { id: 'town', text: 'Utica' },
  ];
  const routes = [{ path: '/', title: 'Our {word.people} in {word.town}' }];
  const role = { singular: 'counsellor', plural: 'counsellors' };
  const answers: Answers = { name: 'Kiln', country: 'GB', people: [], city: 'Leeds', role };
  const made = fillWords({ site: { name: 'Lake', words }, routes }, answers);
  expect(getIn(made, ['routes', 0, 'title'])).toBe('Our counsellors in Leeds');
  expect(getIn(made, ['site', 'words'])).toEqual([
    { id: 'person', text: 'counsellor' },
    { id: 'people', text: 'counsellors' },
  ]);
  expect(nameList(made, 'counselors')).toBe('Counsellors');
});

test('no translation of the clinic’s sample is older than its text because words were filled in', () => {
  const { config } = readSample(readTestSite('clinic'));
  const record = readFileSync('scripts/starters/clinic/.translations.json', 'utf8');
  const people = [{ name: 'Jana Vogt' }, { name: 'Emre Kaya' }];
  const made = makeSite(config, { name: 'Praxis am Park', country: 'DE', people });
  const translationRecord = readRecord(record) ?? {};
  const { others = [] } =
    listUnits(JSON.stringify(made.config), { translationRecord }, 'all') ?? {};
  const older = others.flatMap(({ units }) => units.filter(({ state }) => state === 'older'));
  expect(older).toEqual([]);
});
