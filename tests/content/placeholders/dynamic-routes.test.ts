// @promise A price is written once and shown everywhere in the format of the language and of the
// currency’s country

import { expect, test } from 'vitest';
import {
  expandRoutes,
  fillPlaceholders,
  lookUpPlaceholder,
} from '../../../src/content/placeholders/dynamic-routes';
import { sampleConfig } from '../../sample-config';

const { site } = sampleConfig;

test('known placeholders are filled, others stay', () => {
  expect(fillPlaceholders('Call {site.phone} or {site.fax}, {count} {a.b}', { site })).toBe(
    'Call (615) 555-0100 or {site.fax}, {count} {a.b}',
  );
});

test('a price is written as the language of the page does', () => {
  const prices = [{ id: 'session', amount: 120 }];
  const inGerman = { ...site, language: 'de', currency: 'EUR', prices };
  expect(fillPlaceholders('{price.session}, {price.group}', { site: inGerman })).toBe(
    '120\u{A0}€, {price.group}',
  );
});

test('only texts and numbers of an entry can be shown', () => {
  const [counselor] = sampleConfig.entities.counselors;
  if (!counselor) throw new Error('no counselor');
  expect(lookUpPlaceholder({ counselor }, 'counselor', 'totalConditions')).toBe('13');
  expect(lookUpPlaceholder({ counselor }, 'counselor', 'specialties')).toBeUndefined();
  expect(lookUpPlaceholder({ counselor }, 'counselor', 'constructor')).toBeUndefined();
  expect(lookUpPlaceholder({ counselor }, '__proto__', 'name')).toBeUndefined();
});

test('routes without forEach are pages as they are', () => {
  const routes = sampleConfig.routes.filter(({ forEach }) => forEach === undefined);
  expect(expandRoutes({ ...sampleConfig, routes }).map(({ path }) => path)).toEqual(['/']);
});

test('where an entry has no title, what separates it goes with it', () => {
  const [{ title: _title, ...counselor } = fail()] = sampleConfig.entities.counselors;
  const fill = (text: string) => fillPlaceholders(text, { site, counselor });
  expect(fill('{counselor.name}, {counselor.title} | Lake')).toBe('Ruth Arden | Lake');
  expect(fill('See {counselor.name} ({counselor.title}), and choose')).toBe(
    'See Ruth Arden, and choose',
  );
  expect(fill('{counselor.greeting}')).toBe('{counselor.greeting}');
});

function fail(): never {
  throw new Error('no counselor');
}
