import { expect, test } from 'vitest';
import { samplePages, sampleRules } from './sample-rules';
import { buildHostRules } from '../../../src/published/hosts/host-rules';

test('a page has its own policy: the widget of another page is not permitted', () => {
  const [home, book] = sampleRules.pages;
  expect(home?.policy).toContain("frame-src 'none'");
  expect(home?.policy).toContain("style-src 'self' 'sha256-home';");
  expect(book?.policy).toContain('frame-src https://widget.example;');
  expect(sampleRules.notFoundPolicy).toContain("style-src 'self' 'sha256-lost';");
});

test('the policy of the site permits what any page needs, for hosts with one policy for all', () => {
  expect(sampleRules.sitePolicy).toContain('frame-src https://widget.example;');
  expect(sampleRules.sitePolicy).toContain("'sha256-base' 'sha256-home' 'sha256-lost'");
});

test('widgets get the features that they ask for, and nobody else gets any', () => {
  const permissions = new Map(sampleRules.headers).get('Permissions-Policy')?.split(', ');
  expect(permissions).toContain('payment=(self "https://widget.example")');
  expect(permissions).toContain('camera=()');
  expect(permissions).toContain('geolocation=()');
});

test('what has a hash in its name is kept for good, pictures for a day', () => {
  const immutable = ['Cache-Control', 'public, max-age=31536000, immutable'];
  expect(sampleRules.folders).toMatchObject([
    { folder: '/assets/', headers: [immutable] },
    { folder: '/share/', headers: [immutable, expect.anything()] },
    { folder: '/images/', headers: [['Cache-Control', 'public, max-age=86400']] },
  ]);
});

test('a page with a quick exit and its data are kept nowhere', () => {
  const headers = [['Cache-Control', 'no-store']];
  expect(sampleRules.files).toEqual([
    { path: '/shelter', file: '/shelter.html', headers },
    { path: '/_data/shelter.json', file: '/_data/shelter.json', headers },
  ]);
});

test('pages elsewhere may show share images, and nothing else', () => {
  const name = 'Cross-Origin-Resource-Policy';
  expect(new Map(sampleRules.headers).get(name)).toBe('same-origin');
  const others = sampleRules.folders.filter(({ headers }) => new Map(headers).has(name));
  expect(others).toMatchObject([{ folder: '/share/' }]);
  expect(new Map(others[0]?.headers).get(name)).toBe('cross-origin');
});

test('a site without a 404 page of its own has the policy of the site there', () => {
  const pages = samplePages.filter(({ path }) => path !== '/404');
  const rules = buildHostRules({ redirects: [] }, pages, []);
  expect(rules.notFoundPolicy).toBe(rules.sitePolicy);
});

function lead(to: string): string | undefined {
  return buildHostRules({ redirects: [{ from: '/old', to }] }, samplePages, []).redirects[0]?.to;
}

test('what redirects lead to can be written in a header', () => {
  expect(lead('https://example.org/日本?q=ü#é')).toBe(
    'https://example.org/%E6%97%A5%E6%9C%AC?q=%C3%BC#%C3%A9',
  );
  expect(lead('https://münchen.example/')).toBe('https://xn--mnchen-3ya.example/');
  expect(lead('/pdf/größe%20a.pdf')).toBe('/pdf/gr%C3%B6%C3%9Fe%20a.pdf');
  // What the editor wrote in ASCII is not touched.
  expect(lead('https://example.org')).toBe('https://example.org');
});
