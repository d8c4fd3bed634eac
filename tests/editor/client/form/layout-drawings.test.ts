import { expect, test } from 'vitest';
import { definition, followReference } from '../../../../src/content/schema/walk-schema';
import { layoutDrawings } from '../../../../src/editor/client/form/layout-drawings';

const blocks = (definition('Block').oneOf ?? []).map(followReference);
const layouts = [...blocks, definition('Navigation')].flatMap(({ properties = {} }) => {
  const { type, layout } = properties;
  return layout?.enum ? [[String(type?.const ?? 'navigation'), layout.enum] as const] : [];
});

test('blocks have layouts', () => {
  expect(layouts.length).toBeGreaterThan(4);
});

test.each(layouts)('each layout of %s has a drawing, and no other', (type, choices) => {
  expect(Object.keys(layoutDrawings[type] ?? {})).toEqual(choices);
});

test('what is drawn is within its drawing', () => {
  const parts = Object.values(layoutDrawings).flatMap((drawings) => Object.values(drawings).flat());
  expect(parts.filter(([, x, y, width, height]) => x + width > 72 || y + height > 48)).toEqual([]);
});
