import { expect, test } from 'vitest';
import { buildPrice } from '../../src/pages/build-price';
import { sampleConfig } from '../sample-config';

const site = {
  ...sampleConfig.site,
  language: 'en',
  currency: 'USD',
  prices: [
    { id: 'session', amount: 120 },
    { id: 'couples', amount: 180 },
  ],
};
const { labels } = sampleConfig;

test.each([
  ['80', { text: '$80', low: 80, high: 80 }],
  ['42,5', { text: '$42.50', low: 42.5, high: 42.5 }],
  ['80-120', { text: '$80 – $120', low: 80, high: 120 }],
  ['120–80', { text: '$80 – $120', low: 80, high: 120 }],
  ['80-80', { text: '$80', low: 80, high: 80 }],
  ['80+', { text: 'from $80', low: 80 }],
  ['0', { text: 'Free', low: 0, high: 0 }],
  ['0-20', { text: '$0 – $20', low: 0, high: 20 }],
  ['ask', { text: 'Ask us' }],
  ['{price.session}', { text: '$120', low: 120, high: 120 }],
  ['{price.session}+', { text: 'from $120', low: 120 }],
  ['{price.session}-{price.couples}', { text: '$120 – $180', low: 120, high: 180 }],
])('%s', (written, expected) => {
  const { text, ...numbers } = buildPrice(written, { site, labels });
  expect({ text: text.replaceAll(/\s/g, ' '), ...numbers }).toEqual(expected);
});

test('a range has the digits of its page', () => {
  const arabic = { ...site, language: 'ar', currency: 'JOD' };
  const { text } = buildPrice('40-55', { site: arabic, labels });
  expect(text.replaceAll(/[^\d–]/g, '')).toBe('40–55');
});

test('the currency and the words are those of the language', () => {
  const german = { ...site, language: 'de', currency: 'EUR' };
  const words = { ...labels, priceFrom: 'ab {price}' };
  const write = (written: string) => buildPrice(written, { site: german, labels: words }).text;
  expect(write('80+').replaceAll(/\s/g, ' ')).toBe('ab 80 €');
  expect(write('80-120').replaceAll(/\s/g, ' ')).toBe('80 € – 120 €');
});
