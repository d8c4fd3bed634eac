// @promise “Make it yours” in the editor shows each mistake at its field and makes a valid site
// without sample content in one step that can be undone; answers are kept when it is closed; axe
// finds no violations

import { describe, expect, test } from 'vitest';
import { holdsSamples } from '../../src/editor/make-site/sections';
import { applyChanges } from '../../src/editor/model/apply-change';
import { isJsonObject, type Json, type JsonObject, type Path } from '../../src/utils/json';
import { listChanges } from '../../src/editor/model/list-changes';
import {
  startWizard,
  makeFromState,
  type WizardState,
} from '../../src/editor/make-site/wizard-state';
import { findFault, findFaults } from '../../src/editor/make-site/find-faults';
import {
  listColorFields,
  listFields,
  listSteps,
  type StepName,
} from '../../src/editor/make-site/list-fields';
import { readEntries } from '../../src/editor/make-site/read-config';
import { readTestSite } from '../sites/read-site';
import { answer, makeGuide } from './make-site/answer-sheet';
import { listErrors, readSample, type Sample } from './make-site/made-site';

const sample = readSample(readTestSite('every-part'));
const people: Path = ['entities', 'counselors'];

function guide(sheet: WizardState, of: Pick<Sample, 'config'> = sample) {
  return makeGuide(sheet, of);
}

const begun = startWizard(sample.config, 'en');

const answered = answer(
  begun,
  [['site', 'name'], 'Willow & Stone Therapy'],
  [['site', 'url'], 'https://willow-stone.org'],
  [['site', 'phone'], '(212) 736-5000'],
  [['site', 'email'], 'desk@willow-stone.org'],
  [['site', 'country'], 'US'],
  [['answers', 'city'], 'Ithaca'],
  [people, [{ name: 'Dana Okafor' }]],
);

function tell(sheet: WizardState, step: StepName, { config }: Sample = sample) {
  return findFaults(guide(sheet, { ...sample, config }), step).map(
    ({ path, message }) => `${path.join(' > ')}: ${message}`,
  );
}

function listErrorsOf(sheet: WizardState) {
  return listErrors(sample, makeFromState(sample.config, sheet));
}

describe('what is wrong with an answer is said at its field', () => {
  test('nothing is wrong with what is needed; without it, all of that is missing', () => {
    const steps = listSteps(guide(begun));
    expect(steps).toEqual(['practice', 'look', 'parts', 'people', 'widgets', 'check']);
    expect(steps.flatMap((step) => tell(begun, step))).toEqual([
      'site > country: Choose your country.',
      'site > name: Enter a name.',
    ]);
    expect(steps.flatMap((step) => tell(answered, step))).toEqual([]);
  });

  test('what the schema forbids is said in its words', () => {
    const sheet = answer(answered, [['site', 'url'], 'willow'], [['site', 'name'], 'x'.repeat(61)]);
    expect(tell(sheet, 'practice')).toEqual([
      'site > name: Use at most 60 characters.',
      'site > url: Write the full URL, with "https://" and without a path or a slash at the end: "https://www.example.org".',
    ]);
  });

  test('a color that cannot be read is one', () => {
    const sheet = answer(answered, [['theme', 'colors', 'primary'], '#EEDDAA']);
    const [fault, ...others] = listColorFields(guide(sheet)).flatMap(
      (field) => findFault(guide(sheet), field) ?? [],
    );
    expect(fault?.path).toEqual(['theme', 'colors', 'primary']);
    expect(fault?.message).toMatch(/^This is hard to read with/);
    expect(others).toEqual([]);
  });

  test('what means no widget is one, and counts for the provider that was chosen', () => {
    const [path] = listFields(guide(answered), 'widgets')
      .filter(({ widget }) => widget?.['kind'] === 'booking')
      .map((field) => field.path);
    if (!path) throw new Error('The sample has no widget to book with.');
    const pasted = answer(answered, [path, 'dana/first-talk']);
    expect(tell(pasted, 'widgets')).toEqual([
      expect.stringContaining('not a widget ID of HighLevel'),
    ]);
    expect(tell(answer(pasted, [['answers', 'provider'], 'calendly']), 'widgets')).toEqual([]);
  });

  test('a word of their own needs both forms', () => {
    const sheet = answer(answered, [['answers', 'role'], 'other']);
    expect(tell(sheet, 'practice', readSample(readTestSite('therapy')))).toEqual([
      'answers > roleSingular: Enter an answer.',
      'answers > rolePlural: Enter an answer.',
    ]);
  });

  test('states of some of the people only', () => {
    expect(tell(answer(answered, [people, []]), 'people')).toEqual([]);
    const [first, ...others] = (sample.config['entities'] as JsonObject)['counselors'] as Json[];
    const { sample: _sample, statesAccepted: _states, ...real } = first as JsonObject;
    const mixed = answer(sample.config, [people, [real, ...others]]);
    const inTexas = answer(answered, [['answers', 'states'], ['TX']]);
    expect(tell(answered, 'people', { ...sample, config: mixed })).toEqual([]);
    expect(tell(inTexas, 'people', { ...sample, config: mixed })).toEqual([
      expect.stringMatching(/^answers > states: /),
    ]);
  });
});

