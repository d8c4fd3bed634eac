import { expect, test } from 'vitest';
import { pruneVariables } from '../../src/render/prune-variables';

test('variables that neither styles nor markup use are dropped', () => {
  const css = ':root{--a:1px;--b:2px;--c:3px;}p{margin:var(--a)}';
  expect(pruneVariables(css, '<p style="padding:var(--c)">')).toBe(
    ':root{--a:1px;--c:3px;}p{margin:var(--a)}',
  );
});

test('variables that other variables need are kept', () => {
  const css = ':root{--a:var(--b);--b:var(--c, 1px);--c:2px;--d:var(--c);}p{margin:var(--a)}';
  expect(pruneVariables(css, '')).toBe(
    ':root{--a:var(--b);--b:var(--c, 1px);--c:2px;}p{margin:var(--a)}',
  );
});

test('plain declarations of the root stay, and count as users', () => {
  const css = ':root{color-scheme:light;--a:1px;font-size:var(--b);--b:2px;}';
  expect(pruneVariables(css, '')).toBe(':root{color-scheme:light;font-size:var(--b);--b:2px;}');
});
