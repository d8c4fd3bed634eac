import type { Counselor, Labels } from '../generated/config-types';
import { fillLabel } from '../payload/fill-label';

type StateCode = NonNullable<Counselor['statesAccepted']>[number];

const stateNames: Record<StateCode, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** `TN` → `Tennessee` */
export function nameState(code: StateCode): string {
  return stateNames[code];
}

/** `['TN', 'MO', 'PA']` → `Tennessee, Missouri and Pennsylvania` */
export function nameStates(codes: readonly StateCode[], labels: Labels): string {
  const names = codes.map((code) => stateNames[code]);
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} ${labels.and} ${last}` : last;
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
