/** A number that people call in a crisis. */
export interface CrisisLine {
  /** as it is dialed */
  number: string;
  name: string;
}

const emergency: CrisisLine = { number: '112', name: 'emergency services' };

/**
 * The known numbers for help in a crisis, of some countries. They are not a text for pages: a
 * practice writes its own notice, and checks the numbers in it.
 *
 * Looked up on 2026-11-23:
 *
 * - US: 911, and 988 (Suicide & Crisis Lifeline, call or text, day and night):
 *   health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline
 * - CA: 911, and 988 (Suicide Crisis Helpline, call or text, day and night, since 2023-11-30):
 *   mentalhealthcommission.ca/catalyst/988-launches-in-canada
 * - GB: 999, 111 (NHS, option 2 for mental health) and 116 123 (Samaritans, free, day and night):
 *   norwoodmc.co.uk/2024/08/14/nhs-111-option-2-for-crisis-mental-health-support,
 *   "Mental health crisis resources UK" at kickstherapy.com
 * - DE: 112, and 0800 1110111, 0800 1110222 and 116 123 (TelefonSeelsorge, free, day and night):
 *   domradio.de/glossar/telefonseelsorge-0, ansbach-evangelisch.de/jeder-braucht-mal-hilfe
 */
const linesOfCountries: Readonly<Record<string, readonly CrisisLine[]>> = {
  US: [
    { number: '988', name: 'Suicide & Crisis Lifeline' },
    { number: '911', name: 'emergency services' },
  ],
  CA: [
    { number: '988', name: 'Suicide Crisis Helpline' },
    { number: '911', name: 'emergency services' },
  ],
  GB: [
    { number: '116 123', name: 'Samaritans' },
    { number: '111', name: 'NHS' },
    { number: '999', name: 'emergency services' },
  ],
  DE: [
    { number: '0800 1110111', name: 'TelefonSeelsorge' },
    { number: '0800 1110222', name: 'TelefonSeelsorge' },
    { number: '116 123', name: 'TelefonSeelsorge' },
    emergency,
  ],
};

/**
 * The countries of the European Union by their codes of ISO 3166. 112 can be called in all of them,
 * free of charge: questbg.com/index.php/news-a-events/mish-mash/806-112-emergency-services-across-all-eu
 * (looked up on 2026-11-23).
 */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What is known of a country; nothing of most of them. */
export function findCrisisLines(country: string): readonly CrisisLine[] {
  const known = Object.hasOwn(linesOfCountries, country) ? linesOfCountries[country] : undefined;
  return known ?? (union.has(country) ? [emergency] : []);
}
