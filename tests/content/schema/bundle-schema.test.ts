import { expect, test } from 'vitest';
import type { SchemaNode } from '../../../src/content/schema/schema-node';
import { bundleSchema, toPascalCase } from '../../../src/content/schema/bundle-schema';

test('files become definitions, named by their title or their file', () => {
  const bundle = bundleSchema(
    new Map<string, SchemaNode>([
      ['site.schema.json', { properties: { a: { $ref: './blocks/quote.schema.json' } } }],
      [
        'blocks/quote.schema.json',
        { title: 'QuoteBlock', properties: { link: { $ref: '../shared/link.schema.json' } } },
      ],
      ['shared/link.schema.json', { type: 'string' }],
    ]),
    'site.schema.json',
  );
  expect(bundle).toEqual({
    properties: { a: { $ref: '#/$defs/QuoteBlock' } },
    $defs: {
      Link: { type: 'string' },
      QuoteBlock: { title: 'QuoteBlock', properties: { link: { $ref: '#/$defs/Link' } } },
    },
  });
});

test('the default of a file moves to each reference to it', () => {
  const bundle = bundleSchema(
    new Map<string, SchemaNode>([
      ['site.schema.json', { properties: { tone: { $ref: './tone.schema.json' } } }],
      ['tone.schema.json', { type: 'string', default: 'paper' }],
    ]),
    'site.schema.json',
  );
  expect(bundle.properties?.tone).toEqual({ $ref: '#/$defs/Tone', default: 'paper' });
  expect(bundle.$defs?.Tone).toEqual({ type: 'string' });
});

test('what a setting says about itself counts before what its kind says', () => {
  const color = { type: 'string', description: 'A color.', default: '#000000' };
  const range = { title: 'Range', default: { from: 0 } };
  const bundle = bundleSchema(
    new Map<string, SchemaNode>([
      [
        'site.schema.json',
        {
          properties: {
            paper: { $ref: './color.schema.json', description: 'The page.', default: '#FFFFFF' },
            width: { $ref: './range.schema.json', default: { from: 1 } },
          },
        },
      ],
      ['color.schema.json', color],
      ['range.schema.json', range],
    ]),
    'site.schema.json',
  );
  expect(bundle.properties?.paper).toEqual({
    type: 'string',
    description: 'The page.',
    default: '#FFFFFF',
  });
  expect(bundle.properties?.width).toEqual({ $ref: '#/$defs/Range', default: { from: 1 } });
});

test('a reference to a missing file is an error that names it', () => {
  const files = new Map<string, SchemaNode>([
    ['site.schema.json', { properties: { a: { $ref: './gone.schema.json' } } }],
  ]);
  expect(() => bundleSchema(files, 'site.schema.json')).toThrow('gone.schema.json');
});

test('names are written in PascalCase', () => {
  expect(toPascalCase('card-grid')).toBe('CardGrid');
  expect(toPascalCase('bookCategory')).toBe('BookCategory');
});
