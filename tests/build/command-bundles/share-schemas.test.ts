import { createRequire } from 'node:module';
import type { DefinedError, ErrorObject, ValidateFunction } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { expect, test } from 'vitest';
import { shareSchemas, slimErrors } from '../../../src/build/command-bundles/share-schemas';
import { createAjv } from '../../../src/check/schema/compile-schema';
import { isBranch } from '../../../src/check/schema/explain-schema-errors';

const place = { type: 'object', properties: { name: { type: 'string', maxLength: 5 } } };
const whole = { $defs: { 'A "place"': place, Other: { type: 'null' } } };
const write = (value: unknown): string => JSON.stringify(value);

/** The schemas that code has, by their names. */
function evaluate(code: string, schema: object): unknown {
  const module = `${code.replace(/export .*/, '')}return { schema1, schema2, schema3 };`;
  return Function('whole', module)(schema);
}

test('parts of schemas come from one object, and say what they said', () => {
  const other = { type: 'object', title: 'of no schema' };
  const code = `const schema1 = ${write(place)};const schema2 = ${write(whole)};const schema3 = ${write(other)};export const x = 1;`;
  const shared = shareSchemas(code, whole, 'whole');
  expect(evaluate(shared, whole)).toEqual({ schema1: place, schema2: whole, schema3: other });
  expect(shared).toContain(String.raw`const schema1 = whole["$defs"]["A \"place\""];`);
  expect(shared).toContain('const schema2 = whole;');
  expect(shared).toContain(`const schema3 = ${write(other)};`);
});

test('a text that looks like the end of a schema does not end it', () => {
  const odd = { title: 'a};const b = {' };
  const code = `const schema1 = ${write(odd)};function f(){}const schema2 = 2;const schema3 = 3;`;
  const shared = shareSchemas(code, { odd }, 'whole');
  expect(evaluate(shared, { odd })).toEqual({ schema1: odd, schema2: 2, schema3: 3 });
});

test('errors keep all that is read of them', () => {
  const schema = {
    type: 'object',
    properties: { name: { type: 'string', pattern: '^[^"]+$', maxLength: 5 } },
    oneOf: [
      { properties: { title: {} }, required: ['title'] },
      { properties: { question: {} }, required: ['question'] },
    ],
  };
  const ajv = createAjv({ source: true });
  const code = standaloneCode(ajv, ajv.compile(schema));
  const [full, slim] = [code, slimErrors(code)].map((each) => listErrors(each, { name: '"long"' }));
  expect(full?.map(({ keyword }) => keyword)).toContain('maxLength');
  expect(slim).toEqual(
    full?.map(({ schema: _schema, schemaPath, ...read }) =>
      isBranch({ ...read, schemaPath } as DefinedError) ? { ...read, schemaPath } : read,
    ),
  );
  expect(slim?.filter((error) => isBranch(error as DefinedError))).toHaveLength(2);
});

/** The errors that the code of a validator finds in a value. */
function listErrors(code: string, value: unknown): ErrorObject[] {
  const module: { exports?: ValidateFunction } = {};
  Function('module', 'require', code)(module, createRequire(import.meta.url));
  module.exports?.(value);
  return module.exports?.errors ?? [];
}
