import { readFirstName } from '../../content/first-name';
import { listPartNames } from '../../content/regions/regions';
import { toTelHref } from '../../content/to-tel-href';
import { siteSchema } from '../../content/schema/walk-schema';
import { slugify } from '../../utils/slugify';
import { getIn, isJsonObject, isList, type Json, readText } from '../../utils/json';
import { blank } from '../../content/placeholders/reserved-values';
import type { Answers } from './answers';
import { filterEntries, readEntries, readSetting } from './read-config';
import { listParts } from './rewrite-config';

/** Words of a sample, each with what can take its place: the first that is short enough does. */
export type WordList = ReadonlyMap<string, readonly string[]>;

/**
 * The words that say whose site a sample is: the names of the practice, of its people, towns and
 * states, and its numbers. For what nobody has answered, a blank stands in their place: what is said
 * of one practice must not be said of another.
 */
export function listWords(sample: Json, answers: Answers): WordList {
  const { city = blank, region } = answers;
  const place = region === undefined ? city : `${city}, ${region}`;
  const people = listSampleNames(sample);
  return collectWords([
    ...[...listStates(sample), ...people].map(makeBlank),
    ...listTowns(sample).flatMap(({ town, pair }): WordPair[] => [
      [town, [city, blank]],
      [pair, [place, city, blank]],
    ]),
    ...listOwnNames(sample, answers),
  ]);
}

/**
 * The names and numbers of the practice alone, for names of others and titles of works: there, a state
 * or a first name can mean something else.
 */
export function listOwnWords(sample: Json, answers: Answers): WordList {
  return collectWords(listOwnNames(sample, answers));
}

type WordPair = readonly [word: string, instead: readonly string[]];

/** A word without an answer. */
function makeBlank(word: string): WordPair {
  return [word, [blank]];
}

function collectWords(pairs: readonly WordPair[]): WordList {
  return new Map(pairs.filter(([word]) => word !== ''));
}

function listOwnNames(sample: Json, answers: Answers): WordPair[] {
  const { name, shortName = name, phone, words = {} } = answers;
  const numbers = ['phone', 'secondPhone'].map((setting) => readSetting(sample, 'site', setting));
  return [
    ...listShortNames(sample).map((short): WordPair => [short, [shortName, blank]]),
    [readSetting(sample, 'site', 'name'), [name, shortName, blank]],
    ...numbers.flatMap((number): WordPair[] => [
      [number, [phone ?? blank]],
      [toTelHref(number), [phone === undefined ? blank : toTelHref(phone)]],
    ]),
    ...(phone === undefined ? ['{site.phone}', '{site.secondPhone}'] : []).map(makeBlank),
    ...(answers.email === undefined ? ['{site.email}'] : []).map(makeBlank),
    ...Object.entries(words).map(([old, own]): WordPair => [old, [own, blank]]),
  ];
}

/** The names of invented people. */
function listSampleNames(sample: Json): string[] {
  return readEntries(sample, 'counselor').flatMap((person) =>
    person['sample'] === true
      ? listNames(readText(person['name']) ?? '', readText(person['firstName']))
      : [],
  );
}

function listNames(name: string, firstName = readFirstName(name)): string[] {
  return [name, firstName];
}

/** What a practice is called in short: the first words of its name, if its address is made of them. */
function listShortNames(sample: Json): string[] {
  const words = readSetting(sample, 'site', 'name').split(' ');
  const label =
    readHost(sample)
      .replace(/^www\./, '')
      .split('.')[0] ?? '';
  const count = words.findIndex((_word, index) => {
    const named = slugify(words.slice(0, index + 1).join(' '));
    return named.replaceAll('-', '') === label.replaceAll('-', '');
  });
  return count >= 0 && count + 1 < words.length ? [words.slice(0, count + 1).join(' ')] : [];
}

/** The host of the site: `quiet-lake.org`. */
export function readHost(config: Json): string {
  return readSetting(config, 'site', 'url').replace(/^https:\/\//, '');
}

/** States, provinces and the like, as the languages of the site call them. */
function listStates(config: Json): string[] {
  const languages = getIn(config, ['site', 'languages']);
  const codes = isList(languages)
    ? languages.map(String)
    : [readSetting(config, 'site', 'language')];
  return [...new Set(codes.flatMap((code) => listPartNames({ language: code || 'en' })))];
}

/** A town as texts name it, alone and with its state. */
interface Town {
  town: string;
  pair: string;
}

/**
 * The towns that texts name with their states, such as "Dayton, Ohio", and those of addresses. What
 * the sample says of its people goes with them, and pictures are of other towns.
 */
export function listTowns(sample: Json): Town[] {
  const states = listStates(sample);
  const others = new Set([...states, ...listSampleNames(sample)]);
  const words = String.raw`\p{Lu}[\p{L}.’-]+`;
  const pattern = new RegExp(`(${words}(?: ${words})*), (?:${states.join('|')})(?!\\p{L})`, 'gu');
  const named = listTexts(sample).flatMap((text) =>
    [...text.matchAll(pattern)].map(([pair, town = '']): Town => ({ town, pair })),
  );
  const addressed = readEntries(sample, 'place').flatMap((entry): Town[] => {
    const town = readText(getIn(entry, ['address', 'city']));
    return town === undefined ? [] : [{ town, pair: town }];
  });
  const towns = [...named, ...addressed].filter(({ town }) => !others.has(town));
  // Of "Retreat Dayton" and "Dayton", the second is the town.
  return towns.filter(({ town }) => !towns.some((other) => town.endsWith(` ${other.town}`)));
}

function listTexts(sample: Json): string[] {
  if (!isJsonObject(sample)) return [];
  const { media: _media, ...others } = filterEntries(
    sample,
    (_kind, one) => one['sample'] !== true,
  );
  return listParts(others, siteSchema).flatMap(({ value }) =>
    typeof value === 'string' ? [value] : [],
  );
}
