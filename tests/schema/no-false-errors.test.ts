// @promise VS Code marks nothing that the check accepts, in any language

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { namesFile } from '../../src/build/completions/keep-names';
import { listNames } from '../../src/build/completions/list-names';
import { writeNamesSchema } from '../../src/build/completions/names-schema';
import { projectFolder } from '../../src/io/project-folder';
import { listPublicFiles } from '../../src/io/public-files';
import { readCheckContext } from '../../src/io/read-check-context';
import { listInstalledTypefaces } from '../../src/io/typeface-packages';
import { checkConfig, type CheckResult } from '../../src/check/check-config';
import { readTestSite, testSiteNames } from '../sites/read-site';
import { completeConfig } from './complete-config';
import { createService, listEditorProblems } from './editor-service';

// VS Code must not mark what `npm run validate` accepts: people would look for a mistake that they have
// not made, and would stop trusting the marks.

const namesAddress = pathToFileURL(join(projectFolder, '.vscode', namesFile)).href;

interface Config {
  text: string;
  publicFolder: string;
}

/** What the check reports, and what VS Code marks that is on none of these lines. */
async function compare(name: string, { text, publicFolder }: Config) {
  const publicFiles = listPublicFiles(publicFolder);
  const checked = checkConfig(text, publicFiles, readCheckContext(publicFolder));
  const reported = new Set(checked.problems.map(({ range }) => range.start.line));
  const names = writeNames(checked, publicFiles);
  const editor = createService((address) =>
    address.href === namesAddress ? names : readFileSync(address, 'utf8'),
  );
  const marks = (await listEditorProblems(text, editor, join(projectFolder, name))).map(
    ({ range, message }) => ({ line: range.start.line + 1, message }),
  );
  return { marks, onlyMarked: marks.filter(({ line }) => !reported.has(line)) };
}

function writeNames({ meant, meantTranslations }: CheckResult, publicFiles: ReadonlySet<string>) {
  if (!meant) throw new Error('The config is too wrong for its names to be known.');
  const names = listNames({ meant, meantTranslations }, publicFiles, listInstalledTypefaces());
  return JSON.stringify(writeNamesSchema(names));
}

const ownFile = 'site.config.json';
const publicFolder = join(projectFolder, 'public');
const shipped = readFileSync(join(projectFolder, ownFile), 'utf8');
const sites = testSiteNames.map((name) => [name, readTestSite(name)] as const);

/** The config with the schema that `.vscode/settings.json` gives to the one of the project. */
function withSchemaOfSettings(text: string): string {
  const settings = readFileSync(join(projectFolder, '.vscode/settings.json'), 'utf8');
  const { 'json.schemas': schemas } = JSON.parse(settings) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  const own = schemas.find(({ fileMatch }) => fileMatch.includes('/site.config.json'));
  return text.replace(/"\$schema": "[^"]*"/, `"$schema": ${JSON.stringify(own?.url)}`);
}

test('VS Code marks nothing on the shipped site that the check does not report', async () => {
  const { onlyMarked } = await compare(ownFile, {
    text: withSchemaOfSettings(shipped),
    publicFolder,
  });
  expect(onlyMarked).toEqual([]);
});

test.each(sites)('nor on %s, with the schema of the project', async (_, site) => {
  const text = withSchemaOfSettings(site.text);
  expect((await compare(ownFile, { ...site, text })).onlyMarked).toEqual([]);
});

test.each(sites)('nor on %s, with the schema that it names', async (name, site) => {
  const file = `tests/sites/${name}/site.config.json`;
  expect((await compare(file, site)).onlyMarked).toEqual([]);
});

// Not every id in the fixtures exists, so the names of the site are left out.
test('nor on the valid fixtures', async () => {
  const config = { ...completeConfig, $schema: './src/generated/written-schema.json' };
  expect(await listEditorProblems(JSON.stringify(config))).toEqual([]);
});

test('what both find is marked: the control', async () => {
  const site = readTestSite('specification');
  const wrong = withSchemaOfSettings(site.text).replace('"rating": 5', '"rating": 6');
  const { marks, onlyMarked } = await compare(ownFile, {
    ...site,
    text: wrong,
  });
  expect(marks).toHaveLength(1);
  expect(onlyMarked).toEqual([]);
});
