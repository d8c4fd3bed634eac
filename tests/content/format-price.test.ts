// @promise A price is written once and shown everywhere in the format of the language and of the
// currency’s country

import { expect, test } from 'vitest';
import { formatPrice } from '../../src/content/format-price';

const prices = [
  { id: 'session', amount: 1120 },
  { id: 'group', amount: 42.5 },
];

test.each([
  ['en', 'USD', '$1,120', '$42.50'],
  ['es', 'USD', '$1,120', '$42.50'],
  ['es-ES', 'USD', '1120 US$', '42,50 US$'],
  ['en', 'CAD', '$1,120', '$42.50'],
  ['fr', 'CAD', '1 120 $', '42,50 $'],
  ['en', 'EUR', '€1,120', '€42.50'],
  ['de', 'EUR', '1.120 €', '42,50 €'],
  // In the digits of the page, whatever those of the country are.
  ['ar', 'JOD', '\u200F1,120 د.أ.\u200F', '\u200F42.500 د.أ.\u200F'],
  ['ar-EG', 'EGP', '\u200F١٬١٢٠ ج.م.\u200F', '\u200F٤٢٫٥٠ ج.م.\u200F'],
])('%s, %s: %s and %s', (language, currency, session, group) => {
  const site = { language, currency, prices };
  // Which of the spaces without a break stands there is a matter of Intl's data.
  const write = (id: string) => formatPrice(site, id)?.replaceAll(/\s/g, ' ');
  expect([write('session'), write('group')]).toEqual([session, group]);
});

test('a price that nobody wrote down is none, and one without a known currency is a number', () => {
  expect(formatPrice({ language: 'en', currency: 'USD', prices }, 'couples')).toBeUndefined();
  expect(formatPrice({ language: 'en', prices }, 'group')).toBe('42.5');
  expect(formatPrice({ language: '?', currency: 'USE', prices }, 'group')).toBe('42.5');
});
