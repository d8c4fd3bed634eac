import { writeChanged, type Changes } from '../check/check-changed';

/** Changes of the minimal config that try to get past the check, or to end it. */
const changes: Readonly<Record<string, Changes>> = {
  'a port that cannot be': { '/site/url': 'https://lakelight.example:99999' },
  'numbers in place of a name': { '/site/url': 'https://1.2.3.4.5' },
  'only dots': { '/site/url': 'https://..' },
  'only a hyphen': { '/site/url': 'https://-' },
  'the own computer': { '/site/url': 'https://127.0.0.1' },
  'millions of characters in an address': { '/routes/0/path': '/a'.repeat(2_000_000) },
  'millions of characters in a slug': { '/entities/posts/0/slug': 'a-'.repeat(4_000_000) },
  'millions of characters in a host': { '/site/url': `https://${'a.'.repeat(4_000_000)}` },
  'millions of paragraphs': { '/entities/posts/0/content': '<p>'.repeat(4_000_000) },
  'tags in tags': { '/entities/posts/0/content': '<ul><li>'.repeat(2_000) },
  'an attribute called constructor': { '/entities/posts/0/content': '<p constructor>x</p>' },
  'a name of 900 letters': { [`/site/${'x'.repeat(900)}`]: 1 },
  'a line break in a redirect': { '/redirects/0/to': '/contact\r\nSet-Cookie: a=b' },
  'a redirect to code': { '/redirects/0/to': 'javascript:alert(1)' },
  'a redirect to another site by slashes': { '/redirects/0/to': '//evil.example' },
  'a redirect to a mailbox': { '/redirects/0/to': 'mailto:a@evil.example' },
  'a link to code': { '/navigation/menu/0/href': 'java\tscript:alert(1)' },
  'a link with a password': { '/navigation/menu/0/href': 'https://a:b@evil.example/' },
  'a private number in eights': { '/navigation/menu/0/href': 'https://0300.0250.0.1/' },
  'a picture from elsewhere': { '/routes/0/blocks/0/image/src': 'https://evil.example/a.png' },
  'a picture above the folder': { '/routes/0/blocks/0/image/src': '/images/../../a.png' },
  'the same in percent signs': { '/routes/0/blocks/0/image/src': '/images/%2e%2e/a.png' },
  'a logo above the folder': { '/site/logo': '/../../etc/passwd.svg' },
  'a widget of any server': { '/embeds/0/host': 'evil.example/x#' },
  'a widget with a path': { '/embeds/0/ref': '../../evil' },
  'a placeholder of placeholders': { '/site/name': '{site.name}{site.name}' },
  'a link in pieces': { '/navigation/menu/0/href': 'java{site.language}script:alert(1)' },
  'the prototype': { '/site/__proto__x': { admin: true } },
  'a reversed text': { '/site/name': 'Lake \u202Eexe.gnp' },
  'an order to terminals': { '/site/name': 'Lake \u009B2J' },
  'half a character': { '/site/name': 'Lake \uD83C' },
  'nothing in a text': { '/site/name': 'Lake\u0000' },
  'a mark of the renderer': { '/site/tagline': '@late-styles@</style><script>alert(1)</script>' },
  'a quick exit to the site': { '/safety': { quickExit: { href: 'https://quiet-lake.example/' } } },
  'a quick exit by a name before @': {
    '/safety': { quickExit: { href: 'https://www.weather.gov@evil.example/' } },
  },
  'a shadow that goes on': { '/theme': { elevation: { card: '0 0 1px rgba(0,0,0' } } },
  'a color with an address': { '/theme': { colors: { text: 'url(//evil.example/x)' } } },
  'a year of five digits': { '/entities/posts/0/date': '9999-12-31' },
  'pages in our folder': { '/routes/1/path': '/share/about' },
  'a thousand pages of one address': {
    '/redirects': Array.from({ length: 1_000 }, () => ({ from: '/a', to: '/contact' })),
  },
};

const valid = writeChanged({});

/** Texts that are not a config, and lawful-looking configs with something in them: name → text. */
export const hostileConfigs: ReadonlyMap<string, string> = new Map([
  ...Object.entries(changes).map(([name, change]): [string, string] => [
    name,
    writeChanged(change),
  ]),
  ['an empty file', ''],
  ['a million brackets', '['.repeat(1_000_000)],
  ['a text without end', `{"a":"${'x'.repeat(1_000_000)}`],
  ['a number beyond all', valid.replace('"sample": true', '"totalConditions": 1e999')],
  ['a setting twice', valid.replace('"site": {', '"site": {}, "site": {')],
  ['the prototype as a setting', valid.replace('"site": {', '"__proto__": {}, "site": {')],
  ['the same, escaped', valid.replace('"site": {', '"\\u005f_proto__": {}, "site": {')],
  ['a comment', valid.replace('"site": {', '/* x */ "site": {')],
  ['a mark before the text', `\uFEFF${valid}`],
  ['pages that are numbers', `{"routes":[${'0,'.repeat(20_000)}0]}`],
]);
