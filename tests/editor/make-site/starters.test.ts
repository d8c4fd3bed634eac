import { describe, expect, test } from 'vitest';
import { entityKinds } from '../../../src/content/entities';
import type { Answers } from '../../../src/editor/make-site/answers';
import { createDeadLinkTest } from '../../../src/editor/make-site/find-dead-links';
import { listTowns } from '../../../src/editor/make-site/list-words';
import { makeSite } from '../../../src/editor/make-site/make-site';
import { readEntries, readPages, readSetting } from '../../../src/editor/make-site/read-config';
import { findTexts } from '../../../src/editor/make-site/rewrite-config';
import { findRole } from '../../../src/editor/make-site/roles';
import { listAreas } from '../../../src/editor/make-site/sections';
import { projectSite } from '../../../src/io/project-folder';
import { getIn, readText, type JsonObject } from '../../../src/utils/json';
import { sampleOf } from '../../runners/is-sample';
import { readTestSite, starterNames } from '../../sites/read-site';
import { answers as someone, listErrors, readSample } from './made-site';

/** The one word that a site needs to have, and where the practice is: whom to call in a crisis. */
const none: Answers = { name: 'Kiln & Co', country: 'IE', people: [] };
const some: Answers = {
  ...none,
  phone: '+353 1 555 0142',
  people: [{ name: 'Dana Okafor' }],
  role: { singular: 'osteopath', plural: 'osteopaths' },
};
const all: Answers = {
  ...someone,
  country: 'GB',
  people: [{ name: 'Dana Okafor', title: 'Guide' }, { name: 'Jo Petrov' }],
  role: { singular: 'guide', plural: 'guides' },
};

const starters = [
  ['the shipped sample', readSample(projectSite)] as const,
  ...starterNames.map((name) => [name, readSample(readTestSite(name))] as const),
];

/** What tells whose site a starter is. */
function listNames(sample: JsonObject, { role }: Answers): string[] {
  const people = readEntries(sample, 'counselor').flatMap(({ name }) => readText(name) ?? []);
  const words = role ? Object.values(findRole(sample) ?? {}).map(String) : [];
  const own = ['name', 'phone', 'email'].map((setting) => readSetting(sample, 'site', setting));
  const towns = listTowns(sample).map(({ town }) => town);
  return [...people, ...words, ...own, ...towns].filter((name) => name !== '');
}

/** Texts of the main language that name a starter, and where. */
function listNamed(sample: JsonObject, made: JsonObject, answers: Answers): string[] {
  const { media: _media, ...others } = made;
  const names = listNames(sample, answers).map((name) => name.replaceAll(/[()+.]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}{])(?:${names.join('|')})(?![\\p{L}])`, 'iu');
  const paths = findTexts(others, (text) => pattern.test(text.replaceAll(/\{[^}]*\}/g, '')));
  return paths
    .filter((path) => !['es', 'forEach', 'of'].includes(String(path.at(-1))))
    .map((path) => `${path.join('/')}: ${String(getIn(others, path))}`);
}

describe.each(starters)('%s', (_name, sample) => {
  const areas = listAreas(sample.config).map(({ name }) => name);
  const combinations: [string, Answers][] = [
    ['no answers', none],
    ['no answers and no parts', { ...none, keep: [] }],
    ['some answers', some],
    ['some answers and half of the parts', { ...some, keep: areas.filter((_one, i) => i % 2) }],
    ['all answers', all],
    ['all answers in one language', { ...all, otherLanguages: false }],
  ];
  test.each(sampleOf(combinations, 3))('becomes a whole site of %s', (_what, answers) => {
    const made = makeSite(sample.config, answers);
    expect(listErrors(sample, made)).toEqual([]);
    expect(listNamed(sample.config, made.config, answers)).toEqual([]);
    const { plural = 'osteopaths' } = answers.role ?? {};
    const hasOwnPages = JSON.stringify(made.config).includes(`"/${plural}/{counselor.id}"`);
    expect(hasOwnPages).toBe(answers.role !== undefined && findRole(sample.config) !== undefined);
    const isDead = createDeadLinkTest(sample.config, made.config);
    const dead = findTexts(
      made.config,
      (text) => /^(?:\/|tel:|mailto:)\S*$/.test(text) && isDead(text),
    );
    expect(dead.map((path) => path.join('/'))).toEqual([]);
    const samples = entityKinds.flatMap((kind) =>
      readEntries(made.config, kind).filter((entry) => entry['sample'] === true),
    );
    expect(samples).toEqual([]);
    expect(readPages(made.config).map(({ path }) => readText(path))).toContain('/');
  });
});
