import { isCurrency } from '../../../content/format-price';
import type { ConfigText } from '../../../content/list-references';
import type { Rule } from '../rule';

/** Prices are in a currency that exists. */
export const currencyCode = {
  problems: {
    CFG0685: {
      severity: 'error',
      title: 'The currency of the prices is missing or unknown.',
      cause:
        'Pages show each price with its currency: "$120" or "120 €". They need the currency code, such as "USD" or "EUR"; without this code, "120" could mean anything.',
      inEditor: 'Write the code of your currency, such as USD.',
      example: {
        kind: 'settings',
        bad: { '/site/currency': 'USE', '/site/prices': [{ id: 'session', amount: 120 }] },
        good: { '/site/currency': 'USD', '/site/prices': [{ id: 'session', amount: 120 }] },
      },
    },
  },
  check: ({ config: { site }, textsWhere }) => {
    const { currency, prices } = site;
    const hint = 'Write the code of your currency, such as "currency": "USD".';
    if (currency === undefined) {
      const message = 'The prices have no currency.';
      if (prices && prices.length > 0) {
        return [{ code: 'CFG0685', path: ['site', 'prices'], atKey: true, message, hint }];
      }
      const [first] = textsWhere(isPrice);
      return first ? [{ code: 'CFG0685', path: first.path, message, hint }] : [];
    }
    if (isCurrency(currency)) return [];
    const message = `"${currency}" is not a currency code.`;
    return [{ code: 'CFG0685', path: ['site', 'currency'], message, hint }];
  },
} satisfies Rule;

/** A price of a price list. */
function isPrice({ value, node }: ConfigText): boolean {
  return node.becomes === 'WrittenPrice' && value !== 'ask';
}
