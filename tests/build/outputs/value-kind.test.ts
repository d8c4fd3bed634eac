import { expect, test } from 'vitest';
import { isShown } from '../../../src/build/outputs/value-kind';
import { definition, followReference } from '../../../src/content/schema/walk-schema';

test('nobody reads which choice a block has', () => {
  const branches = definition('Block').oneOf ?? [];
  const choices = branches
    .flatMap((branch) => Object.entries(followReference(branch).properties ?? {}))
    .filter(([, property]) => followReference(property).enum)
    .map(([name]) => name);
  expect(choices).toEqual(expect.arrayContaining(['tone', 'space', 'stagger']));
  expect(choices.filter(isShown)).toEqual([]);
});
