import { expect, test } from 'vitest';
import { readDomain } from '../../../../src/editor/server/answer-host';

test.each([
  ['example.org', 'example.org'],
  [' https://Www.Example.org/about ', 'www.example.org'],
  ['example.org.', 'example.org'],
  ['praxis-müller.de', 'xn--praxis-mller-klb.de'],
])('“%s” is the domain %s', (written, domain) => {
  expect(readDomain({ domain: written })).toEqual({ domain });
});

test('null takes the domain away', () => {
  expect(readDomain({ domain: null })).toEqual({ domain: null });
});

test.each(['', 'example', 'example.org:8080', '192.0.2.1', 'mary@example.org', 'two words.org', 7])(
  '“%s” is no domain',
  (domain) => {
    expect(() => readDomain({ domain })).toThrow('Enter a domain, such as example.org.');
  },
);

test('an address at GitHub is not a domain of one’s own', () => {
  expect(() => readDomain({ domain: 'mary.github.io' })).toThrow('Enter your own domain');
});
