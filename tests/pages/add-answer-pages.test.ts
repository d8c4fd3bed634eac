// @promise In every state, province and country, pages offer only counselors who may see clients
// there

import { expect, test } from 'vitest';
import stateCodes from '../../schema/shared/state-code.schema.json';
import { slugify } from '../../src/utils/slugify';
import { filterPublished } from '../../src/content/filter-published';
import { nameRegion, type Accepting, type StateCode } from '../../src/content/regions/regions';
import type { Counselor, SiteConfig } from '../../src/generated/config-types';
import type { PictureAsset } from '../../src/pages/build-context';
import { addAnswerPages } from '../../src/pages/add-answer-pages';
import { planPages } from '../../src/pages/plan-pages';
import type { PagePayload } from '../../src/payload/payload';
import { checkChanged, diagnose, type Changes } from '../check/check-changed';
import { minimalConfig } from '../check/minimal-config';

class AnyPicture extends Map<string, PictureAsset> {
  override get(): PictureAsset {
    return { width: 1600, height: 900 };
  }
}

const assets = { pictures: new AnyPicture(), fileSizes: new Map(), videoCodecs: new Map() };
type CountryCode = NonNullable<Accepting['countriesAccepted']>[number];

const all = stateCodes.enum as StateCode[];
const countries: CountryCode[] = ['US', 'CA', 'GB', 'DE', 'AT', 'CH', 'TN', 'NL'];
const byState = { path: '/in/{state}', elsewhere: '<p>Call us wherever you live.</p>' };
const asking = { '/routes/0/blocks/2/cards/byState': byState };
const [ruth] = minimalConfig.entities.counselors;

function readConfig(changes: Changes): SiteConfig {
  const { config, problems } = checkChanged(changes);
  if (!config) throw new Error(problems.map(({ message }) => message).join('\n'));
  return config;
}

function buildPages(config: SiteConfig): Map<string, PagePayload> {
  const pages = planPages(addAnswerPages(config), assets).map((planned) => planned.build());
  return new Map(pages.map((page) => [page.path, page]));
}

function listShown(page: PagePayload | undefined): string[] {
  return (page?.blocks ?? []).flatMap(({ block }) =>
    block.type === 'card-grid' && block.cards[0]?.imageShape === 'arch'
      ? block.cards.map(({ title }) => title)
      : [],
  );
}

/** The headings with questions and the answer, and where their buttons lead. */
function readQuestion(page: PagePayload | undefined) {
  const found = page?.blocks.flatMap(({ block }) =>
    (block.type === 'text' || block.type === 'card-grid') && block.title ? block : [],
  );
  return found?.map(({ title, actions = [] }) => [title, ...actions.map(({ href }) => href)]);
}

/**
 * Counselors who differ in as many ways as they can: none, one, some, all states and provinces, with
 * no country, some, all.
 */
function makeCounselors(): Counselor[] {
  const model = readConfig({}).entities.counselors[0];
  if (!model) throw new Error('There is no counselor.');
  const { statesAccepted: _states, ...person } = model;
  const accepted: Accepting[] = [
    { statesAccepted: [] },
    { countriesAccepted: [] },
    { statesAccepted: [], countriesAccepted: ['CA'] },
    { statesAccepted: [...all] },
    { countriesAccepted: [...countries] },
    ...all.map((state) => ({ statesAccepted: [state] })),
    ...countries.map((country) => ({ countriesAccepted: [country] })),
    ...all.map((_, index) => ({
      statesAccepted: all.filter((__, other) => (other * 7 + index) % 5 < 2),
      countriesAccepted: countries.filter((__, other) => (other * 3 + index) % 4 < 1),
    })),
  ];
  return accepted.map((accepting, index) => ({
    ...person,
    ...accepting,
    id: `person-${index}`,
    name: `Person ${index}`,
  }));
}

/**
 * Whether a counselor may see clients from a state or province, or from a country: looked up in the
 * config itself, not as the engine does.
 */
function isAllowed(
  { statesAccepted = [], countriesAccepted = [] }: Accepting,
  home: { state?: StateCode; country: CountryCode },
): boolean {
  if (statesAccepted.length + countriesAccepted.length === 0) return true;
  const isInState = home.state !== undefined && statesAccepted.includes(home.state);
  return isInState || countriesAccepted.includes(home.country);
}

