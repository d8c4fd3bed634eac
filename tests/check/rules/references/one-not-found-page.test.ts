import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test('CFG0403: no page for addresses that do not exist', () => {
  expect(reportChanged({ '/routes/4/path': '/lost' })).toMatchInlineSnapshot(`
    "error[CFG0403]: The site has no error page for links that do not work ("page not found").
      --> site.config.json:152:13
    152 |   "routes": [
        |             ^
        = Add a page with "path": "*".

    1 error in site.config.json"
  `);
});

test('two such pages are one too many', () => {
  expect(listCodes({ '/routes/3/path': '*' })).toContain('CFG0403');
});
