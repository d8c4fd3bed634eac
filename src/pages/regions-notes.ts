import { listRegions, nameRegion, type Region } from '../content/regions/regions';
import type { Counselor, SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { joinWords } from './language-rules';

const otherLetters = /(?!\p{Script=Latin})\p{L}/u;

type Words = Pick<SiteConfig, 'site' | 'labels'>;

/** `['US-TN', 'CA-ON', 'DE']` → `Tennessee, Ontario and Germany` */
export function nameRegions(regions: readonly Region[], words: Words): string {
  return joinWords(
    regions.map((region) => nameRegion(region, words.site)),
    words,
  );
}

/**
 * The sentence about where clients must live: on the profile and before the booking widget. There is
 * none when they may live anywhere.
 */
export function writeRegionsNote(counselor: Counselor, words: Words): string | undefined {
  const regions = listRegions(counselor) ?? [];
  if (regions.length === 0) return undefined;
  const states = nameRegions(regions, words);
  return fillLabel(words.labels.statesOnly, { name: counselor.firstName, states });
}

/** Where clients must live, in a few words, for cards; nothing when they may live anywhere. */
export function writeShortRegionsNote(counselor: Counselor, words: Words): string | undefined {
  const regions = listRegions(counselor) ?? [];
  if (regions.length === 0) return undefined;
  return fillLabel(words.labels.statesShort, { states: nameRegions(regions, words) });
}

/**
 * The same with the codes of the postal service, as people of the United States and Canada write them:
 * "TN, MO, PA residents only". The names of several states would not fit on one line; a single one
 * does, people of other countries know no codes, and other letters have none.
 */
export function writeCodesNote(counselor: Counselor, words: Words): string | undefined {
  const regions = listRegions(counselor) ?? [];
  const codes = regions.flatMap((region) => /^(?:US|CA)-(\w\w)$/.exec(region)?.[1] ?? []);
  if (codes.length < 2 || codes.length < regions.length) return undefined;
  if (otherLetters.test(nameRegions(regions, words))) return undefined;
  return fillLabel(words.labels.statesShort, { states: codes.join(', ') });
}