test('providers are in the order of their names', () => {
  const fields = listFields(guide(answered), 'widgets');
  const { enumDescriptions: names = [] } =
    fields.find(({ path }) => path.at(-1) === 'provider')?.node ?? {};
  expect(names).toContain('Calendly');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('the first step asks who the practice is, then how to reach it', () => {
  const sections = listFields(guide(begun), 'practice').map(({ section }) => section);
  expect([...new Set(sections)]).toEqual(['Who you are', 'How to reach you']);
  // Each heading comes once.
  expect(sections).toEqual(sections.toSorted().toReversed());
});

function suggestFor(locale: string) {
  return startWizard(sample.config, locale)['site'];
}

test('the country of the browser’s language is suggested, if the language has one', () => {
  expect(suggestFor('en-GB')).toEqual({ country: 'GB' });
  expect(suggestFor('zh-Hant-TW')).toEqual({ country: 'TW' });
  expect(suggestFor('en')).toEqual({});
  expect(suggestFor('es-419')).toEqual({});
  expect(suggestFor('en-US@posix')).toEqual({});
});

function inCountry(country: string, ...codes: string[]): WizardState {
  return answer(answered, [['site', 'country'], country], [['answers', 'states'], codes]);
}

/** The question where clients must live, and its first choices. */
function askStates(country: string) {
  const asked = listFields(guide(inCountry(country)), 'people').find(
    ({ path }) => path.at(-1) === 'states',
  );
  return asked && [asked.label, asked.node.items?.enumDescriptions?.slice(0, 2)];
}

function listStatesOf(sheet: WizardState) {
  return readEntries(makeFromState(sample.config, sheet).config, 'counselor').map(
    (person) => person['statesAccepted'],
  );
}

describe('where clients must live', () => {
  test('is asked where licenses are of a state or province, in the word of the country', () => {
    expect(askStates('US')).toEqual(['States where clients must live', ['Alabama', 'Alaska']]);
    expect(askStates('CA')).toEqual([
      'Provinces where clients must live',
      ['Alberta', 'British Columbia'],
    ]);
    for (const country of ['DE', 'AT', 'CH', 'GB', 'IE', 'AU']) {
      expect([country, askStates(country)]).toEqual([country, undefined]);
    }
  });

  test('does not count once the country is another one', () => {
    expect(listStatesOf(inCountry('US', 'NY', 'CA-ON'))).toContainEqual(['NY']);
    expect(listStatesOf(inCountry('CA', 'NY', 'CA-ON'))).toContainEqual(['CA-ON']);
    expect(listStatesOf(inCountry('DE', 'NY', 'CA-ON')).flat()).not.toContain('NY');
  });
});

describe('the site that answers make', () => {
  test('is whole, holds no samples, and comes of changes that can be undone', () => {
    const { config } = makeFromState(sample.config, answered);
    expect(listErrorsOf(answered)).toEqual([]);
    expect([holdsSamples(sample.config), holdsSamples(config)]).toEqual([true, false]);
    const { config: after, inverses } = applyChanges(
      sample.config,
      listChanges(sample.config, config),
    );
    expect(after).toEqual(config);
    expect(applyChanges(after, inverses).config).toEqual(sample.config);
  });

  test('has the picture of a person with all that was said of it, and where it comes from', () => {
    const image = { src: '/images/room-1.webp', alt: 'Dana by a window', focus: '40% 20%' };
    const record = { files: [image.src], title: 'Dana', creator: 'Jo', license: 'own-work' };
    const media = Array.isArray(begun['media']) ? begun['media'] : [];
    const sheet = answer(
      answered,
      [[...people, 0, 'image'], image],
      [['media'], [...media, record]],
    );
    const { config } = makeFromState(sample.config, sheet);
    expect(config).toMatchObject({ entities: { counselors: [{ name: 'Dana Okafor', image }] } });
    expect(config['media']).toContainEqual(record);
    const [named] = makePeople(answer(answered, [[...people, 0, 'image'], { src: image.src }]));
    expect(named?.['image']).toEqual({ src: image.src, alt: 'Dana Okafor' });
  });

  test('has the colors that differ, the widgets that were pasted, and the parts that are kept', () => {
    const sheet = answer(
      answered,
      [['theme', 'colors', 'action'], '#1E4F86'],
      [[...people, 0, 'bookingEmbed'], 'https://calendly.com/dana/first-talk'],
      [['answers', 'leftOut', 'posts'], true],
    );
    const { config, pages } = makeFromState(sample.config, sheet);
    expect(config['theme']).toEqual({ colors: { action: '#1E4F86' } });
    expect(config['embeds']).toContainEqual(
      expect.objectContaining({ provider: 'calendly', ref: 'dana/first-talk' }),
    );
    expect(pages).toContain('/news');
    expect(listErrorsOf(sheet)).toEqual([]);
  });

  test('has the usual color in place of one that was cleared, and says where else the practice is', () => {
    const own = { ...sample.config, theme: { colors: { action: '#1E4F86', primary: '#1F5F66' } } };
    const social = { network: 'YouTube', href: 'https://www.youtube.com/@willow' };
    const { colors } = own.theme;
    const sheet = answer({ ...answered, theme: { colors: { primary: colors.primary } } }, [
      ['site', 'social'],
      social,
    ]);
    const { config } = makeFromState(own, sheet);
    expect(config['theme']).toEqual({ colors: { primary: colors.primary } });
    expect(config['site']).toMatchObject({ social });
  });

  test('of a widget whose part is left out, nothing is asked', () => {
    expect(listKinds(answered)).toContain('survey');
    expect(listKinds(answer(answered, [['answers', 'leftOut', 'survey'], true]))).not.toContain(
      'survey',
    );
  });
});

/** The kinds of the widgets that are asked for. */
function listKinds(sheet: WizardState) {
  return listFields(guide(sheet), 'widgets').map(({ widget }) => widget?.['kind']);
}

function makePeople(sheet: WizardState): JsonObject[] {
  const { entities } = makeFromState(sample.config, sheet).config;
  const found = isJsonObject(entities) ? entities['counselors'] : undefined;
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}
