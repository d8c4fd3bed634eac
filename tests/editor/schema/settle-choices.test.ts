import { expect, test } from 'vitest';
import { setValue } from '../../../src/editor/model/write-edits';
import { applyChanges } from '../../../src/editor/model/apply-change';
import { listEntryLists } from '../../../src/editor/schema/list-entries';
import { beginEntry, describeNewEntry } from '../../../src/editor/schema/plan-entry';
import { settleChoices } from '../../../src/editor/schema/settle-choices';
import type { Json } from '../../../src/utils/json';
import { minimalDocument as config, root } from '../documents';

test('a widget like those of the others is none until a person chooses or begins one', () => {
  const list = listEntryLists(root).find(({ key }) => key === 'counselors');
  if (!list) throw new Error('There is no list of counselors.');
  const entry = describeNewEntry(root, config, list);
  const begun = beginEntry(root, config, entry);
  const [booking] = entry.companions;
  expect(booking?.model).toBeDefined();
  const settle = (scratch: Json, choices = {}) =>
    settleChoices(entry, begun, scratch, choices)['bookingEmbed'];
  expect(settle(begun)).toEqual({ is: 'none' });
  expect(settle(begun, { bookingEmbed: { is: 'new' } })).toEqual({ is: 'new' });
  const typed = setValue(begun, [...(booking?.path ?? []), 'ref'], 'ruth/talk');
  expect(settle(applyChanges(begun, [typed]).config)).toEqual({ is: 'new' });
});
