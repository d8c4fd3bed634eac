import { expect, test } from 'vitest';
import { shareSchemas } from '../../../src/build/command-bundles/share-schemas';

const place = { type: 'object', properties: { name: { type: 'string', maxLength: 5 } } };
const schemas = { config: { $defs: { 'A "place"': place, Other: { type: 'null' } } } };
const write = (value: unknown): string => JSON.stringify(value);

/** The schemas that code has, by their names. */
function evaluate(code: string): unknown {
  const module = `${code.replace(/export .*/, '')}return { schema1, schema2, schema3 };`;
  return Function(module)();
}

test('parts of schemas come from one text, and say what they said', () => {
  const other = { type: 'object', title: 'of no schema' };
  const code = `const schema1 = ${write(place)};const schema2 = ${write(schemas.config)};const schema3 = ${write(other)};export const x = 1;`;
  const shared = shareSchemas(code, schemas);
  expect(evaluate(shared)).toEqual({ schema1: place, schema2: schemas.config, schema3: other });
  expect(shared).toContain(String.raw`const schema1 = schemas["config"]["$defs"]["A \"place\""];`);
  expect(shared).toContain('const schema2 = schemas["config"];');
  expect(shared).toContain(`const schema3 = ${write(other)};`);
});

test('a text that looks like the end of a schema does not end it', () => {
  const odd = { title: 'a};const b = {' };
  const code = `const schema1 = ${write(odd)};function f(){}const schema2 = 2;const schema3 = 3;`;
  const shared = shareSchemas(code, { config: { odd } });
  expect(evaluate(shared)).toEqual({ schema1: odd, schema2: 2, schema3: 3 });
});
