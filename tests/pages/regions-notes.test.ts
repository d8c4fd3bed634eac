import { expect, test } from 'vitest';
import {
  nameRegions,
  writeCodesNote,
  writeRegionsNote,
  writeShortRegionsNote,
} from '../../src/pages/regions-notes';
import { sampleConfig } from '../sample-config';

test.each([
  [['US-TX'], 'Texas'],
  [['US-TN', 'US-KY'], 'Tennessee and Kentucky'],
  [['US-TN', 'CA-ON', 'DE'], 'Tennessee, Ontario and Germany'],
])('%j are named in words', (regions, words) => {
  expect(nameRegions(regions, sampleConfig)).toBe(words);
});

test('who accepts clients from anywhere has no note about it', () => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  expect(writeRegionsNote(counselor, sampleConfig)).toMatch(/ only\.$/);
  const open = { ...counselor, statesAccepted: [] };
  expect(writeRegionsNote(open, sampleConfig)).toBeUndefined();
});

test('provinces and countries are named together', () => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  const abroad = {
    ...counselor,
    statesAccepted: ['CA-ON' as const],
    countriesAccepted: ['DE' as const],
  };
  expect(writeRegionsNote(abroad, sampleConfig)).toContain('Ontario and Germany only');
  const { statesAccepted: _states, ...whole } = abroad;
  expect(writeShortRegionsNote(whole, sampleConfig)).toBe('Germany residents only');
});

test.each([
  [
    { statesAccepted: ['TN' as const, 'MO' as const, 'CA-ON' as const] },
    'TN, MO, ON residents only',
  ],
  [{ statesAccepted: ['TX' as const] }, undefined],
  [{ statesAccepted: ['TN' as const], countriesAccepted: ['DE' as const] }, undefined],
  [{ statesAccepted: ['DE-BE' as const, 'DE-BB' as const] }, undefined],
])('in codes, %j is %j', (accepting, note) => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  expect(writeCodesNote({ ...counselor, ...accepting }, sampleConfig)).toBe(note);
});

test('a language of other letters has names, not codes', () => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  const { site, labels } = sampleConfig;
  const stateNames = [
    { code: 'TN' as const, name: 'تينيسي' },
    { code: 'KY' as const, name: 'كنتاكي' },
  ];
  const accepting = { ...counselor, statesAccepted: ['TN' as const, 'KY' as const] };
  expect(writeCodesNote(accepting, { site, labels })).toBeDefined();
  expect(writeCodesNote(accepting, { site: { ...site, stateNames }, labels })).toBeUndefined();
});