test('in no state, province or country, a counselor is offered who may not see clients from there', () => {
  const config = readConfig(asking);
  const counselors = makeCounselors();
  config.entities.counselors = counselors;
  for (const page of config.routes[1]?.blocks ?? []) {
    if (page.type === 'event') page.facilitators = ['person-0'];
  }
  const pages = buildPages(config);
  const homes = [
    ...all.map((state, index) => {
      const [country = 'US'] = state.includes('-') ? state.split('-') : [];
      return {
        name: stateCodes.enumDescriptions[index] ?? '',
        state,
        country: country as CountryCode,
      };
    }),
    ...countries.map((country) => ({ name: nameRegion(country, { language: 'en' }), country })),
  ];
  for (const home of homes) {
    const page = pages.get(`/in/${slugify(home.name)}`);
    const allowed = counselors.filter((counselor) => isAllowed(counselor, home));
    expect([home.name, ...listShown(page)]).toEqual([
      home.name,
      ...allowed.map(({ name }) => name),
    ]);
    expect(page?.head.title).toContain(`${allowed.length} counselors`);
  }
  expect([...pages.keys()].filter((path) => path.startsWith('/in/'))).toHaveLength(homes.length);
});

test('one who says nothing about states is not offered, and a state that nobody names has no page', () => {
  const config = readConfig(asking);
  const { statesAccepted: _states, ...silent } = { ...config.entities.counselors[0] };
  config.entities.counselors.push({ ...silent, id: 'esther', name: 'Esther Vale' } as Counselor);
  const pages = buildPages(config);
  expect(listShown(pages.get('/in/tennessee'))).toEqual(['Ruth Arden']);
  expect(pages.has('/in/texas')).toBe(false);
});

test('the question is above the list, and each page says how many there are', () => {
  const esther = { ...ruth, id: 'esther', name: 'Esther Vale', statesAccepted: ['TN', 'NM'] };
  const config = readConfig({
    ...asking,
    '/entities/counselors/-': { ...esther, bookingEmbed: undefined, surveyEmbed: undefined },
  });
  const pages = buildPages(config);
  expect(readQuestion(pages.get('/'))).toEqual([
    ['Where do you live?', '/in/new-mexico', '/in/tennessee'],
  ]);
  expect(readQuestion(pages.get('/in/tennessee'))).toEqual([
    ['2 counselors accept clients who live in Tennessee', '/'],
    ['Where do you live?', '/in/new-mexico'],
  ]);
  expect(readQuestion(pages.get('/in/new-mexico'))).toEqual([
    ['1 counselor accepts clients who live in New Mexico', '/'],
    ['Where do you live?', '/in/tennessee'],
  ]);
  expect(pages.get('/in/tennessee')?.head).toMatchObject({
    title: '2 counselors accept clients who live in Tennessee',
    canonical: 'https://quiet-lake.example/in/tennessee',
  });
  expect(pages.get('/in/new-mexico')?.head.description).toContain('New Mexico: Esther Vale.');
  const types = (path: string) => pages.get(path)?.blocks.map(({ block }) => block.type);
  expect(types('/')).toEqual(['banner', 'text', 'text', 'card-grid', 'card-grid']);
  expect(types('/in/tennessee')).toEqual(['banner', 'card-grid', 'text']);
  expect(listShown(pages.get('/'))).toEqual(['Ruth Arden', 'Esther Vale']);
});

test('a list can ask for several things, one after the other, and each answer has a page', () => {
  const esther = {
    ...ruth,
    id: 'esther',
    name: 'Esther Vale',
    specialties: ['Children & teens', 'grief'],
    statesAccepted: ['NM'],
    formats: ['video', 'in-person'],
  };
  const config = readConfig({
    ...asking,
    '/routes/0/blocks/2/cards/byTopic': { path: '/for/{topic}', elsewhere: '<p>Call us.</p>' },
    '/routes/0/blocks/2/cards/byFormat': { path: '/by/{format}', elsewhere: '<p>Call us.</p>' },
    '/entities/counselors/0/formats': ['video'],
    '/entities/counselors/-': { ...esther, bookingEmbed: undefined, surveyEmbed: undefined },
  });
  const pages = buildPages(config);
  expect(readQuestion(pages.get('/'))).toEqual([
    ['Where do you live?', '/in/new-mexico', '/in/tennessee'],
    ['What would you like help with?', '/for/anxiety', '/for/children-teens', '/for/grief'],
    ['How would you like to meet?', '/by/in-person', '/by/video'],
  ]);
  expect(readQuestion(pages.get('/for/grief'))).toEqual([
    ['2 counselors help with Grief', '/'],
    ['What would you like help with?', '/for/anxiety', '/for/children-teens'],
  ]);
  expect(readQuestion(pages.get('/by/in-person'))?.[0]).toEqual([
    '1 counselor sees clients in person',
    '/',
  ]);
  const paths = ['/for/grief', '/for/anxiety', '/for/children-teens', '/by/in-person', '/by/video'];
  expect(paths.map((path) => listShown(pages.get(path)))).toEqual([
    ['Ruth Arden', 'Esther Vale'],
    ['Ruth Arden'],
    ['Esther Vale'],
    ['Esther Vale'],
    ['Ruth Arden', 'Esther Vale'],
  ]);
  expect(listShown(pages.get('/in/new-mexico'))).toEqual(['Esther Vale']);
});

