// @promise-of-folder Any answers turn the sample into a site without errors, sample content, broken
// links or unused entries, whichever areas are kept
// @promise-of-folder No statement about the people in the sample is applied to anyone else, and no
// blank or invented ID goes live

import { describe, expect, test } from 'vitest';
import { listSamplePlaces } from '../../../src/check/sample-texts';
import { entityKinds } from '../../../src/content/entities';
import type { Answers } from '../../../src/editor/make-site/answers';
import { createDeadLinkTest } from '../../../src/editor/make-site/remove-dead-links';
import { makeSite } from '../../../src/editor/make-site/make-site';
import { readEntries, readPages, readSetting } from '../../../src/editor/make-site/read-config';
import { findTexts } from '../../../src/editor/make-site/rewrite-config';
import { findRole, readWords } from '../../../src/editor/make-site/words';
import { getIn, readText, type JsonObject } from '../../../src/utils/json';
import { sampleOf } from '../../runners/is-sample';
import { listAnswerSets, starters } from './answer-sets';
import { listErrors, type Sample } from './made-site';

/** Without an answer, the starter's words for its people stay. */
const peopleWords = new Set(['person', 'people', 'aPerson']);

/** What tells whose site a starter is. */
function listNames(sample: JsonObject, { role }: Answers): string[] {
  const people = readEntries(sample, 'counselor').flatMap(({ name }) => readText(name) ?? []);
  // A number says nothing of whose site it is.
  const words = [...readWords(sample)].flatMap(([id, text]) =>
    id !== 'howMany' && (role !== undefined || !peopleWords.has(id)) ? [text] : [],
  );
  const own = ['name', 'phone', 'email'].map((setting) => readSetting(sample, 'site', setting));
  return [...people, ...words, ...own].filter((name) => name !== '');
}

/** Words that only some practices say of themselves. */
const special =
  /\b(?:faith|God|church|Christian|pray|retreat|counsel|therap|physio|clinic|grie[fv]|mourn|bereave|insurer|Yorkshire|Tennessee|Kentucky|state law)/i;

/** Places where a made site says what only some practices are, and nothing asks to read it. */
function listUnread({ check }: Sample, made: JsonObject): string[] {
  const site = { ...(made['site'] as JsonObject), status: 'live' };
  const { problems } = check({ ...made, site });
  const listed = problems.flatMap(({ path, related = [] }) => [
    path,
    ...related.map((one) => one.path),
  ]);
  const read = [
    ...listSamplePlaces(made).map((path) => `/${path.join('/')}`),
    ...listed.filter((path) => path.split('/').length > 2),
  ];
  const { media: _media, labels: _labels, ...others } = made;
  return findTexts(others, (text) => special.test(text) && !/^[/#{]|\.\w+$/.test(text))
    .map((path) => `/${path.join('/')}`)
    .filter((path) => !isGenerated(path) && !read.some((place) => path.startsWith(place)))
    .filter((path) => !isPeopleWord(made, path));
}

/** Only the editor shows them where no text does. */
function isPeopleWord(made: JsonObject, path: string): boolean {
  const [, , list, index = ''] = path.split('/');
  return (
    list === 'words' &&
    peopleWords.has(readText(getIn(made, ['site', list, Number(index), 'id'])) ?? '')
  );
}

/** Types of blocks, addresses and ids are not read; notices for a crisis and widgets have their checks. */
function isGenerated(path: string): boolean {
  return /^\/site\/kind|^\/entities\/notices|^\/embeds|^\/redirects|\/(?:id|type|forEach|of|slug|path|href)(?:\/|$)/.test(
    path,
  );
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
  test.each(sampleOf(listAnswerSets(sample), 3))('becomes a whole site of %s', (_what, answers) => {
    const made = makeSite(sample.config, answers);
    expect(listErrors(sample, made)).toEqual([]);
    expect(listNamed(sample.config, made.config, answers)).toEqual([]);
    expect(listUnread(sample, made.config)).toEqual([]);
    const { plural = 'osteopaths' } = answers.role ?? {};
    const hasOwnPages = JSON.stringify(made.config).includes(`"/${plural}/{counselor.id}"`);
    const hasPeople = answers.people.length > 0 && findRole(sample.config) !== undefined;
    expect(hasOwnPages).toBe(hasPeople && answers.role !== undefined);
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
