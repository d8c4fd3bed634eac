import anchorSchema from '../../schema/shared/anchor.schema.json';
import { afterEach, expect, test, vi } from 'vitest';
import { blockRegistry } from '../../src/generated/block-registry';
import { BlockContent } from '../../src/shell/block-slot';
import { buildBlock, renderBlock, renderMarkup } from './render-block';

const fixtures = Object.keys(blockRegistry).flatMap((type) => [
  [type, 'valid/minimal'] as const,
  [type, 'valid/full'] as const,
]);

afterEach(() => vi.restoreAllMocks());

test.each(fixtures)('%s/%s renders without a word on the console', (type, name) => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  expect(renderBlock(type, name)).toMatch(/^<(section|article|div)[^>]* id="block-1"/m);
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test.each(fixtures)('%s/%s stays as it was', (type, name) => {
  const block = buildBlock(type, name);
  const before = structuredClone(block);
  renderMarkup(<BlockContent placed={{ id: 'block-1', headingLevel: 1, block }} />);
  expect(block).toEqual(before);
});

test.each(fixtures)('%s/%s never skips a heading level and never adds an h1', (type, name) => {
  const levels = [...renderBlock(type, name).matchAll(/<h([1-6])/g)].map(([, level]) =>
    Number(level),
  );
  for (const [index, level] of levels.entries()) {
    expect(level).toBeGreaterThan(1);
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 2) + 1);
  }
});

test.each(fixtures)('%s/%s calls no part of it like an anchor of another block', (type, name) => {
  const anchor = new RegExp(anchorSchema.pattern, 'u');
  const ids = [...renderBlock(type, name).matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  expect(ids.filter((id) => id !== 'block-1' && anchor.test(id))).toEqual([]);
});
