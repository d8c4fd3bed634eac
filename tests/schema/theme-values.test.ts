// @promise No theme value can break out of its place in a stylesheet

import * as fc from 'fast-check';
import { type Path, writePointer } from '../../src/utils/json';
import { expect, test } from 'vitest';
import color from '../../schema/shared/color.schema.json';
import shadow from '../../schema/shared/shadow.schema.json';
import typefaceName from '../../schema/shared/typeface-name.schema.json';
import { spreadOf } from '../runners/is-sample';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import { definition, followReference } from '../../src/content/schema/walk-schema';
import { listCodes, reportChanged } from '../check/check-changed';

/** The grammars of texts that become part of a stylesheet: as a value, or as a name in quotes. */
const valueGrammars = [color.pattern, shadow.pattern];
const grammars = [...valueGrammars, typefaceName.pattern];

const texts = [...listTexts(definition('Theme'), ['theme'])].map(([path, { pattern }]) => ({
  pointer: writePointer(path),
  pattern,
}));

test('every text of the theme is a choice or has a grammar', () => {
  expect(texts.filter(({ pattern }) => !grammars.includes(pattern ?? ''))).toEqual([]);
  expect(new Set(texts.map(({ pattern }) => pattern))).toEqual(new Set(grammars));
});

/** What could lead out of a value, and what values are made of. */
const pieces = [
  ...String.raw`( ) { } [ ] ; : " ' \ /* */ , / # -- !important @import </style>`.split(' '),
  ...'var(--x) url(//evil.example/x) calc(1px) expression( rgba(14,46,52,.1) rgba(0,0,0'.split(' '),
  ...'0 1px -2px .5rem 5% inset none red #12343B \uE000 Ａ'.split(' '),
  ' ',
  '\n',
  '\u0000',
  'rgb(0 0 0 / 5%)',
];
const readable = fc
  .array(fc.constantFrom('0', '1px', '-2px', '.5rem', '12px', 'inset'), { maxLength: 5 })
  .map((words) => [...words, 'rgba(14,46,52,.1)'].join(' '));
const mixed = fc
  .array(fc.oneof(fc.constantFrom(...pieces), readable), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(''));
const damaged = fc
  .tuple(readable, fc.constantFrom(...pieces), fc.nat(60))
  .map(([value, piece, at]) => value.slice(0, at) + piece + value.slice(at));

const hostile = [
  '0 0 1px rgba(0,0,0',
  'red)))',
  'var(--x)',
  'red, url(//evil.example/x)',
  '#1F5F66;color:red',
  '#1F5F66}</style>',
];

test('what a grammar accepts is closed, and made of nothing but lengths and colors', () => {
  const accepted = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(mixed, damaged, readable), (value) => {
      if (!valueGrammars.some((pattern) => new RegExp(pattern, 'u').test(value))) return;
      accepted.add(value);
      expect(findSurprise(value)).toBe('');
    }),
    { numRuns: 10_000 },
  );
  expect(accepted.size).toBeGreaterThan(50);
});

test('the name of a typeface ends no quotes', () => {
  const names = new RegExp(typefaceName.pattern, 'u');
  const accepted = new Set<string>();
  const named = fc
    .tuple(fc.constantFrom('Lora', 'Source Serif 4'), mixed)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(named, mixed), (value) => {
      if (!names.test(value)) return;
      accepted.add(value);
      expect(value).not.toMatch(/["'\\\p{C}<>(){};,]/u);
    }),
    { numRuns: 10_000 },
  );
  expect(accepted.size).toBeGreaterThan(5);
});

test('what is looked for is found: the control', () => {
  expect(hostile.filter((value) => findSurprise(value) === '')).toEqual([]);
  expect(findSurprise('inset 0 -1px .5rem rgb(0 0 0 / 5%), 0 0 1px #12343B40')).toBe('');
});

test.each(texts)('$pointer takes nothing that leads out of it', ({ pointer }) => {
  for (const value of spreadOf(hostile, 3))
    expect(listCodes(putInto(pointer, value))).toContain('CFG0308');
});

test('the message shows a right shadow', () => {
  const report = reportChanged({ '/theme': { elevation: { card: 'red)))' } } });
  expect(report).toMatchInlineSnapshot(`
    "error[CFG0308]: "red)))" is not a valid shadow.
      --> site.config.json:265:15
       in theme > elevation
    265 |       "card": "red)))"
        |               ^^^^^^^^
        = Write a shadow as two to four lengths and a color, in this order: "0 1px 2px rgba(14,46,52,.1)" or "0 12px 28px -18px #12343B40". Separate several shadows with commas. For no shadow, write "none".

    1 error in site.config.json"
  `);
});

/** The change that sets one value of the theme. */
function putInto(pointer: string, value: string): Record<string, unknown> {
  const [, area = '', ...rest] = pointer.split('/');
  return { [`/${area}`]: rest.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) };
}

/** What of a value is left when colors, lengths and the words between them are taken away. */
function findSurprise(value: string): string {
  return value
    .replaceAll(/\brgba?\([\d.,/% ]+\)/g, '')
    .replaceAll(/#[\da-fA-F]{6,8}\b/g, '')
    .replaceAll(/-?\b[\d.]+(?:px|rem|em)\b|-?\.\d+(?:px|rem|em)\b|\b0\b/g, '')
    .replaceAll(/\b(?:inset|none)\b/g, '')
    .replaceAll(/[, ]/g, '');
}

/** The texts under a part of the schema that are not one of some given choices. */
function* listTexts(node: SchemaNode, path: Path): Generator<[path: Path, node: SchemaNode]> {
  const target = followReference(node);
  if (target.type === 'string' && !target.enum) yield [path, target];
  for (const [name, child] of Object.entries(target.properties ?? {})) {
    yield* listTexts(child, [...path, name]);
  }
}
