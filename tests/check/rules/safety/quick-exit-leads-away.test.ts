import { expect, test } from 'vitest';
import { listCodes, reportChanged } from '../../check-changed';

test.each([
  ['no name', 'https://:/', 'CFG0501'],
  ['a port that cannot be', 'https://weather.gov:99999/', 'CFG0501'],
  ['a port that some networks block', 'https://weather.gov:8443/', 'CFG0501'],
  ['a name before @', 'https://www.weather.gov@evil.example/', 'CFG0501'],
  ['a number', 'https://192.168.0.1/', 'CFG0501'],
  ['a number in another form', 'https://0x7f.1/', 'CFG0501'],
  ['a number of the newer kind', 'https://[2001:db8::1]/', 'CFG0501'],
  ['the own computer, with a dot', 'https://localhost./', 'CFG0501'],
  ['only dots', 'https://../', 'CFG0501'],
  ['a name with nothing between two dots', 'https://www..gov/', 'CFG0501'],
  ['a name that ends in a hyphen', 'https://www.weather-.gov/', 'CFG0501'],
  ['no ending', 'https://weather/', 'CFG0501'],
  ['the site itself', 'https://quiet-lake.example/contact', 'CFG0513'],
  ['the site itself in capital letters', 'https://QUIET-Lake.example/', 'CFG0513'],
  ['the site itself with www', 'https://www.quiet-lake.example/', 'CFG0513'],
  ['a page of the site', '/contact', 'CFG0308'],
  ['a phone number', 'tel:911', 'CFG0308'],
  ['a site without encryption', 'http://www.weather.gov/', 'CFG0308'],
  ['a placeholder', 'https://{site.language}.weather.gov/', 'CFG0308'],
])('a quick exit to %s is refused', (_, href, code) => {
  expect(listCodes(exitTo(href))).toEqual([code]);
});

test.each([
  'https://www.weather.gov/',
  'https://www.weather.gov:443/',
  'https://en.wikipedia.org/wiki/Weather?x=1#today',
  'https://m\u00FCnchen.example/',
  'https://lake.example/',
])('a quick exit to %s is fine', (href) => {
  expect(listCodes(exitTo(href))).toEqual([]);
});

test('CFG0513: a quick exit that stays on the site', () => {
  expect(reportChanged(exitTo('https://quiet-lake.example/contact'))).toMatchInlineSnapshot(
    `
    "error[CFG0513]: The quick exit opens the same site that visitors want to leave.
      --> site.config.json:265:15
       in safety > quickExit
    265 |       "href": "https://quiet-lake.example/contact"
        |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        = Write the URL of another site that looks ordinary: "https://www.weather.gov/".
      --> site.config.json:4:12 The URL of the site is here.
    4 |     "url": "https://quiet-lake.example",
      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 error in site.config.json"
  `,
  );
});

test('CFG0501: a quick exit with a port', () => {
  expect(reportChanged(exitTo('https://weather.gov:8443/'))).toMatchInlineSnapshot(
    `
    "error[CFG0501]: The quick exit has a port (8443), which many networks and browsers block.
      --> site.config.json:265:35
       in safety > quickExit
    265 |       "href": "https://weather.gov:8443/"
        |                                   ^^^^^
        = Delete ":8443".

    1 error in site.config.json"
  `,
  );
});

function exitTo(href: string) {
  return { '/safety': { quickExit: { href } } };
}
