import { getIn, isSame, type Json } from '../../utils/json';
import type { Companion, CompanionChoice, NewEntry } from './plan-entry';

/** Whether an entry can do without this companion: pages show something else. */
export function isOptional({ isExpected, node }: Companion): boolean {
  return !isExpected || node.whenMissing !== undefined;
}

/**
 * The choices for all companions. A new one that a person neither chose nor began to fill in is none:
 * not all counselors take bookings online.
 *
 * @param begun the config before anything was filled in
 */
export function settleChoices(
  { companions }: NewEntry,
  begun: Json,
  scratch: Json,
  choices: Readonly<Record<string, CompanionChoice>>,
): Record<string, CompanionChoice> {
  return Object.fromEntries(
    companions.map((companion): [string, CompanionChoice] => {
      const { property, path, model } = companion;
      const isBegun = !isSame(getIn(scratch, path), getIn(begun, path));
      const usual = model && (isBegun || !isOptional(companion)) ? 'new' : 'none';
      return [property, choices[property] ?? { is: usual }];
    }),
  );
}
