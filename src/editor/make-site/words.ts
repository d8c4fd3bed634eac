import { readBaseLanguage } from '../../content/languages/language-code';
import { blank } from '../../content/placeholders/reserved-values';
import { escapeText } from '../../content/html/escape-markup';
import { isWording } from '../../content/schema/schema-node';
import { capitalize, numberWords, uncapitalize, withArticle } from '../../utils/english';
import { slugify } from '../../utils/slugify';
import { getIn, isJsonObject, type Json, type JsonObject, readText } from '../../utils/json';
import { getList } from '../model/paths';
import type { Answers, Role } from './answers';
import { readAddress, readMainLanguage, readPages, readSetting } from './read-config';
import { rewriteConfig } from './rewrite-config';

/** Common words for the people of a practice. */
export const roles: readonly Role[] = [
  'counselor',
  'therapist',
  'clinician',
  'physiotherapist',
  'practitioner',
  'team member',
].map((singular) => ({ singular, plural: `${singular}s` }));

/** The words of a sample that texts show with `{word.…}`, by their ids, in its main language. */
export function readWords(config: Json): ReadonlyMap<string, string> {
  const language = readMainLanguage(config);
  return new Map(
    listWords(config).map(({ id = '', text = '' }) => [String(id), readText(text, language) ?? '']),
  );
}

function listWords(config: Json): readonly JsonObject[] {
  return getList(config, ['site', 'words']).filter(isJsonObject);
}

/** The word for its people that a sample in English has. */
export function findRole(sample: Json): Role | undefined {
  const words = readWords(sample);
  const [singular, plural] = [words.get('person'), words.get('people')];
  const isEnglish = readBaseLanguage(readMainLanguage(sample)) === 'en';
  return isEnglish && singular && plural ? { singular, plural } : undefined;
}

/** Numbers from two on, by languages. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  en: [...numberWords.slice(2), 'ten', 'eleven', 'twelve'],
  es: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
};

/** How many people there are, in each language of a word; undefined for one, who is not counted in texts. */
function countPeople({ people: { length } }: Answers, text: Json, main: string): Json | undefined {
  if (length < 2) return undefined;
  const write = (language: string) =>
    numbers[readBaseLanguage(language)]?.[length - 2] ?? String(length);
  if (!isJsonObject(text)) return write(main);
  return Object.fromEntries(Object.keys(text).map((language) => [language, write(language)]));
}

/** The ID of the word for the number of people. */
const howMany = 'howMany';

/** What the answers say in place of words of a sample, by their ids. */
function listOwnWords({ name, shortName = name, city, region, role, words }: Answers) {
  return new Map<string, string | undefined>([
    ['shortName', shortName],
    ['town', city],
    ['region', region],
    ...(role
      ? ([
          ['person', role.singular],
          ['people', role.plural],
          ['aPerson', withArticle(role.singular)],
        ] as const)
      : []),
    ...Object.entries(words ?? {}),
  ]);
}

/** What the sample calls its people can be true of others, too: without an answer, it stays. */
const staying = new Set(['person', 'people', 'aPerson']);

/**
 * Writes the answers in place of the words of a sample. A word without an answer becomes a blank that
 * is filled in once, in the settings of the site; texts name it.
 */
export function fillWords(config: JsonObject, answers: Answers): JsonObject {
  const main = readMainLanguage(config);
  const own = listOwnWords(answers);
  const known = new Map(
    listWords(config).flatMap(({ id = '', text = '' }) => {
      if (id === howMany) {
        const count = countPeople(answers, text, main);
        return count === undefined ? [] : [[howMany, count] as const];
      }
      const [word, stays] = [own.get(String(id)), staying.has(String(id))];
      if (word === undefined && !stays) return [];
      // What people are called in other languages, nobody has said.
      const isOfMain = stays && word !== undefined && isJsonObject(text);
      return [[String(id), isOfMain ? { ...text, [main]: word } : (word ?? text)] as const];
    }),
  );
  const find = (field: string, language: string): string | undefined => {
    const id = uncapitalize(field);
    const word = readText(known.get(id) ?? '', language) || undefined;
    return word === undefined || id === field ? word : capitalize(word);
  };
  const filled = rewriteConfig(config, {
    text: (text, node, path) => {
      if (!isWording(node) || !text.includes('{')) return text;
      const write = node.format === 'html' ? escapeText : String;
      const last = String(path.at(-1));
      const language = readText(getIn(config, [...path.slice(0, -1), main])) ? last : main;
      const next = text.replace(/\{(site|word)\.(\w+)\}/g, (whole, of: string, field: string) => {
        if (of === 'word') return write(find(field, language) ?? whole);
        const value = readText(getIn(config, ['site', field])) ?? blank;
        return value === blank || write(value) !== value ? write(value) : whole;
      });
      return next.length > Number(node['maxLength'] ?? Infinity) ? text : next;
    },
  });
  const { site, ...others } = filled;
  const { words: _words, ...kept } = isJsonObject(site) ? site : {};
  const texts = JSON.stringify([kept, others]);
  const left = listWords(config).flatMap(({ id = '' }) => {
    // The editor calls the people by these two, also where no text shows them.
    const isUsed =
      ['person', 'people'].includes(String(id)) ||
      [id, capitalize(String(id))].some((field) => texts.includes(`{word.${field}}`));
    return isUsed ? [{ id, text: known.get(String(id)) ?? blank }] : [];
  });
  return { ...filled, site: { ...kept, ...(left.length > 0 && { words: left }) } };
}

/**
 * Moves the pages of a sample whose addresses have its town or its word for its people in them, with
 * all links to them. Links to other servers of the sample lead to one that is reserved for examples.
 */
export function moveAddresses(sample: JsonObject, { city = '', role }: Answers): JsonObject {
  const { media, ...others } = sample;
  const words = readWords(sample);
  const host = readSetting(sample, 'site', 'url').replace(/^https:\/\//, '');
  const slugs = new Map(
    [
      ['town', city] as const,
      ...(role && findRole(sample)
        ? ([
            ['people', role.plural],
            ['person', role.singular],
          ] as const)
        : []),
    ].flatMap(([id, own]) => {
      const before = slugify(words.get(id) ?? '');
      return before === '' ? [] : [[before, slugify(own)] as const];
    }),
  );
  const taken = new Set(readPages(sample).map(readAddress));
  const pattern = new RegExp(
    `(?<=[/-])(?:${[...slugs.keys()].join('|') || '(?!)'})(?=[/#?-]|$)`,
    'g',
  );
  const move = (href: string): string => {
    const [, address = '', rest = ''] = /^(\/[^?#]*)(.*)$/s.exec(href) ?? [];
    if (/\.[a-z0-9]+$/.test(address)) return href;
    const moved = address
      .replace(pattern, (slug) => slugs.get(slug) ?? slug)
      .replaceAll(/-+(?=\/|$)|(?<=\/)-+/g, '');
    return /^$|\/\/|\/$/.test(moved) || taken.has(moved) ? href : moved + rest;
  };
  const moved = rewriteConfig(others, {
    text: (written, node) => {
      const text = written.replaceAll(`.${host}`, '.example.org');
      if (node.pageAddress || node.format === 'link') return move(text);
      if (node.format !== 'html') return text;
      return text.replace(
        /(href=")([^"]*)/g,
        (_all, start: string, href: string) => start + move(href),
      );
    },
  });
  return { ...moved, ...(media !== undefined && { media }) };
}
