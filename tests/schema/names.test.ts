// @promise VS Code suggests the IDs, pages and files of this site and marks unknown ones

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { namesFile } from '../../src/build/completions/keep-names';
import { listNames } from '../../src/build/completions/list-names';
import { writeNamesSchema } from '../../src/build/completions/names-schema';
import { projectFolder } from '../../src/io/project-folder';
import { listPublicFiles } from '../../src/io/public-files';
import { checkConfig } from '../../src/check/check-config';
import { readTestSite } from '../sites/read-site';
import { createService, listEditorProblems, listOffers } from './editor-service';

// What VS Code offers and marks when it knows the names of a site, see .vscode/site.schema.json.
const site = readTestSite('specification');
const text = site.text.replace('../../../schema/site.schema.json', './.vscode/site.schema.json');
const typefaces = new Set(['Figtree', 'Lora']);
const publicFiles = listPublicFiles(site.publicFolder);
const namesAddress = pathToFileURL(join(projectFolder, '.vscode', namesFile)).href;
const siteNames = writeNames(text);
const editor = createEditor(() => siteNames);

/** @param readNames what is in the file with the names; undefined while there is none */
function createEditor(readNames: () => string | undefined) {
  return createService((address) => {
    if (address.href !== namesAddress) return readFileSync(address, 'utf8');
    const known = readNames();
    if (known === undefined) throw new Error('There is no such file.');
    return known;
  });
}

function writeNames(config: string): string | undefined {
  const { meant } = checkConfig(config, publicFiles);
  return meant && JSON.stringify(writeNamesSchema(listNames({ meant }, publicFiles, typefaces)));
}

async function listMarks(config: string): Promise<string[]> {
  const problems = await listEditorProblems(config, editor);
  return problems.map(({ message }) => String(message));
}

test('a whole config has no problem in the editor', async () => {
  expect(await listMarks(text)).toEqual([]);
});

describe('what is offered', () => {
  test.each([
    ['widgets', '"bookingEmbed": "booking-miriam"', '"bookingEmbed": |', 'survey-caleb'],
    ['widgets, in quotes', '"bookingEmbed": "booking-miriam"', '"bookingEmbed": "b|"', 'podcast'],
    ['people', '"of": "counselors"', '"of": "counselors", "only": [|]', 'naomi'],
    ['a post', '"type": "article",', '"type": "article", "post": |,', 'cancel-parent-culture-2'],
    ['pages', '"href": "', '"href": |, "x": "', '/contact'],
    ['pages of entries', '"href": "', '"href": "|", "x": "', '/counselors/miriam'],
    ['places on pages', '"href": "', '"href": |, "x": "', '/#questions'],
    ['files to read', '"href": "', '"href": |, "x": "', '/pdf/aim-homeschool-outline.pdf'],
    ['the goal of a redirect', '"redirects": [', '"redirects": [{"to": |}, ', '/about'],
    ['pictures', '"src": "/images/', '"src": "|", "x": "/images/', '/images/banner-path.jpg'],
    ['videos', '"mp4": "', '"mp4": |, "x": "', '/video/hero-still-waters.mp4'],
    ['documents', '"link": "/pdf/', '"link": |, "x": "', '/pdf/aim-homeschool-outline.pdf'],
    ['a drawing', '"site": {', '"site": { "logo": |,', '/images/portrait-caleb.svg'],
    ['a typeface', '"site": {', '"theme": { "fonts": { "text": | } }, "site": {', 'Lora'],
    ['the ready-made picture', '"image": {', '"image": |, "x": {', 'image'],
  ])('%s', async (_what, before, instead, expected) => {
    const offers = await listOffers(text, { before, instead }, editor);
    expect(offers).toContain(expected);
    expect(new Set(offers).size).toBe(offers.length);
  });

  test('only files that fit', async () => {
    const place = { before: '"mp4": "', instead: '"mp4": |, "x": "' };
    expect(await listOffers(text, place, editor)).not.toContain('/logo.svg');
  });
});

test.each([
  [
    'bookingEmbed": "booking-miriam',
    'bookingEmbed": "booking-ruth',
    'The site does not have a widget with this ID.',
  ],
  [
    'href": "/contact"',
    'href": "/contract"',
    'The site does not have a page or file with this path.',
  ],
  [
    'href": "/contact"',
    'href": "/#hours"',
    'The site does not have a page or file with this path.',
  ],
  ['src": "/images/', 'src": "/images/x', 'The public folder does not contain this file.'],
])('what is not there is marked: %s, written as %s', async (from, to, message) => {
  const marks = await listMarks(text.replace(from, () => to));
  expect(marks).toEqual([expect.stringContaining(message)]);
  expect(marks[0]).toContain('Press Ctrl+Space for the full list.');
});

test.each(['https://example.org', 'tel:+16155550142', '#here', '/contact?from=menu', '/book'])(
  'a link to %s is not marked',
  async (href) => {
    expect(await listMarks(text.replace('"href": "/contact"', `"href": "${href}"`))).toEqual([]);
  },
);

test('what is new is offered, even if there is a mistake elsewhere', async () => {
  const changed = text
    .replace('"path": "/about"', '"path": "/about-us"')
    .replace('"rating": 5', '"rating": "many"');
  const changedNames = writeNames(changed);
  const changedEditor = createEditor(() => changedNames);
  const place = { before: '"href": "', instead: '"href": |, "x": "' };
  expect(await listOffers(changed, place, changedEditor)).toContain('/about-us');
  expect(writeNames('{ "site": ')).toBeUndefined();
});

test('before the names are known, words are explained and offered; then, they are', async () => {
  let names: string | undefined;
  const freshEditor = createEditor(() => names);
  const type = { before: '"type": "hero"', instead: '"type": |' };
  expect(await listOffers(text, type, freshEditor)).toContain('banner');
  const [remark, ...others] = await listEditorProblems(text, freshEditor);
  expect(remark?.message).toContain('.vscode/names.schema.json');
  expect(others).toEqual([]);

  names = writeNames(text);
  // VS Code does this when a file comes or changes.
  freshEditor.resetSchema(namesAddress);
  expect(await listEditorProblems(text, freshEditor)).toEqual([]);
  const widget = { before: '"bookingEmbed": "', instead: '"bookingEmbed": |, "x": "' };
  expect(await listOffers(text, widget, freshEditor)).toContain('survey-caleb');
});
