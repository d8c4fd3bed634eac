import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSample, sampleOf } from '../../runners/is-sample';
import { entityKinds, findList, listEntities } from '../../../src/content/entities';
import { embedProviders } from '../../../src/content/embeds/providers';
import { createUseFinder } from '../../../src/content/languages/list-used-entries';
import { listSamplePlaces } from '../../../src/check/sample-texts';
import { AnswerError, type Answers } from '../../../src/editor/make-site/answers';
import { listAreas } from '../../../src/editor/make-site/sections';
import type { MadeSite } from '../../../src/editor/make-site/make-site';
import {
  readBlocks,
  readEntries,
  readPages,
  readSetting,
} from '../../../src/editor/make-site/read-config';
import { projectSite } from '../../../src/io/project-folder';
import { readTestSite } from '../../sites/read-site';
import { answers, listErrors, make, readSample, type Sample } from './made-site';

const samples = {
  'the shipped site': readSample(projectSite),
  specification: readSample(readTestSite('specification')),
  'every part': readSample(readTestSite('every-part')),
  'another practice': readSample(readTestSite('another-practice')),
  'two languages': readSample(readTestSite('two-languages')),
  german: readSample(readTestSite('german')),
  canadian: readSample(readTestSite('canadian')),
  'right to left': readSample(readTestSite('right-to-left')),
};
const entries = Object.entries(samples);

/** People for a site: those of it who are real stay, and all or none say in which states clients live. */
function joinPeople({ config }: Sample, people = answers.people): Answers['people'] {
  const staying = readEntries(config, 'counselor').filter((person) => person['sample'] !== true);
  const isAnywhere = staying.some((person) => person['statesAccepted'] === undefined);
  return isAnywhere ? people : people.map((person) => ({ ...person, states: ['TX'] }));
}

/** What must not be said of any site that is made. */
function listFaults(sample: Sample, made: MadeSite): string[] {
  const errors = listErrors(sample, made);
  const { config } = sample.check(made.config);
  if (!config) return errors;
  const isUsed = createUseFinder(config);
  const unused = entityKinds.flatMap((kind) =>
    listEntities(config, kind)
      .filter((_entry, index) => !isUsed([...findList(kind), index]))
      .map(({ id }) => `Nothing uses the ${kind} ${id}.`),
  );
  const hasSamples = JSON.stringify(made.config).includes('"sample":true');
  return [...unused, ...(hasSamples ? ['There are samples.'] : [])];
}

/** A config as text, without where its pictures come from. */
function write({ config }: MadeSite): string {
  const { media: _media, ...others } = config;
  return JSON.stringify(others);
}

describe.each(sampleOf(entries, 3))('%s', (_name, sample) => {
  const names = listAreas(sample.config).map(({ name }) => name);
  const joined = { people: joinPeople(sample) };

  test('becomes a whole site with all areas, with none, and in one language', () => {
    expect(listFaults(sample, make(sample, joined))).toEqual([]);
    expect(listFaults(sample, make(sample, { ...joined, keep: [] }))).toEqual([]);
    expect(listFaults(sample, make(sample, { ...joined, otherLanguages: false }))).toEqual([]);
  });

  test('becomes a whole site without any one area, and nothing of it is left', () => {
    for (const { name, parts } of sampleOf(listAreas(sample.config), 3)) {
      const made = make(sample, { ...joined, keep: names.filter((other) => other !== name) });
      expect(listFaults(sample, made)).toEqual([]);
      const left = listAreas(made.config).map((area) => area.name);
      expect([name, ...parts].filter((gone) => left.includes(gone))).toEqual([]);
      // What stays is all that depends on nothing else that goes.
      expect(left.every((one) => names.includes(one))).toBe(true);
    }
  });

  test('says nothing of the sample any more', () => {
    const text = write(make(sample, joined));
    for (const setting of ['name', 'phone', 'email', 'url']) {
      const own = readSetting(sample.config, 'site', setting).replace('https://', '');
      expect(text).not.toContain(own);
    }
  });

  test('is made the same way each time, and the sample stays as it is', () => {
    const before = JSON.stringify(sample.config);
    expect(make(sample, joined)).toEqual(make(sample, joined));
    expect(JSON.stringify(sample.config)).toBe(before);
  });
});

