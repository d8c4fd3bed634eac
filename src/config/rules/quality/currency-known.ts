import { isCurrency } from '../../content/write-price';
import type { Rule } from '../rule';

/** Prices are in a currency that exists. */
export const currencyKnown = {
  problems: {
    CFG0685: {
      severity: 'error',
      title: 'The prices are in no currency that exists.',
      cause:
        'Pages write a price with its currency: "$120", "120 €". They need its code, such as "USD" or "EUR"; without it, "120" could be anything.',
      inEditor: 'Write the code of your currency, such as USD.',
      example: {
        kind: 'settings',
        bad: { '/site/currency': 'USE', '/site/prices': [{ id: 'session', amount: 120 }] },
        good: { '/site/currency': 'USD', '/site/prices': [{ id: 'session', amount: 120 }] },
      },
    },
  },
  check: ({ config: { site } }) => {
    const { currency, prices } = site;
    const hint = 'Write the code of your currency, such as "currency": "USD".';
    if (currency === undefined) {
      return prices && prices.length > 0
        ? [
            {
              code: 'CFG0685',
              path: ['site', 'prices'],
              atKey: true,
              message: 'The prices have no currency.',
              hint,
            },
          ]
        : [];
    }
    if (isCurrency(currency)) return [];
    const message = `There is no currency "${currency}".`;
    return [{ code: 'CFG0685', path: ['site', 'currency'], message, hint }];
  },
} satisfies Rule;
