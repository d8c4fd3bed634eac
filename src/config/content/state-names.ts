import type { Counselor, SiteIdentity } from '../../generated/config-types';
import { readBaseLanguage } from './base-language';

export type StateCode = NonNullable<Counselor['statesAccepted']>[number];

const englishNames: Record<StateCode, string> = {
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

const stateCodes = Object.keys(englishNames) as StateCode[];

/** The states that other languages have names of their own for. */
const otherNames: Readonly<Record<string, Partial<Record<StateCode, string>>>> = {
  de: { CA: 'Kalifornien' },
  es: {
    DC: 'Distrito de Columbia',
    HI: 'Hawái',
    LA: 'Luisiana',
    MI: 'Míchigan',
    MS: 'Misisipi',
    MO: 'Misuri',
    NH: 'Nuevo Hampshire',
    NJ: 'Nueva Jersey',
    NM: 'Nuevo México',
    NY: 'Nueva York',
    NC: 'Carolina del Norte',
    ND: 'Dakota del Norte',
    OR: 'Oregón',
    PA: 'Pensilvania',
    SC: 'Carolina del Sur',
    SD: 'Dakota del Sur',
    WV: 'Virginia Occidental',
  },
};

type Naming = Pick<SiteIdentity, 'language' | 'stateNames'>;

/** `TN` → `Tennessee`: as the config calls the state, or as the language of the site does. */
export function nameState(code: StateCode, { language, stateNames = [] }: Naming): string {
  const own = stateNames.find((state) => state.code === code)?.name;
  return own ?? otherNames[readBaseLanguage(language)]?.[code] ?? englishNames[code];
}

/** `New York` → `Nueva York`, on a site in Spanish. */
export function translateState(english: string, naming: Naming): string {
  const code = stateCodes.find((each) => englishNames[each] === english);
  return code === undefined ? english : nameState(code, naming);
}

/** All states, as a language calls them. */
export function listStateNames(naming: Naming): string[] {
  return stateCodes.map((code) => nameState(code, naming));
}