test('any answers make a whole site', () => {
  const people = fc.uniqueArray(
    fc.record(
      {
        name: fc.constantFrom(
          'Ana',
          'Mary-Ann O’Neil',
          '李 明',
          'Åsa Öberg',
          'Jean Le Roux',
          'Bo X',
        ),
        title: fc.constantFrom('Counselor', 'Priest & friend <3'),
      },
      { requiredKeys: ['name'] },
    ),
    { minLength: 1, maxLength: 5, selector: ({ name }) => name },
  );
  const arbitrary = fc.constantFrom(...entries).chain(([of, sample]) =>
    fc.record({
      of: fc.constant(of),
      keep: fc.subarray(listAreas(sample.config).map(({ name }) => name)),
      name: fc.constantFrom('Ro', 'A practice by “the river”', 'N'.repeat(60), 'Lake & <Co>'),
      shortName: fc.constantFrom(undefined, 'Ro'),
      city: fc.constantFrom(undefined, 'Springfield', 'Saint-Jean-sur-Richelieu'),
      region: fc.constantFrom(undefined, 'Ohio'),
      tagline: fc.constantFrom(undefined, 'Company on the way.'),
      otherLanguages: fc.boolean(),
      people,
      provider: fc.constantFrom(
        undefined,
        ...Object.keys(embedProviders).map((name) => ({ name: name as 'cal' })),
      ),
    }),
  );
  fc.assert(
    fc.property(arbitrary, ({ of, people: named, ...chosen }) => {
      const sample = new Map(entries).get(of);
      if (!sample) throw new Error(`There is no ${of}.`);
      const set = Object.fromEntries(
        Object.entries(chosen).filter(([, value]) => value !== undefined),
      );
      const all = joinPeople(sample, named);
      expect(listFaults(sample, make(sample, { ...set, people: all }))).toEqual([]);
    }),
    { numRuns: isSample ? 5 : 50, seed: 20261123 },
  );
});

test('people are who the answers say, and nothing is said of them that nobody said', () => {
  const sample = samples.specification;
  const { config } = sample.check(make(sample).config);
  const people = config?.entities.counselors ?? [];
  // Nobody has verified them.
  expect(config?.labels.verifiedClient).toBe('Client');
  expect(people.map(({ name, firstName, title }) => ({ name, firstName, title }))).toEqual([
    { name: 'Dana Okafor', firstName: 'Dana', title: 'Counselor' },
    { name: 'Jo Petrov', firstName: 'Jo' },
  ]);
  for (const { approach, about, specialties, credentials, statesAccepted } of people) {
    expect([approach, about]).toEqual([undefined, undefined]);
    expect([...specialties, ...credentials]).toEqual([]);
    expect(statesAccepted).toBeUndefined();
  }
});

test('what the sample says of a practice is to be read, and what the answers say is not', () => {
  const sample = samples.specification;
  const { config } = make(sample, { tagline: 'Company on the way.' });
  const places = listSamplePlaces(config).map((path) => path.join('/'));
  expect(places).toEqual(
    expect.arrayContaining(['routes/0', 'routes/0/blocks/0', 'navigation/menu']),
  );
  expect(places).not.toContain('site/tagline');
  expect(places.filter((place) => place.startsWith('entities/counselors'))).toEqual([]);
  expect(listSamplePlaces(make(sample).config)).toContainEqual(['site', 'tagline']);
});

test('who leads an event is not known, so that nobody is named', () => {
  const sample = samples.specification;
  const { config } = sample.check(make(sample).config);
  const events = config?.routes.flatMap(({ blocks }) =>
    blocks.filter((block) => block.type === 'event'),
  );
  expect(events?.map(({ facilitators }) => facilitators)).toEqual([[]]);
});

test('a site does not go live with a blank, an invented id or a reserved address', () => {
  const sample = samples.specification;
  const { config } = make(sample);
  const site = Object.assign({}, config['site'], { status: 'live' });
  const codes = new Set(sample.check({ ...config, site }).problems.map(({ code }) => code));
  for (const code of ['CFG0520', 'CFG0522', 'CFG0523']) expect(codes).toContain(code);
});

