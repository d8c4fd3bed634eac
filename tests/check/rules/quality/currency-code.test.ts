import { expect, test } from 'vitest';
import { diagnose, listCodes, type Changes } from '../../check-changed';

const prices = [{ id: 'session', amount: 120 }];

test('CFG0685: prices without a currency', () => {
  expect(diagnose({ '/site/prices': prices })).toMatchInlineSnapshot(
    `"error[CFG0685]: The prices have no currency. @11:5-13"`,
  );
});

function listed(price: string): Changes {
  const groups = [{ rows: [{ name: 'Session', price }] }];
  return { '/routes/0/blocks/1': { type: 'price-list', groups } };
}

test('CFG0685: a price list without a currency', () => {
  expect(diagnose(listed('80'))).toMatchInlineSnapshot(
    `"error[CFG0685]: The prices have no currency. @173:28-32"`,
  );
  expect(listCodes(listed('ask'))).toEqual([]);
});

test('CFG0685: a currency that does not exist', () => {
  expect(diagnose({ '/site/prices': prices, '/site/currency': 'USE' })).toMatchInlineSnapshot(
    `"error[CFG0685]: "USE" is not a currency code. @17:17-22"`,
  );
});

test('CFG0685: prices in a currency are fine, and a site without prices', () => {
  expect(listCodes({ '/site/prices': prices, '/site/currency': 'CAD' })).toEqual([]);
  expect(listCodes({ '/site/prices': [] })).toEqual([]);
});
