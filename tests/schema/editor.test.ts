import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import blockUnion from '../../schema/block.schema.json';
import { readSchemaFiles } from '../../scripts/generate/schema-files';
import { definition } from '../../src/content/schema/walk-schema';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import { siteAjv } from '../sample-config';
import { listEditorProblems, listOffers, openInEditor, service } from './editor-service';
import { listSnippets, writeSnippet } from '../../scripts/generate/reference';
import { projectFolder } from '../../src/io/project-folder';
import { readTestSite } from '../sites/read-site';

// What VS Code shows while an editor types, from the real files and the service that VS Code uses.
const text = readTestSite('specification').text.replace(
  '../../../schema/site.schema.json',
  './schema/site.schema.json',
);
const schemaFiles = readSchemaFiles(join(projectFolder, 'schema'));

async function readHover(before: string, at: string): Promise<string> {
  const { document, json } = openInEditor(text);
  const offset = text.indexOf(before) + before.indexOf(at) + 1;
  const hover = await service.doHover(document, document.positionAt(offset), json);
  return JSON.stringify(hover?.contents).replaceAll('\\', '');
}

test('a whole config has no problem in the editor', async () => {
  expect(await listEditorProblems(text)).toEqual([]);
});

describe('what is offered', () => {
  test.each([
    [
      'all block types, where a type is written',
      '"type": "hero"',
      '"type": |',
      blockUnion.properties.type.enum,
    ],
    [
      'a ready-made block of each type, in a list of blocks',
      '"blocks": [',
      '"blocks": [ |, ',
      blockUnion.properties.type.enum,
    ],
    [
      'the settings of a block, in the block',
      '"type": "hero",',
      '"type": "hero", "|": 1,',
      ['anchor'],
    ],
    [
      'the main settings of the site, at the top',
      '"site": {',
      '"|": 1, "site": {',
      ['theme', 'behavior', 'labels'],
    ],
    ['a ready-made page, in the list of pages', '"routes": [', '"routes": [ |, ', ['page']],
    [
      'a ready-made counselor, in the list of counselors',
      '"counselors": [',
      '"counselors": [ |, ',
      ['counselor'],
    ],
    ['a ready-made widget, in the list of widgets', '"embeds": [', '"embeds": [ |, ', ['widget']],
    ['true and false, for a switch', '"robots": "noindex"', '"header": |', ['true', 'false']],
    ['the choices of a setting', '"status": "demo"', '"status": |', ['demo', 'live']],
    [
      'the kinds of cards',
      '"of": "counselors"',
      '"of": |',
      ['counselors', 'posts', 'products', 'documents', 'resources', 'links'],
    ],
    [
      'the figures of the site’s behavior',
      '"site": {',
      '"behavior": { "carousel": { "|": 1 } }, "site": {',
      ['interval'],
    ],
    ['the parts of a picture, where one is written', '"image": {', '"image": |, "x": {', ['image']],
    [
      'the parts of a picture, within its braces',
      '"image": {',
      '"image": {"|": 1}, "x": {',
      ['src', 'alt', 'decorative', 'focus'],
    ],
    ['licences', '"license": "CC-BY-4.0"', '"license": |', ['own-work', 'bought']],
  ])('%s', async (_what, before, instead, expected) => {
    expect(await listOffers(text, { before, instead })).toEqual(expect.arrayContaining(expected));
  });
});

describe('what pointing at a word explains', () => {
  test.each([
    ['"totalConditions":', 'totalConditions', 'The total number of specialties this counselor has'],
    ['"type": "hero"', 'hero', 'The opening of the home page'],
    ['"type": "hero"', 'hero', 'See hero in docs/reference/blocks.md.'],
    ['"counselors": [', 'counselors', 'See Counselor in docs/reference/entities.md.'],
    ['"routes": [', 'routes', 'See Route in docs/reference/settings.md.'],
    ['"topBar":', 'topBar', 'An entry of a menu'],
  ])('%s: %s', async (before, at, expected) => {
    expect(await readHover(before, at)).toContain(expected);
  });
});

describe('ready-made parts', () => {
  const blocks = [...schemaFiles].filter(([file]) => file.startsWith('blocks/'));

  test.each(blocks)('%s has one under the name of the block', (_file, schema) => {
    expect(listSnippets(schema).map(({ label }) => label)).toContain(
      schema.properties?.type?.const,
    );
  });

  const snippets = [...schemaFiles].flatMap(([, schema]) =>
    listSnippets(schema).map((snippet) => ({ ...snippet, title: schema.title ?? '' })),
  );

  test.each(snippets)('$label ($title) is valid as it is put in', ({ title, body }) => {
    expect(definition(title)).toBeDefined();
    siteAjv.validate(`site#/$defs/${title}`, writeSnippet(body));
    expect(siteAjv.errors ?? []).toEqual([]);
  });
});

test('each hint at the reference names a page and one of its headings', () => {
  const hints = [...schemaFiles.values()].flatMap((schema) => [
    ...JSON.stringify(schema).matchAll(/See ([^.]+) in (docs\/reference\/\w+\.md)\./g),
  ]);
  expect(hints.length).toBeGreaterThan(20);
  for (const [hint, title = '', page = ''] of hints) {
    const lines = readFileSync(join(projectFolder, page), 'utf8').split('\n');
    expect([hint, lines.includes(`## ${title}`)]).toEqual([hint, true]);
  }
});

test('a text with a hint says the same as the text without', () => {
  for (const schema of schemaFiles.values()) {
    for (const node of Object.values<SchemaNode>(schema.properties ?? {})) {
      if (node.markdownDescription === undefined) continue;
      expect(node.markdownDescription).toContain(node.description);
    }
  }
});

test('typical mistakes are named in words that help', async () => {
  const mistakes: [what: string, from: string, to: string][] = [
    ['a typo in a name', '"blocks":', '"bloks":'],
    ['an unknown block', '"type": "hero"', '"type": "herro"'],
    ['a number in quotes', '"rating": 5', '"rating": "5"'],
    ['a missing setting', '"name": "Miriam Hale",', ''],
    ['a picture elsewhere', '"src": "/images/', '"src": "images/'],
    ['a date in figures', '"date": "', '"date": "2024-01-03'],
    ['a name twice', '"status": "demo",', '"status": "demo", "status": "demo",'],
    ['a comma too many', '"status": "demo",', '"status": "demo",,'],
    ['an address with capitals', '"path": "/about"', '"path": "/About"'],
  ];
  const said: Record<string, string[]> = {};
  for (const [what, from, to] of mistakes) {
    expect([what, text.includes(from)]).toEqual([what, true]);
    const problems = await listEditorProblems(text.replace(from, to));
    said[what] = problems.map(({ message }) => String(message));
  }
  expect(said).toMatchInlineSnapshot(`
    {
      "a comma too many": [
        "Property expected",
      ],
      "a date in figures": [
        "Write the date as year, month and day: "2027-04-15".",
      ],
      "a missing setting": [
        "Missing property "name".",
      ],
      "a name twice": [
        "Duplicate object key",
        "Duplicate object key",
      ],
      "a number in quotes": [
        "Incorrect type. Expected "integer".",
      ],
      "a picture elsewhere": [
        "The path of an image starts with "/images/". Copy the file into public/images first.",
      ],
      "a typo in a name": [
        "Missing property "blocks".",
        "Property bloks is not allowed.",
      ],
      "an address with capitals": [
        "Write a lowercase path that starts with a slash, for example "/contact".",
      ],
      "an unknown block": [
        "This is not a type of block. Press Ctrl+Space to see them all.",
      ],
    }
  `);
});
