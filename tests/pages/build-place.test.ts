import { expect, test } from 'vitest';
import type { PostalAddress } from '../../src/generated/config-types';
import { writeAddress } from '../../src/pages/build-place';

const street = '1 Street';

test.each<[Omit<PostalAddress, 'street'>, string]>([
  [{ city: 'Nashville', region: 'TN', postalCode: '37203', country: 'US' }, 'Nashville, TN 37203'],
  [{ city: 'Nashville', country: 'US' }, 'Nashville'],
  [{ city: 'London', postalCode: 'SW1A 1AA', country: 'GB' }, 'London SW1A 1AA'],
  [{ city: 'Zürich', postalCode: '8000', country: 'CH' }, '8000 Zürich'],
  [{ city: 'Roma', region: 'RM', postalCode: '00184', country: 'IT' }, '00184 Roma, RM'],
])('the town as its country writes it: %o', (address, town) => {
  expect(writeAddress({ street, ...address })).toEqual([street, town]);
});

test('the line after the street, and the name of the country in the language of the site', () => {
  const address = { street, extra: 'Suite 200', city: 'Basel', postalCode: '4001', country: 'CH' };
  expect(writeAddress(address, 'de')).toEqual([street, 'Suite 200', '4001 Basel', 'Schweiz']);
});
