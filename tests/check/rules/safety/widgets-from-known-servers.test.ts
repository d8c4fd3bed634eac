// @promise No script is loaded from a server that a config names; an unknown server is a warning

import { expect, test } from 'vitest';
import { checkChanged, listCodes, reportChanged } from '../../check-changed';

function loadFrom(host: string, script = 'provider') {
  return { '/providers': { highlevel: { host, script } } };
}

test('CFG0531: widgets of a stranger', () => {
  expect(reportChanged(loadFrom('evil.example'))).toMatchInlineSnapshot(`
    "warning[CFG0531]: Calendars and forms come from "evil.example", which is neither a HighLevel server nor part of your domain.
      --> site.config.json:265:15
       in providers > highlevel
    265 |       "host": "evil.example",
        |               ^^^^^^^^^^^^^^
        = The operator of that server receives everything that visitors write. Keep "host" only if the server belongs to the company that set up your account; otherwise delete "host".

    1 warning in site.config.json"
  `);
  expect(checkChanged(loadFrom('evil.example')).config).toBeDefined();
});

test.each(['notquiet-lake.example', 'quiet-lake.example.evil.example', 'lake.example'])(
  '%s only looks like the name of the site',
  (host) => {
    expect(listCodes(loadFrom(host))).toEqual(['CFG0531']);
    expect(listCodes(loadFrom(host, 'none'))).toEqual(['CFG0531']);
  },
);

test.each([
  'book.quiet-lake.example',
  'a.book.quiet-lake.example',
  'link.msgsndr.com',
  'api.leadconnectorhq.com',
  '127.0.0.1:4180',
])('%s is known', (host) => {
  expect(listCodes(loadFrom(host))).toEqual([]);
});

test('"www." is not a part of the name of the site', () => {
  const url = 'https://www.quiet-lake.example';
  expect(listCodes({ ...loadFrom('book.quiet-lake.example'), '/site/url': url })).toEqual([]);
});