test('what a provider gives becomes the widget', () => {
  const sample = samples.specification;
  const made = make(sample, {
    people: [{ name: 'Dana', widgets: { bookingEmbed: 'https://calendly.com/dana-okafor/first' } }],
    widgets: { contact: 'https://form.jotform.com/241234567890123' },
  });
  const { config } = sample.check(made.config);
  const found = config?.embeds.map(({ id, provider, ref }) => `${id} ${provider} ${ref}`);
  expect(found).toContain('booking-dana calendly dana-okafor/first');
  expect(found).toContain('contact jotform 241234567890123');
});

test.each<[string, Partial<Answers>, RegExp]>([
  ['states of some', { people: [{ name: 'A', states: ['TN'] }, { name: 'B' }] }, /or for no one/],
  ['an unknown area', { keep: ['shop'] }, /"shop" is not an area in this sample. .*posts/],
  ['an unknown widget', { widgets: { form: '1' } }, /"form" is not a widget/],
  ['no widget', { widgets: { contact: 'https://willow-stone.org/' } }, /not a widget/],
])('answers with %s are refused', (_what, changed, message) => {
  const attempt = () => make(samples.specification, changed);
  expect(attempt).toThrow(AnswerError);
  expect(attempt).toThrow(message);
});

describe('the specified site', () => {
  const sample = samples.specification;

  test('names none of its people, towns and states', () => {
    const text = write(make(sample, { words: { nearby: 'Syracuse' } }));
    const names = /Lakelight|Miriam|Caleb|Naomi|Esther|Portland|portland|Nashville|Tennessee|Texas/;
    expect(text).not.toMatch(names);
    expect(text).toContain('in Ithaca, New York, and the Syracuse area');
    expect(text).toContain('/thrive-ithaca#register');
    expect(text).toContain('https://store.example.org');
  });

  test('without a blog, nothing leads there, and the words of links stay', () => {
    const keep = listAreas(sample.config).map(({ name }) => name);
    const made = make(sample, { keep: keep.filter((name) => name !== 'posts') });
    const text = write(made);
    expect(text).not.toMatch(/\/blog|"posts":\[\{/);
    expect(text).toContain('Parents can read honest posts on family life');
    expect(made.pages).toEqual(['/blog', '/blog/{post.slug}']);
    expect(made.files).toContain('/images/post-cancel-parent-culture.svg');
  });

  test('cards of a kept list that led to what is gone go, the others stay', () => {
    const text = write(make(sample, { keep: ['posts', 'booking', 'contact'] }));
    expect(text).not.toContain('Twelve books');
    expect(text).toContain('Posts on silence');
  });

  test('what is gone is called as the sample calls it', () => {
    const { pages } = make(sample, { city: 'Ithaca', keep: [] });
    expect(pages).toContain('/thrive-portland');
  });

  test('with nothing but people, its home page still opens with a button', () => {
    const { config } = sample.check(make(sample, { keep: [] }).config);
    const [opening] = config?.routes[0]?.blocks ?? [];
    expect(opening).toMatchObject({ type: 'hero', actions: [{ href: '/book-a-session' }] });
    expect(config?.navigation.menu.map(({ href }) => href)).toEqual([
      '/',
      '/counselors',
      '/contact',
      '/book-a-session',
    ]);
  });

  test('a button of the home page that leads nowhere leads to the first page of the menu', () => {
    const config = structuredClone(sample.config);
    Object.assign(readPages(config)[0]?.['blocks'] ?? {}, {
      0: {
        ...readBlocks(readPages(config)[0] ?? {})[0],
        actions: [{ label: 'Read our posts', href: '/blog' }],
      },
    });
    const made = make({ ...sample, config }, { keep: [] });
    expect(readBlocks(readPages(made.config)[0] ?? {})[0]).toMatchObject({
      type: 'hero',
      actions: [{ label: 'Counselors', href: '/counselors' }],
    });
  });

  test('a menu entry whose page is gone leads to the first page below it', () => {
    const keep = listAreas(sample.config).map(({ name }) => name);
    const made = make(sample, { keep: keep.filter((name) => name !== 'resourceCards') });
    const { config } = sample.check(made.config);
    const resources = config?.navigation.menu.find(({ label }) => label === 'Resources');
    expect(resources?.href).toBe('/resources/recommended-reading');
  });
});
