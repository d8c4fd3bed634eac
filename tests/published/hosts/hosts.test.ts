// @promise A site that its host would refuse is a build error

import { expect, test } from 'vitest';
import {
  assertFilesFit,
  assertRedirectsFit,
  HostLimit,
  type BuiltFile,
} from '../../../src/published/hosts/hosts';

test('more redirects than a host reads are an error', () => {
  const redirects = Array.from({ length: 2_001 }, () => ({ from: '/a', to: '/b' }));
  expect(() => assertRedirectsFit('cloudflare-pages', redirects)).toThrow(HostLimit);
  expect(() => assertRedirectsFit('cloudflare-pages', redirects.slice(1))).not.toThrow();
  expect(() => assertRedirectsFit('vercel', redirects)).not.toThrow();
  // Folders count apart on Cloudflare Pages, and together with the others on Vercel.
  const folders = Array.from({ length: 101 }, () => ({ from: '/a/*', to: '/b/*' }));
  expect(() => assertRedirectsFit('cloudflare-pages', folders)).toThrow(/101 entries with/);
  const most = [...redirects.slice(1), ...folders.slice(1)];
  expect(() => assertRedirectsFit('cloudflare-pages', most)).not.toThrow();
  expect(() => assertRedirectsFit('vercel', most)).toThrow(HostLimit);
  expect(() => assertRedirectsFit('netlify', most)).not.toThrow();
});

function makeFiles(count: number, bytes: number): BuiltFile[] {
  return Array.from({ length: count }, (_, number) => ({ file: `a-${number}.jpg`, bytes }));
}

test.each([
  ['cloudflare-pages', 20_000, 26_214_400, Infinity],
  ['vercel', Infinity, Infinity, 100_000_000],
  ['github-pages', Infinity, 104_857_600, 1_000_000_000],
] as const)('a site that %s would not take is an error', (host, most, largest, all) => {
  const fits = (files: BuiltFile[]) => () => assertFilesFit(host, files);
  expect(fits(makeFiles(Math.min(most, 20_000), 1))).not.toThrow();
  const size = Math.min(largest, all);
  expect(fits(makeFiles(1, size))).not.toThrow();
  expect(fits(makeFiles(1, size + 1))).toThrow(HostLimit);
});

test('Cloudflare Pages takes 20,000 files', () => {
  const files = makeFiles(20_001, 1);
  expect(() => assertFilesFit('cloudflare-pages', files)).toThrow(/20001 files.*allows 20000/);
  expect(() => assertFilesFit('nginx', files)).not.toThrow();
});
