import { expect, test } from 'vitest';
import { checkConfig } from '../../src/config/check-config';
import { readTestSite } from '../sites/read-site';
import { listPublicFiles } from '../../scripts/read/public-files';
import { allEdits, sampleNames } from './all-edits';

const { text, publicFolder } = readTestSite('specification');
const publicFiles = listPublicFiles(publicFolder);
const { config } = checkConfig(text, publicFiles);

test('there are at least thirty edits, each with a name of its own', () => {
  const names = allEdits.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(new Set(names).size).toBe(names.length);
  // The first word of a host.
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,62}$/);
  for (const name of sampleNames) expect(names).toContain(name);
});

test.each(allEdits)(
  '$name changes the specified site and keeps it valid',
  async ({ apply, write }) => {
    const edited = structuredClone(config);
    if (!edited) throw new Error('The specified site has errors.');
    const written = new Set<string>();
    await apply(edited, { write: (path) => written.add(path) });
    const source = JSON.stringify(write?.(edited) ?? edited);
    expect(source).not.toBe(JSON.stringify(config));
    const { problems } = checkConfig(source, new Set([...publicFiles, ...written]));
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ place, message }) => `${place}: ${message}`)).toEqual([]);
  },
);
