// @promise-of-folder Structured data describes only content that pages show, and no events with an
// undisclosed location; no text breaks out of it

import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { listPublicFiles } from '../../../src/io/public-files';
import { checkConfig } from '../../../src/check/check-config';
import type { SiteConfig } from '../../../src/generated/config-types';
import { sampleConfig } from '../../sample-config';
import { readTestSite, testSiteNames, type TestSiteName } from '../../sites/read-site';
import { checkChanged, type Changes } from '../../check/check-changed';
import { describeSite, findThing, listThings } from './build-described';

/** What search engines require of a type, or ask for, beyond what its TypeScript type does. */
const required: Readonly<Record<string, readonly string[]>> = {
  LocalBusiness: ['@id', 'name', 'url'],
  MedicalBusiness: ['@id', 'name', 'url'],
  MedicalClinic: ['@id', 'name', 'url'],
  Organization: ['@id', 'name', 'url'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  EducationalOccupationalCredential: ['name'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Event: ['name', 'startDate', 'endDate', 'location', 'organizer'],
  Place: ['name', 'address'],
  State: ['name'],
  Country: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['opens', 'closes'],
  OfferCatalog: ['itemListElement'],
  Offer: ['itemOffered'],
  Service: ['name'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
};

function readConfig(name: TestSiteName): SiteConfig {
  const { text, publicFolder } = readTestSite(name);
  const { config } = checkConfig(text, listPublicFiles(publicFolder));
  if (!config) throw new Error('The site has mistakes.');
  return config;
}

test.each(testSiteNames)(
  '%s: each thing has what search engines require, and no review',
  (name) => {
    const described = describeSite(readConfig(name));
    const things = [...described.values()].flatMap(listThings);
    expect(things.length).toBeGreaterThan(8);
    for (const [type, thing] of things) {
      expect(Object.keys(required)).toContain(type);
      const empty = (required[type] ?? []).filter((key) => {
        const value: unknown = Reflect.get(thing, key);
        return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
      });
      expect([type, empty]).toEqual([type, []]);
    }
  },
);

test.each(testSiteNames)('%s: every address is absolute and on the site', (name) => {
  const config = readConfig(name);
  const keys = ['@id', 'url', 'image', 'logo', 'item', 'mainEntityOfPage'];
  for (const graph of describeSite(config).values()) {
    const addresses = listThings(graph).flatMap(([, thing]) =>
      keys.flatMap((key) => Reflect.get(thing, key) ?? []),
    );
    for (const address of addresses) expect(String(address)).toMatch(/^https:\/\//);
    for (const address of addresses) expect(new URL(address).origin).toBe(config.site.url);
  }
});

test('the specified site: what each kind of page is about', () => {
  const described = describeSite(readConfig('specification'));
  const kinds = (path: string) =>
    described.get(path)?.['@graph'].map((thing) => Reflect.get(Object(thing), '@type'));
  expect(kinds('/')).toEqual(['LocalBusiness', 'FAQPage']);
  expect(kinds('/about')).toBeUndefined();
  expect(kinds('/counselors/miriam')).toEqual(['ProfilePage', 'BreadcrumbList']);
  expect(kinds('/blog/cancel-parent-culture')).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(kinds('/resources/podcast')).toEqual(['BreadcrumbList']);
  // A retreat for women who have experienced abuse.
  expect(kinds('/thrive-portland')).toBeUndefined();
  // Search engines must not list the questions before a session.
  expect([...described.keys()].filter((path) => path.includes('pre-session'))).toEqual([]);
});

function listAreas(config: SiteConfig): unknown {
  return Object(findThing(describeSite(config).get('/'), 'LocalBusiness')).areaServed;
}

test('the practice is what the config says, and only what it says', () => {
  const config = structuredClone(sampleConfig);
  const [counselor] = config.entities.counselors;
  if (!counselor) throw new Error('The sample has no counselor');
  counselor.statesAccepted = ['TN', 'KY'];
  expect(listAreas(config)).toEqual([
    { '@type': 'State', name: 'Kentucky' },
    { '@type': 'State', name: 'Tennessee' },
  ]);
  counselor.statesAccepted = ['CA-ON'];
  counselor.countriesAccepted = ['DE'];
  expect(listAreas(config)).toEqual([
    { '@type': 'State', name: 'Ontario' },
    { '@type': 'Country', name: 'Germany' },
  ]);
  delete counselor.countriesAccepted;
  // Somebody who may see anybody leaves nothing to list.
  config.entities.counselors.push({ ...counselor, id: 'ann', name: 'Ann', statesAccepted: [] });
  expect(listAreas(config)).toBeUndefined();
});

test('one place is where the practice is; several are named one by one', () => {
  const config = structuredClone(sampleConfig);
  const [place] = config.entities.places;
  if (!place) throw new Error('The sample has no place');
  place.specialHours = [{ from: '2027-12-24' }];
  config.entities.places = [place];
  const practice = (): unknown => findThing(describeSite(config).get('/'), 'LocalBusiness');
  expect(practice()).toMatchObject({
    address: { '@type': 'PostalAddress', streetAddress: place.address.street },
    specialOpeningHoursSpecification: [
      { validFrom: '2027-12-24', validThrough: '2027-12-24', opens: '00:00', closes: '00:00' },
    ],
  });
  config.entities.places.push({ ...place, id: 'other', name: 'Other' });
  expect(practice()).toMatchObject({ location: [{ name: place.name }, { name: 'Other' }] });
  expect(practice()).not.toHaveProperty('address');
});

test('an organization has no hours, only its place does', () => {
  const config = structuredClone(sampleConfig);
  config.site.kind = 'organization';
  config.entities.places = config.entities.places.slice(0, 1);
  const practice = findThing(describeSite(config).get('/'), 'Organization');
  expect(practice).toMatchObject({ location: [{ '@type': 'Place' }] });
  expect(practice).not.toHaveProperty('openingHoursSpecification');
});

test.each([
  ['business', 'LocalBusiness'],
  ['medical', 'MedicalBusiness'],
  ['clinic', 'MedicalClinic'],
  ['organization', 'Organization'],
] as const)('a practice of kind "%s" is a %s, on every page that names it', (kind, type) => {
  const config = structuredClone(sampleConfig);
  config.site.kind = kind;
  const things = [...describeSite(config).values()].flatMap(listThings);
  const practices = things.filter(([, thing]) =>
    String(Reflect.get(thing, '@id')).endsWith('/#practice'),
  );
  expect(new Set(practices.map(([each]) => each))).toEqual(new Set([type]));
  expect(practices.length).toBeGreaterThan(1);
});

function describeChanged(changes: Changes): Map<string, Graph> {
  const { config } = checkChanged(changes);
  if (!config) throw new Error('The config has errors');
  return describeSite(config);
}

function findEvent(changes: Changes): object | undefined {
  const things = listThings(describeChanged(changes).get('/contact'));
  return things.find(([type]) => type === 'Event')?.[1];
}

function findAuthor(name: string): unknown {
  const described = describeChanged({ '/entities/posts/0/author': name });
  return Object(findThing(described.get('/blog/on-rest'), 'BlogPosting')).author;
}

test('an event is described only where its place may be known', () => {
  const disclosed = { '/routes/1/blocks/1/discloseLocation': true };
  expect(findEvent({})).toBeUndefined();
  expect(findEvent(disclosed)).toMatchObject({
    name: 'Retreat',
    startDate: '2027-04-15',
    endDate: '2027-04-18',
    location: { name: 'By the lake' },
  });
  const timed = { '/site/timeZone': 'America/Chicago', '/routes/1/blocks/1/startTime': '18:00' };
  expect(
    findEvent({ ...disclosed, ...timed, '/routes/1/blocks/1/endTime': '12:00' }),
  ).toMatchObject({ startDate: '2027-04-15T18:00-05:00', endDate: '2027-04-18T12:00-05:00' });
  expect(findEvent({ ...disclosed, '/routes/1/robots': 'noindex' })).toBeUndefined();
});

test('answers are plain text, a line for each paragraph', () => {
  const answer = '<p>Yes, <strong>always</strong>.</p><ul><li>By phone</li><li>By mail</li></ul>';
  const described = describeChanged({
    '/routes/0/blocks/-': { type: 'accordion', items: [{ question: 'Open?', answer }] },
  });
  const [, found] = listThings(described.get('/')).find(([type]) => type === 'Answer') ?? [];
  expect(found).toMatchObject({ text: 'Yes, always.\nBy phone\nBy mail' });
});

test('the author of a post has an address only if a page is about a person of that name', () => {
  expect(findAuthor('Ruth Arden')).toMatchObject({
    url: expect.stringMatching(/\/counselors\/ruth$/),
  });
  expect(findAuthor('A guest')).toEqual({ '@type': 'Person', name: 'A guest' });
  expect(findAuthor('constructor')).toEqual({ '@type': 'Person', name: 'constructor' });
});

test('a price list is a catalog of the practice, without what visitors have to ask about', () => {
  const rows = [
    { name: 'Session', price: '80' },
    { name: 'Couples', price: '80-120' },
    { name: 'Report', price: '40+' },
    { name: 'Training' },
  ];
  const block = { type: 'price-list', title: 'Prices', groups: [{ rows }] };
  const list = { '/site/currency': 'USD', '/routes/0/blocks/1': block };
  const { config } = checkChanged(list);
  const graph = config && describeSite(config).get('/');
  const offers = graph?.['@graph'].find((thing) => Reflect.has(Object(thing), 'hasOfferCatalog'));
  expect(Reflect.get(Object(offers), 'hasOfferCatalog')).toEqual({
    '@type': 'OfferCatalog',
    name: 'Prices',
    itemListElement: [
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Session' },
        price: 80,
        priceCurrency: 'USD',
      },
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Couples' },
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: 80,
          maxPrice: 120,
          priceCurrency: 'USD',
        },
      },
      {
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: 'Report' },
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 40, priceCurrency: 'USD' },
      },
    ],
  });
});
