import { expect, test } from 'vitest';
import type { Json } from '../../../src/utils/json';
import { listMissing } from '../../../src/editor/schema/find-missing';
import { makeStarter } from '../../../src/editor/schema/make-starter';
import type { RootSchema, SchemaNode } from '../../../src/editor/schema/schema-node';

const lamp: SchemaNode = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    plug: {
      type: 'object',
      required: ['volts', 'country'],
      properties: { volts: { type: 'number', minimum: 12 }, country: { type: 'string' } },
    },
    bulbs: {
      type: 'array',
      items: {
        type: 'object',
        discriminator: { propertyName: 'kind' },
        required: ['kind'],
        oneOf: [
          {
            type: 'object',
            required: ['color'],
            properties: { kind: { const: 'led' }, color: { type: 'string' } },
          },
        ],
      },
    },
  },
};
const root: RootSchema = { properties: { lamp }, $defs: {} };
const list = (value: Json) => listMissing(root, lamp, value);

test('what may be left out is missing nothing until it is begun, and then what it must have', () => {
  expect(list({})).toEqual(['Name']);
  expect(list({ name: 'Desk' })).toEqual([]);
  expect(list({ name: 'Desk', plug: {} })).toEqual(['Volts', 'Country']);
  expect(list({ name: 'Desk', plug: { volts: 12, country: '' } })).toEqual(['Country']);
  expect(list({ name: 'Desk', plug: { volts: 12, country: 'UK' } })).toEqual([]);
});

test('what the kind of an entry asks for is missing, too', () => {
  expect(list({ name: 'Desk', bulbs: [{ kind: 'led' }] })).toEqual(['Color']);
  expect(list({ name: 'Desk', bulbs: [{ kind: 'led', color: 'red' }] })).toEqual([]);
});

test('a group that is added has no number that nobody chose', () => {
  const plug = makeStarter(root, lamp.properties?.['plug'] ?? {}, {});
  expect(plug).toEqual({ volts: '', country: '' });
  expect(list({ name: 'Desk', plug })).toEqual(['Volts', 'Country']);
});
