import { nameState, type StateCode } from '../config/content/state-names';
import type { Counselor, Labels } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';

/** `['TN', 'MO', 'PA']` → `Tennessee, Missouri and Pennsylvania` */
export function nameStates(codes: readonly StateCode[], labels: Labels): string {
  return joinWords(codes.map(nameState), labels);
}

/** `['Ada', 'Bo', 'Cleo']` → `Ada, Bo and Cleo` */
export function joinWords(words: readonly string[], labels: Labels): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${labels.and} ${last}` : last;
}

/**
 * The sentence about where clients must live: on the profile and before the booking widget. There is
 * none when they may live anywhere.
 */
export function writeStatesNote(
  { firstName, statesAccepted = [] }: Counselor,
  labels: Labels,
): string | undefined {
  if (statesAccepted.length === 0) return undefined;
  const states = nameStates(statesAccepted, labels);
  return fillLabel(labels.statesOnly, { name: firstName, states });
}

/** Where clients must live, in a few words, for cards; nothing when they may live anywhere. */
export function writeShortStatesNote(
  { statesAccepted = [] }: Counselor,
  labels: Labels,
): string | undefined {
  if (statesAccepted.length === 0) return undefined;
  return fillLabel(labels.statesShort, { states: nameStates(statesAccepted, labels) });
}
