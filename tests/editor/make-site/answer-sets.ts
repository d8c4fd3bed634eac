import type { Answers } from '../../../src/editor/make-site/answers';
import { listAreas } from '../../../src/editor/make-site/sections';
import { projectSite } from '../../../src/io/project-folder';
import { readTestSite, starterNames } from '../../sites/read-site';
import { answers as someone, readSample, type Sample } from './made-site';

/** The samples that a new website can begin with, and their files. */
export const starters = [
  ['the shipped sample', projectSite] as const,
  ...starterNames.map((name) => [name, readTestSite(name)] as const),
].map(([name, site]) => [name, { ...readSample(site), publicFolder: site.publicFolder }] as const);

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
  name: 'Willow & Stone',
  tagline: 'Company on the way.',
  country: 'GB',
  people: [{ name: 'Dana Okafor', title: 'Guide' }, { name: 'Jo Petrov' }],
  role: { singular: 'guide', plural: 'guides' },
};

/** Six ways to answer the questions about a sample, the most telling ones first. */
export function listAnswerSets({ config }: Sample): [what: string, answers: Answers][] {
  const areas = listAreas(config).map(({ name }) => name);
  return [
    ['no answers', none],
    ['all answers', all],
    ['some answers and half of the parts', { ...some, keep: areas.filter((_one, i) => i % 2) }],
    ['no people and no parts', { ...all, people: [], keep: [] }],
    ['no booking', { ...some, keep: areas.filter((name) => name !== 'booking') }],
    ['a different country, in one language', { ...all, country: 'CH', otherLanguages: false }],
  ];
}