test('beside the list, a page for an answer offers nobody whom it does not fit', () => {
  const actions = [{ label: 'Call', href: '/contact' }];
  const everybody = { type: 'card-grid', title: 'All of us', cards: { of: 'counselors', actions } };
  const profile = { type: 'profile', counselor: 'ruth', actions, aboutTitle: 'About' };
  const config = readConfig({
    ...asking,
    '/entities/counselors/0/statesAccepted': ['TN'],
    '/entities/counselors/-': {
      ...ruth,
      id: 'bo',
      name: 'Bo Vale',
      statesAccepted: ['NM'],
      bookingEmbed: undefined,
      surveyEmbed: undefined,
    },
    '/routes/0/blocks/-': everybody,
    '/routes/0/blocks/3': profile,
    '/routes/0/blocks/0': { type: 'notice', notice: 'crisis' },
  });
  const page = buildPages(config).get('/in/new-mexico');
  expect(page?.blocks.map(({ block }) => block.type)).toEqual(['notice', 'card-grid', 'text']);
  expect(JSON.stringify(page)).not.toMatch(/Ruth Arden|\/ruth/);
  expect(page?.blocks[1]?.headingLevel).toBe(1);
});

test('a single answer leads back and says what else to do, without buttons for others', () => {
  const question = readQuestion(buildPages(readConfig(asking)).get('/in/tennessee'));
  expect(question).toEqual([
    ['1 counselor accepts clients who live in Tennessee', '/'],
    ['Where do you live?'],
  ]);
});

test('a list without the question stays as it is', () => {
  const config = readConfig({});
  expect(addAnswerPages(config)).toBe(config);
});

test('links may lead to the pages, and those of a draft are drafts', () => {
  const link = { '/navigation/topBar/href': '/in/tennessee' };
  expect(diagnose({ ...asking, ...link })).toBe('');
  expect(diagnose({ ...asking, '/navigation/topBar/href': '/in/texas' })).toContain('CFG0409');
  const moved = {
    ...link,
    '/routes/1/blocks/-': {
      type: 'card-grid',
      cards: { of: 'counselors', actions: [{ label: 'Call', href: '/' }], byState },
    },
    '/routes/1/status': 'draft',
  };
  expect(diagnose(moved)).toContain('This links to "/in/tennessee", which is not published');
  const config = readConfig({ ...asking, '/routes/0/blocks/2/cards/byState/path': '/on/{state}' });
  expect([...buildPages(filterPublished(config, 0)).keys()]).toContain('/on/tennessee');
});

test('byPlace makes a page for each location at which a counselor works', () => {
  const address = { street: '1 Hill Road', city: 'Nashville', country: 'US' };
  const config = readConfig({
    '/routes/0/blocks/2/cards/byPlace': { path: '/at/{place}', elsewhere: '<p>Call us.</p>' },
    '/entities/places': ['a', 'b', 'c'].map((id) => ({ id, name: `Room ${id}`, address })),
    '/entities/counselors/0/places': ['a', 'b'],
    '/entities/counselors/-': { id: 'ada', name: 'Ada', statesAccepted: [], places: ['b'] },
  });
  const pages = [...buildPages(config)].filter(([path]) => path.startsWith('/at/'));
  expect(pages.map(([path, page]) => [path, page.head.title, listShown(page)])).toEqual([
    ['/at/a', '1 counselor works at Room a', ['Ruth Arden']],
    ['/at/b', '2 counselors work at Room b', ['Ruth Arden', 'Ada']],
  ]);
});
