import { nameState, type StateCode } from '../config/content/state-names';
import type { Counselor, SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { joinWords } from './join-words';

type Words = Pick<SiteConfig, 'site' | 'labels'>;

/** `['TN', 'MO', 'PA']` → `Tennessee, Missouri and Pennsylvania` */
export function nameStates(codes: readonly StateCode[], words: Words): string {
  return joinWords(
    codes.map((code) => nameState(code, words.site)),
    words,
  );
}

/**
 * The sentence about where clients must live: on the profile and before the booking widget. There is
 * none when they may live anywhere.
 */
export function writeStatesNote(
  { firstName, statesAccepted = [] }: Counselor,
  words: Words,
): string | undefined {
  if (statesAccepted.length === 0) return undefined;
  const states = nameStates(statesAccepted, words);
  return fillLabel(words.labels.statesOnly, { name: firstName, states });
}

/** Where clients must live, in a few words, for cards; nothing when they may live anywhere. */
export function writeShortStatesNote(
  { statesAccepted = [] }: Counselor,
  words: Words,
): string | undefined {
  if (statesAccepted.length === 0) return undefined;
  return fillLabel(words.labels.statesShort, { states: nameStates(statesAccepted, words) });
}
