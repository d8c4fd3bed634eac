import { expect, test } from 'vitest';
import { diagnose, reportChanged } from '../../check-changed';

function at(latitude: number, longitude: number, country = 'US') {
  const address = { street: '12 Harbor Street', city: 'Nashville', country };
  const map = { latitude, longitude };
  return { '/entities/places': [{ id: 'harbor', name: 'Harbor', address, map }] };
}

test('CFG0682: a longitude without its minus', () => {
  expect(reportChanged(at(36.15, 86.78))).toMatchInlineSnapshot(`
    "warning[CFG0682]: This point is not in the country of the address ("US").
      --> site.config.json:156:24
       in Location harbor > map
    156 |           "longitude": 86.78
        |                        ^^^^^
        = Add a minus sign: -86.78.

    1 warning in site.config.json"
  `);
});

test('a latitude with a minus, and two numbers swapped', () => {
  expect(reportChanged(at(-36.15, -86.78))).toContain('"latitude" has no minus sign: write 36.15.');
  expect(reportChanged(at(-74.01, 40.71))).toContain('Swap the two numbers');
});

test('where the address is elsewhere, nothing is known', () => {
  expect(diagnose(at(36.15, -86.78))).toBe('');
  expect(diagnose(at(47.37, 8.54, 'CH'))).toBe('');
  expect(diagnose(at(-33.87, 151.21, 'AU'))).toBe('');
});
