import { expect, test } from 'vitest';
import { nameHome, nameRegion } from '../../src/content/regions/regions';
import { readDirection } from '../../src/content/languages/language-code';
import { choosePlural, joinWords } from '../../src/pages/language-rules';
import { writeMoreAreas } from '../../src/pages/build-entities';
import { listCharacters } from '../../src/published/fonts/site-characters';
import { sampleConfig } from '../sample-config';

function inLanguage(language: string, labels: object = {}) {
  return {
    ...sampleConfig,
    site: { ...sampleConfig.site, language },
    labels: { ...sampleConfig.labels, ...labels },
  };
}

test.each([
  ['en', ['Ada'], 'Ada'],
  ['en', ['Ada', 'Bo', 'Cleo'], 'Ada, Bo and Cleo'],
  ['es', ['Ada', 'Bo', 'Inés'], 'Ada, Bo e Inés'],
  ['de', ['Ada', 'Bo', 'Cleo'], 'Ada, Bo und Cleo'],
  ['ja', ['Ada', 'Bo'], 'Ada、Bo'],
])('%s joins %j as its language does', (language, words, text) => {
  expect(joinWords(words, inLanguage(language))).toBe(text);
});

test('an editor may have a word of their own for "and"', () => {
  expect(joinWords(['Ada', 'Bo', 'Cleo'], inLanguage('en', { and: '&' }))).toBe('Ada, Bo & Cleo');
});

test('a number takes the form of words that its language has for it', () => {
  const forms = { one: '{} год', few: '{} года', many: '{} лет', several: '{} года' };
  const written = [1, 2, 5, 21].map((count) => choosePlural(count, forms, { language: 'ru' }));
  expect(written).toEqual(['{} год', '{} года', '{} лет', '{} год']);
  expect(choosePlural(2, { several: 'all others' }, { language: 'ar' })).toBe('all others');
});

test('how many areas are left out is written in that form', () => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  const config = inLanguage('pl', { fewMoreAreas: '+{count} tematy', moreAreas: '+{count} x' });
  const several = { ...counselor, totalConditions: 8 };
  expect(writeMoreAreas(several, 5, { config })).toBe('+3 tematy');
  expect(writeMoreAreas({ ...several, totalConditions: 6 }, 5, { config })).toBe('+1 more area');
});

test('states have the names of the language, or those of the config', () => {
  expect(nameRegion('US-NY', { language: 'en' })).toBe('New York');
  expect(nameRegion('US-NY', { language: 'es-MX' })).toBe('Nueva York');
  expect(nameHome('New York', { language: 'es' })).toBe('Nueva York');
  const stateNames = [{ code: 'NY' as const, name: 'Nowy Jork' }];
  expect(nameRegion('US-NY', { language: 'pl', stateNames })).toBe('Nowy Jork');
  expect(nameRegion('US-TX', { language: 'pl', stateNames })).toBe('Texas');
});

test('provinces and countries have names, too, and two letters never mean the wrong thing', () => {
  expect(nameRegion('US-CA', { language: 'fr-CA' })).toBe('Californie');
  expect(nameRegion('CA', { language: 'de' })).toBe('Kanada');
  expect(nameRegion('CA-QC', { language: 'fr-CA' })).toBe('Québec');
  expect(nameRegion('DE-BY', { language: 'de' })).toBe('Bayern');
  expect(nameHome('CA-ON', { language: 'es' })).toBe('Ontario');
  expect(nameHome('DE', { language: 'en' })).toBe('Germany');
  const stateNames = [{ code: 'CA' as const, name: 'the Golden State' }];
  const countryNames = [{ code: 'NL' as const, name: 'the Netherlands' }];
  const naming = { language: 'en', stateNames, countryNames };
  expect(nameRegion('US-CA', naming)).toBe('the Golden State');
  expect(nameRegion('CA', naming)).toBe('Canada');
  expect(nameRegion('NL', naming)).toBe('the Netherlands');
});

test('typefaces have the letters of months and states that no text of the config has', () => {
  expect(listCharacters(inLanguage('en'))).not.toContain('ä');
  expect(listCharacters(inLanguage('de'))).toContain('ä');
});

test('languages are written from right to left as their script is', () => {
  expect(['ar', 'he-IL', 'fa', 'ur'].map(readDirection)).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  expect(['en', 'es-MX', 'de', 'fil'].map(readDirection)).toEqual(Array(4).fill(undefined));
});
