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
 * - AT: 112, and 142 (TelefonSeelsorge, free, day and night): katholisch.at/telefonseelsorge
 * - CH: 112 and 144 (ambulance), and 143 (Die Dargebotene Hand, day and night):
 *   srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel,
 *   swissinfo.ch/ger/alternde-gesellschaft/die-dargebotene-hand/3335124
 * - IE: 112, and 116 123 (Samaritans, free, day and night):
 *   samaritans.org/your-community/samaritans-ireland-scotland-and-wales/samaritans-ireland/journey
 * - AU: 000, and 13 11 14 (Lifeline, day and night):
 *   lifelineh2h.org.au/get-help/telephone-crisis-support/faqs
 * - NZ: 111, and 1737 (Need to talk?, call or text, free, day and night):
 *   scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm
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
  AT: [{ number: '142', name: 'TelefonSeelsorge' }, emergency],
  CH: [
    { number: '143', name: 'Die Dargebotene Hand' },
    { number: '144', name: 'ambulance' },
    emergency,
  ],
  IE: [{ number: '116 123', name: 'Samaritans' }, emergency],
  AU: [
    { number: '13 11 14', name: 'Lifeline' },
    { number: '000', name: 'emergency services' },
  ],
  NZ: [
    { number: '1737', name: 'Need to talk?' },
    { number: '111', name: 'emergency services' },
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
