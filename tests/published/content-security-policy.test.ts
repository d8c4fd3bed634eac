import { expect, test } from 'vitest';
import {
  writeMetaPolicy,
  writeContentSecurityPolicy,
} from '../../src/published/content-security-policy';

const nothing = { frames: [], scripts: [], forms: [], styleHashes: [] };

test('a page without widgets may load its own files and show its own styles, nothing else', () => {
  expect(
    writeContentSecurityPolicy({
      ...nothing,
      styleHashes: ['sha256-b', 'sha256-a', 'sha256-b'],
    }).split('; '),
  ).toMatchInlineSnapshot(`
      [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'sha256-a' 'sha256-b'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "connect-src 'self'",
        "frame-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
        "frame-ancestors 'none'",
        "upgrade-insecure-requests",
      ]
    `);
});

test('widgets are permitted by their origins, a script of a provider by its whole address', () => {
  const policy = writeContentSecurityPolicy({
    ...nothing,
    frames: ['https://a.example', 'https://b.example'],
    scripts: ['https://b.example/js/b.js'],
  }).split('; ');
  expect(policy).toContain('frame-src https://a.example https://b.example');
  expect(policy).toContain("script-src 'self' https://b.example/js/b.js");
  expect(policy).toContain('trusted-types provider-script');
});

test('forms are permitted to be sent to their services, with and without script', () => {
  const forms = ["'self'", 'https://a.example'];
  const policy = writeContentSecurityPolicy({ ...nothing, forms }).split('; ');
  expect(policy).toContain("form-action 'self' https://a.example");
  expect(policy).toContain("connect-src 'self' https://a.example");
});

test('a policy inside a page may be the part that narrows what the host sends', () => {
  expect(writeMetaPolicy('frames', nothing)).toBe("frame-src 'none'");
  expect(writeMetaPolicy('none', nothing)).toBeUndefined();
});

test('a policy inside a page leaves out what browsers ignore there', () => {
  const header = writeContentSecurityPolicy(nothing).split('; ');
  const meta = writeMetaPolicy('whole', nothing)?.split('; ') ?? [];
  expect(header.filter((directive) => !meta.includes(directive))).toEqual([
    "frame-ancestors 'none'",
  ]);
});
