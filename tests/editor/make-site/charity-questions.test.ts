import { expect, test } from 'vitest';
import { listFields, listSteps } from '../../../src/editor/make-site/list-fields';
import { describeGone } from '../../../src/editor/make-site/make-site';
import { readEntries } from '../../../src/editor/make-site/read-config';
import { listAreas } from '../../../src/editor/make-site/sections';
import { makeFromState, startWizard } from '../../../src/editor/make-site/wizard-state';
import { wizardWords } from '../../../src/editor/make-site/wizard-words';
import { nameEntry } from '../../../src/editor/schema/name-value';
import type { Path } from '../../../src/utils/json';
import { readTestSite } from '../../sites/read-site';
import { answer, makeGuide } from './answer-sheet';
import { listErrors, readSample } from './made-site';

const charity = readSample(readTestSite('charity'));
const begun = startWizard(charity.config, 'en');

test('the questions about a sample without clients do not speak of a practice or clients', () => {
  const steps = listSteps(makeGuide(begun, charity));
  const fields = steps.flatMap((step) => listFields(makeGuide(begun, charity), step));
  const said = [
    ...steps.flatMap((step) => Object.values(wizardWords.steps[step])),
    ...fields.flatMap(({ label, node }) => [label, node.description ?? '']),
  ];
  expect(said.filter((text) => /\bpractice\b(?! or)|\bclients?\b/i.test(text))).toEqual([]);
});

test('a widget of no person is named with its title in quotes, which may have a colon itself', () => {
  const labels = listFields(makeGuide(begun, charity), 'widgets').flatMap(({ widget, label }) =>
    widget ? [label] : [],
  );
  expect(labels).not.toEqual([]);
  for (const label of labels) expect(label).toMatch(/^\w+ “[^“]+”$/);
});

test('a sample whose people are a team without pages asks for them, too', () => {
  const team: Path = ['entities', 'team'];
  const [, model] = readEntries(charity.config, 'teamMember');
  const portrait = '/images/still-waters.jpg';
  const sheet = answer(
    startWizard(charity.config, 'en-IE'),
    [['site', 'name'], 'The Long Way'],
    [
      team,
      [{ name: 'Dana Okafor', role: 'Walks', image: { src: portrait } }, { name: 'Jo Petrov' }],
    ],
  );
  expect(listSteps(makeGuide(sheet, charity))).toContain('people');
  expect(listAreas(charity.config).map(({ name }) => name)).not.toContain('team');
  const asked = listFields(makeGuide(sheet, charity), 'people').map(({ path }) => path.slice(2));
  expect(asked.slice(0, 3)).toEqual([
    [0, 'name'],
    [0, 'role'],
    [0, 'image', 'src'],
  ]);
  const made = makeFromState(charity.config, sheet);
  expect(readEntries(made.config, 'teamMember')).toEqual([
    {
      id: 'dana-okafor',
      name: 'Dana Okafor',
      role: 'Walks',
      image: { src: portrait, alt: 'Dana Okafor' },
    },
    { id: 'jo-petrov', name: 'Jo Petrov' },
  ]);
  expect(listErrors(charity, made)).toEqual([]);
  expect(JSON.stringify(made.config)).not.toContain(model?.['name']);

  const alone = makeFromState(charity.config, answer(sheet, [team, []]));
  expect(readEntries(alone.config, 'teamMember')).toEqual([]);
  expect(JSON.stringify(alone.config)).not.toContain('"of":"team"');
  expect(listErrors(charity, alone)).toEqual([]);
});

test('the review names an announcement by its text, and says why a page goes that was not left out', () => {
  const made = makeFromState(charity.config, answer(begun, [['site', 'country'], 'IE']));
  const [pages, entries] = describeGone(charity.config, made);
  expect(pages).toEqual({
    title: expect.stringContaining('left out or fictional'),
    // Its cards link to the list of events, not to those of the sample.
    lines: expect.not.arrayContaining([expect.stringContaining('(/groups)')]),
  });
  const [announcement] = readEntries(charity.config, 'announcement');
  const line = entries?.lines.find((one) => one.startsWith('Announcements: '));
  expect(line).not.toContain(announcement?.['id']);
  expect(line).toContain(nameEntry(charity.config, 'announcements', announcement));
});
