import { expect, test } from 'vitest';
import { getIn } from '../../src/utils/json';

test('only what is written down is found', () => {
  const config = { routes: [{ path: '/' }] };
  expect(getIn(config, ['routes', 0, 'path'])).toBe('/');
  expect(getIn(config, ['routes', 1, 'path'])).toBeUndefined();
  expect(getIn(config, ['routes', 'length'])).toBeUndefined();
  expect(getIn(config, ['constructor'])).toBeUndefined();
});
