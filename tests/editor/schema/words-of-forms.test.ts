import { expect, test } from 'vitest';
import { nameOption } from '../../../src/editor/client/form/choice-setting';
import { describeShape } from '../../../src/editor/schema/describe-shape';
import { listOwnEntries } from '../../../src/editor/schema/list-entries';
import { listBranches, resolveRef, type SchemaNode } from '../../../src/editor/schema/schema-node';
import { labelPlaceholder, labelSetting, writeLabel } from '../../../src/editor/schema/write-label';
import type { Json, Path } from '../../../src/utils/json';
import { root } from '../documents';

const keys = new Set<unknown>();

/** All that forms show of the schema: labels, notes and choices, by their places. */
function listWords(): [place: string, words: string][] {
  const said: [string, string][] = [];
  const seen = new Set<SchemaNode>();

  function say(place: Path, words: readonly (string | undefined)[]) {
    for (const text of words) if (text !== undefined) said.push([place.join('/'), text]);
  }

  function visit(raw: SchemaNode, path: Path) {
    const node = resolveRef(root, raw);
    say(path, [node.description, node.section, ...listChoices(node)]);
    const parts = node.discriminator ? listBranches(root, node) : [node];
    for (const part of parts) {
      if (seen.has(part)) continue;
      seen.add(part);
      say(path, [part.title === undefined ? undefined : writeLabel(part.title)]);
      if (part.items) visit(part.items, [...path, 0]);
      for (const [name, property] of Object.entries(part.properties ?? {})) {
        keys.add(name);
        if (name === '$schema' || property.const !== undefined) continue;
        say([...path, name], [labelSetting([...path, name])]);
        visit(property, [...path, name]);
      }
    }
  }

  visit(root, []);
  return said;
}

function listChoices(node: SchemaNode): string[] {
  const shape = describeShape(root, node);
  if (shape.kind !== 'options' && shape.kind !== 'several') return [];
  const { enumDescriptions: meanings } = shape.kind === 'several' ? (node.items ?? {}) : node;
  for (const value of shape.values) keys.add(value);
  return shape.values.map((value, index) => meanings?.[index] ?? nameOption(value));
}

const words = listWords();

test('forms show no keys, no paths of files and no JSON', () => {
  const riddles: readonly RegExp[] = [
    /[{[]\s*"|"\s*:|"\{/, // JSON
    /\b[a-z]+[A-Z]\w*\b(?![^{]*\})/, // inHeader, but not in a placeholder
    /public\/|\.json\b|two-letter code|as a code|year first/,
    /\d{4}-\d\d-\d\d/,
  ];
  const faults = words.filter(
    ([, text]) =>
      riddles.some((riddle) => riddle.test(text)) ||
      [...text.matchAll(/"([^"]*)"/g)].some(([, quoted]) => keys.has(quoted)),
  );
  expect(faults).toEqual([]);
});

test('on pages for each entry, blocks can name the entry of the page', () => {
  const config: Json = { routes: [{ forEach: 'counselors' }, { path: '/' }] };
  const nameOwn = (route: number, entity: string) =>
    listOwnEntries(root, config, ['routes', route, 'blocks', 0, entity], entity);
  expect(nameOwn(0, 'counselor')).toEqual([
    { id: '{counselor.id}', name: 'The counselor of each page' },
  ]);
  expect(nameOwn(0, 'embed').map(({ name }) => name)).toEqual([
    'Booking widget of each counselor',
    'Questionnaire widget of each counselor',
  ]);
  expect([nameOwn(0, 'post'), nameOwn(1, 'counselor')]).toEqual([[], []]);
  expect(labelPlaceholder('{nothing}')).toBe('{nothing}');
});
