import { expect, test } from 'vitest';
import { writeRedirectPage, writeRobots, writeSecurityText } from '../../src/published/site-files';
import { sampleConfig } from '../sample-config';

test('robots.txt names the sitemap', () => {
  expect(writeRobots(sampleConfig)).toContain('Sitemap: https://quiet-lake.example/sitemap.xml');
});

test('there is a page at each old address, for hosts that know no redirects', () => {
  const html = writeRedirectPage('/new?a&b', sampleConfig);
  expect(html).toContain('content="0; url=/new?a&amp;b"');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="canonical" href="https://quiet-lake.example/new?a&amp;b">');
});

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', '//evil.example'])(
  'no page leads on to %j, even when the check was passed by',
  (to) => {
    expect(() => writeRedirectPage(to, sampleConfig)).toThrow('A redirect cannot lead to');
  },
);

test('security.txt says whom to tell and until when, if the config does', () => {
  expect(writeSecurityText(sampleConfig)).toBeUndefined();
  const security = { email: 'safe@quiet-lake.example', readUntil: '2027-10-01' };
  expect(writeSecurityText({ ...sampleConfig, security })).toMatchInlineSnapshot(`
    "Contact: mailto:safe@quiet-lake.example
    Expires: 2027-10-01T00:00:00Z
    Preferred-Languages: en
    Canonical: https://quiet-lake.example/.well-known/security.txt
    "
  `);
});
