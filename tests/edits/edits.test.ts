import { describe, expect, test } from 'vitest';
import { checkConfig } from '../../src/check/check-config';
import { sampleOf, spreadOf } from '../runners/is-sample';
import { readTestSite } from '../sites/read-site';
import { listPublicFiles } from '../../src/io/public-files';
import { allEdits, sampleNames } from './all-edits';

/** The edits are made to the shipped site, which may be of any practice. */
const sites = (['specification', 'another-practice', 'german', 'canadian'] as const).map((name) => {
  const { text, publicFolder } = readTestSite(name);
  const publicFiles = listPublicFiles(publicFolder);
  return { name, publicFiles, config: checkConfig(text, publicFiles).config };
});

test('there are at least thirty edits, each with a name of its own', () => {
  const names = allEdits.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
  // The first word of a host.
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,62}$/);
  for (const name of sampleNames) expect(names).toContain(name);
});

describe.each(sampleOf(sites, 2))('$name', ({ publicFiles, config }) => {
  test.each(spreadOf(allEdits, 2))('$name keeps it valid', async ({ apply, write }) => {
    const edited = structuredClone(config);
    if (!edited) throw new Error('The site has errors.');
    const written = new Set<string>();
    await apply(edited, { write: (path) => written.add(path) });
    const source = JSON.stringify(write?.(edited) ?? edited);
    const { problems } = checkConfig(source, new Set([...publicFiles, ...written]));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
  });
});

test.each(spreadOf(allEdits, 2))('$name changes the specified site', async ({ apply, write }) => {
  const [specified] = sites;
  const edited = structuredClone(specified?.config);
  if (!edited) throw new Error('The specified site has errors.');
  await apply(edited, { write: () => {} });
  expect(JSON.stringify(write?.(edited) ?? edited)).not.toBe(JSON.stringify(specified?.config));
});
