/** A number that people call in a crisis. */
export interface CrisisLine {
  /** as it is dialed */
  number: string;
  /** the name of those who answer; undefined for the emergency services of the country */
  name?: string;
}

/** The known numbers of a country, and how they are known. */
export interface CountryLines {
  lines: readonly CrisisLine[];
  /** web pages that the numbers were read on, without "https://" */
  sources: readonly string[];
  /** when: `YYYY-MM-DD` */
  readOn: string;
}

const emergency: CrisisLine = { number: '112' };

/**
 * The known numbers for help in a crisis, with the pages they were read on. All the lines with a name
 * answer day and night. The engine offers them; whoever takes them over calls them or reads those
 * pages first.
 */
const linesOfCountries: Readonly<Record<string, CountryLines>> = {
  US: {
    lines: [{ number: '988', name: 'Suicide & Crisis Lifeline' }, { number: '911' }],
    sources: [
      'health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
    ],
    readOn: '2026-11-27',
  },
  CA: {
    lines: [{ number: '988', name: 'Suicide Crisis Helpline' }, { number: '911' }],
    sources: ['mentalhealthcommission.ca/catalyst/988-launches-in-canada'],
    readOn: '2026-11-23',
  },
  GB: {
    lines: [
      { number: '116 123', name: 'Samaritans' },
      { number: '111', name: 'NHS' },
      { number: '999' },
    ],
    sources: [
      'samaritans.org/how-we-can-help/contact-samaritan',
      'norwoodmc.co.uk/2024/08/14/nhs-111-option-2-for-crisis-mental-health-support',
      'devonsafeguardingadultspartnership.org.uk/health-and-wellbeing/suicide',
    ],
    readOn: '2026-11-27',
  },
  IE: {
    lines: [{ number: '116 123', name: 'Samaritans' }, emergency],
    sources: [
      'samaritans.org/your-community/samaritans-ireland-scotland-and-wales/samaritans-ireland/journey',
    ],
    readOn: '2026-11-23',
  },
  DE: {
    lines: [
      { number: '0800 1110111', name: 'TelefonSeelsorge' },
      { number: '0800 1110222', name: 'TelefonSeelsorge' },
      { number: '116 123', name: 'TelefonSeelsorge' },
      emergency,
    ],
    sources: [
      'domradio.de/glossar/telefonseelsorge-0',
      'ansbach-evangelisch.de/jeder-braucht-mal-hilfe',
    ],
    readOn: '2026-11-23',
  },
  AT: {
    lines: [{ number: '142', name: 'TelefonSeelsorge' }, emergency],
    sources: ['katholisch.at/telefonseelsorge'],
    readOn: '2026-11-23',
  },
  CH: {
    lines: [{ number: '143', name: 'Die Dargebotene Hand' }, { number: '144' }, emergency],
    sources: [
      'srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel',
      'swissinfo.ch/ger/alternde-gesellschaft/die-dargebotene-hand/3335124',
    ],
    readOn: '2026-11-23',
  },
  AU: {
    lines: [{ number: '13 11 14', name: 'Lifeline' }, { number: '000' }],
    sources: ['lifelineh2h.org.au/get-help/telephone-crisis-support/faqs'],
    readOn: '2026-11-23',
  },
  NZ: {
    lines: [{ number: '1737', name: 'Need to talk?' }, { number: '111' }],
    sources: [
      'scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm',
    ],
    readOn: '2026-11-23',
  },
  NL: {
    lines: [{ number: '113', name: '113 Zelfmoordpreventie' }, emergency],
    sources: ['upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten'],
    readOn: '2026-11-27',
  },
  BE: {
    lines: [
      { number: '1813', name: 'Zelfmoordlijn' },
      { number: '0800 32 123', name: 'Centre de Prévention du Suicide' },
      emergency,
    ],
    sources: [
      'vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre',
      'bx1.be/categories/news/la-reine-mathilde-visite-le-centre-de-prevention-du-suicide-a-ixelles',
    ],
    readOn: '2026-11-27',
  },
  FR: {
    lines: [{ number: '3114', name: 'Numéro national de prévention du suicide' }, emergency],
    sources: ['3114.fr/que-se-passe-t-il-quand-je-contacte-le-3114'],
    readOn: '2026-11-27',
  },
  ES: {
    lines: [{ number: '024', name: 'Línea de atención a la conducta suicida' }, emergency],
    sources: [
      'rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
    ],
    readOn: '2026-11-27',
  },
};

/** In all countries of the European Union, 112 can be called free of charge. */
const unionLines: CountryLines = {
  lines: [emergency],
  sources: [
    'questbg.com/index.php/news-a-events/mish-mash/806-112-emergency-services-across-all-eu',
  ],
  readOn: '2026-11-23',
};

const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** What is known of a country, by its two capital letters; nothing of most of them. */
export function findCountryLines(country: string): CountryLines | undefined {
  if (Object.hasOwn(linesOfCountries, country)) return linesOfCountries[country];
  return union.has(country) ? unionLines : undefined;
}

/** The known numbers of a country; none of most of them. */
export function findCrisisLines(country: string): readonly CrisisLine[] {
  return findCountryLines(country)?.lines ?? [];
}

/** `988 (Suicide & Crisis Lifeline), 911 (emergency services)`, for messages. */
export function describeLines(lines: readonly CrisisLine[]): string {
  return lines.map(({ number, name = 'emergency services' }) => `${number} (${name})`).join(', ');
}

/** Whether a text has a known number of a country. */
export function hasNumberOf(country: string, html: string): boolean {
  return findCrisisLines(country).some(({ number }) => hasNumber(html, number));
}

/** The countries of which a text has a known number; 112 can be called in too many to mean one. */
export function findNumberedCountries(html: string): string[] {
  return Object.keys(linesOfCountries).filter((country) =>
    findCrisisLines(country).some(
      (line) => line.number !== emergency.number && hasNumber(html, line.number),
    ),
  );
}

/** Whether a text has a number, however it is written, and not as a part of a longer one. */
function hasNumber(html: string, number: string): boolean {
  const digits = number.replaceAll(' ', '');
  return new RegExp(`(?<![0-9])${[...digits].join('[ ().-]?')}(?![0-9])`).test(html);
}
