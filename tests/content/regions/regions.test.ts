import { expect, test } from 'vitest';
import country from '../../../schema/shared/country.schema.json';
import home from '../../../schema/shared/home.schema.json';
import stateCode from '../../../schema/shared/state-code.schema.json';
import { regionNames } from '../../../src/content/regions/region-names';
import { acceptsFrom, listRegions } from '../../../src/content/regions/regions';

test('each code has a name, and no two have the same', () => {
  for (const { enum: codes, enumDescriptions: names } of [stateCode, country, home]) {
    expect(names).toHaveLength(codes.length);
    expect(new Set(codes).size).toBe(codes.length);
  }
  expect(new Set(stateCode.enumDescriptions).size).toBe(stateCode.enum.length);
});

test('countries are those that Intl has names for', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(country.enum.filter((code) => names.of(code) === undefined)).toEqual([]);
});

test('a client can live where a counselor can work', () => {
  const others = stateCode.enum.filter((code) => code.includes('-'));
  const states = stateCode.enumDescriptions.slice(0, -others.length);
  expect(home.enum).toEqual([...states, ...others, ...country.enum]);
});

test('names in other languages are those of codes, and say what English does not', () => {
  for (const [language, names] of Object.entries(regionNames)) {
    for (const [code, name] of Object.entries(names)) {
      const index = stateCode.enum.indexOf(code);
      expect([language, code, index >= 0]).toEqual([language, code, true]);
      expect([code, stateCode.enumDescriptions[index]]).not.toEqual([code, name]);
    }
  }
});

test('who accepts a country accepts its parts, and not the other way round', () => {
  const canadian = { countriesAccepted: ['CA' as const] };
  expect(acceptsFrom(canadian, 'CA-ON')).toBe(true);
  expect(acceptsFrom(canadian, 'US-CA')).toBe(false);
  expect(acceptsFrom({ statesAccepted: ['CA-ON'] }, 'CA')).toBe(false);
  expect(acceptsFrom({ statesAccepted: ['CA'] }, 'CA')).toBe(false);
  expect(acceptsFrom({ statesAccepted: ['TN'] }, 'US')).toBe(false);
});

test('an empty list says anywhere, none says nothing', () => {
  expect(listRegions({})).toBeUndefined();
  expect(acceptsFrom({}, 'DE')).toBe(false);
  expect(acceptsFrom({ statesAccepted: [] }, 'DE')).toBe(true);
  expect(acceptsFrom({ statesAccepted: [], countriesAccepted: ['AT'] }, 'DE')).toBe(false);
});
