import { expect, test } from 'vitest';
import { translateDefaults } from '../../../src/check/schema/wordings';
import type { SchemaNode } from '../../../src/content/schema/schema-node';
import { siteSchema } from '../../../src/content/schema/walk-schema';

const listLabels = ({ $defs = {} }: SchemaNode) =>
  Object.entries($defs['Labels']?.properties ?? {});

const withoutDefaults = (schema: SchemaNode) =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'default' ? undefined : value));

test('forms of a German site show German words as defaults, and nothing else is translated', () => {
  const german = translateDefaults(siteSchema, 'de-AT');
  const defaults = new Map(listLabels(german).map(([name, node]) => [name, node.default]));
  expect(defaults.get('menu')).toBe('Menü');
  const changed = listLabels(siteSchema).filter(
    ([name, node]) => defaults.get(name) !== node.default,
  );
  expect(changed.length).toBeGreaterThan(50);
  expect(withoutDefaults(german)).toBe(withoutDefaults(siteSchema));
});

test('defaults stay English where the project has no words in a language', () => {
  expect(translateDefaults(siteSchema, 'fr')).toBe(siteSchema);
});
