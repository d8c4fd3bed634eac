// @promise An outdated translation is a warning at its location

import { expect, test } from 'vitest';
import {
  judgeAges,
  noteTranslations,
  readRecord,
  writeRecord,
  type TranslatedPair,
  type TranslationRecord,
} from '../../../src/check/languages/translation-record';

const hours: TranslatedPair = { original: 'Monday to Friday', translation: 'Lunes a viernes' };
const contact: TranslatedPair = { original: 'Contact', translation: 'Contacto' };
const write: TranslatedPair = { original: 'Write to us', translation: 'Contacto' };

function note(pairs: readonly TranslatedPair[], record: TranslationRecord = {}): TranslationRecord {
  return noteTranslations(record, 'es', pairs, () => true);
}

test('a translation is older when its original is another one, until either is written again', () => {
  const record = note([hours, contact]);
  const changed = { ...hours, original: 'Monday to Thursday' };
  expect(judgeAges(record, 'es', [contact, hours])).toEqual(['noted', 'noted']);
  expect(judgeAges(record, 'es', [changed, contact])).toEqual(['older', 'noted']);
  const translated = { ...changed, translation: 'Lunes a jueves' };
  expect(judgeAges(record, 'es', [translated, contact])).toEqual(['new', 'noted']);
  expect(judgeAges(note([changed, contact], record), 'es', [changed])).toEqual(['noted']);
});

test('the same words for two originals: neither a new nor a moved text makes one older', () => {
  const record = note([contact, contact]);
  expect(judgeAges(record, 'es', [contact, contact, write])).toEqual(['noted', 'noted', 'new']);
  expect(judgeAges(record, 'es', [write, contact])).toEqual(['older', 'noted']);
});

test('what is not accepted stays older; what is no longer there is forgotten', () => {
  const changed = { ...hours, original: 'Monday to Thursday' };
  const record = noteTranslations(
    note([hours, contact]),
    'es',
    [changed, write],
    (pair) => pair === write,
  );
  expect(judgeAges(record, 'es', [changed, write])).toEqual(['older', 'noted']);
  expect(note([contact], record)).toEqual(note([contact]));
});

test('another language has a record of its own, and none is none', () => {
  const record = noteTranslations(note([contact]), 'de', [hours], () => true);
  expect(judgeAges(record, 'es', [contact])).toEqual(['noted']);
  expect(judgeAges(record, 'de', [contact, hours])).toEqual(['new', 'noted']);
  expect(judgeAges({}, 'es', [contact])).toEqual(['new']);
});

test('a record is read as it was written, one translation a line; anything else is not a record', () => {
  const record = note([hours, contact, write]);
  const text = writeRecord(record);
  expect(readRecord(text)).toEqual(record);
  expect(text.split('\n')).toHaveLength(7);
  for (const other of ['', '[]', '{ "es": [] }', '{ "es": { "a": "b" } }', '<<<<<<< HEAD']) {
    expect([other, readRecord(other)]).toEqual([other, undefined]);
  }
});
