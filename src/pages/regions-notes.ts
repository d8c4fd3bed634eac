import { listRegions, nameRegion, type Region } from '../config/content/regions';
import type { Counselor, SiteConfig } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';
import { joinWords } from './join-words';

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
