import { entityKinds, findList, type EntityKind } from '../../content/entities';
import { readLanguages } from '../../content/languages/read-languages';
import { resolveLanguage } from '../../check/languages/resolve-language';
import { localize } from '../../content/regions/country-settings';
import { fillFrom, namePage } from '../model/find-route';
import { isTranslated } from '../model/languages';
import { nameEntry } from '../schema/name-value';
import { writeLabel } from '../schema/write-label';
import { isJsonObject, isList, type Json, type JsonObject } from '../../utils/json';
import { AnswerError, type Answers } from './answers';
import { listAreas, listLeftOut } from './sections';
import { listFiles, removeSections } from './remove-sections';
import { readId } from './make-entries';
import { renewWidgets, listWidgetSettings } from './make-widgets';
import { renewCrisisHelp } from './renew-crisis-help';
import { readAddress, readEntries, readMainLanguage, readPages } from './read-config';
import { renewEntries } from './renew-entries';
import { markSamples } from './mark-samples';
import { fillWords, moveAddresses, readWords } from './words';
import { writeIdentity } from './write-identity';

/** The site of a practice, made of a sample, and what has become of the sample. */
export interface MadeSite {
  config: JsonObject;
  /** addresses of pages that are gone */
  pages: readonly string[];
  /** entries that are gone */
  entries: readonly { kind: EntityKind; id: string }[];
  /** files of public/ that nothing uses any more */
  files: readonly string[];
}

/**
 * Makes the site of a practice of a sample: with its name and numbers, its people and widgets, and the
 * areas that it keeps. Nothing of the sample is said of the practice that it has not said itself: there
 * are blanks, and the checks do not let them onto a live site.
 *
 * @param sample a valid config, as it is written, with its lists in it
 * @throws AnswerError when an answer cannot be used
 */
export function makeSite(sample: JsonObject, answers: Answers): MadeSite {
  checkAnswers(sample, answers);
  const original = localizeMain(
    answers.otherLanguages === false ? keepMainLanguage(sample) : sample,
    answers.country,
  );
  const leftOut = listLeftOut(original, answers.keep);
  const identified = writeIdentity(moveAddresses(original, answers), answers);
  const renamed = renewCrisisHelp(identified, answers);
  const renewed = renewEntries(original, renamed, answers, leftOut);
  const left = removeSections(renamed, renewed.config, leftOut);
  const config = markSamples(
    fillWords(
      renewWidgets(left, answers, (id) => renewed.ownWidgets.has(id)),
      answers,
    ),
    answers,
  );
  return {
    config,
    pages: listGone(
      readPages(renamed).map(readAddress),
      readPages(config).map(readAddress),
      readPages(original).map(readAddress),
    ),
    entries: entityKinds.flatMap((kind) =>
      listGone(
        readEntries(renamed, kind).map(readId),
        readEntries(config, kind).map(readId),
        readEntries(original, kind).map(readId),
      ).map((id) => ({ kind, id })),
    ),
    files: listUnusedFiles(sample, config),
  };
}

/**
 * What is gone, as the sample calls it.
 *
 * @param renamed the same in the same order, with other names
 */
function listGone(
  renamed: readonly string[],
  now: readonly string[],
  original: readonly string[],
): string[] {
  const left = new Set(now);
  return original.filter((_name, index) => !left.has(renamed[index] ?? ''));
}

/** The config in its main language, as if there had never been another one. */
function keepMainLanguage(sample: JsonObject): JsonObject {
  const languages = readLanguages(sample);
  if (!languages) return sample;
  const value = resolveLanguage(sample, languages[0], languages).value as Json;
  if (!isJsonObject(value) || !isJsonObject(value['site'])) return sample;
  const { languages: _all, untranslated: _rule, ...site } = value['site'];
  return { ...value, site };
}

/** The config with dates and times as the country writes them: its main language has that country. */
function localizeMain(sample: JsonObject, country: string): JsonObject {
  const main = readMainLanguage(sample);
  const own = localize(main, country);
  const rename = (value: Json): Json => {
    if (isList(value)) return value.map(rename);
    if (!isJsonObject(value)) return value;
    const isText = isTranslated(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => {
        if (name === 'languages' && isList(child)) {
          return [name, child.map((code) => (code === main ? own : code))];
        }
        return [isText && name === main ? own : name, rename(child)];
      }),
    );
  };
  const { site, ...others } = sample;
  if (own === main || !isJsonObject(site)) return sample;
  if (readLanguages(sample)) return rename(sample) as JsonObject;
  return { ...others, site: { ...site, language: own } };
}

function listUnusedFiles(sample: JsonObject, config: JsonObject): string[] {
  const used = listFiles(config);
  const isFile = /^\/[^?#]*\.\w+$/;
  return [...listFiles(sample)].filter((file) => isFile.test(file) && !used.has(file)).toSorted();
}

/** A part of what is gone of a sample: what it is about, and each of them. */
interface GonePart {
  title: string;
  lines: readonly string[];
}

/** The removed pages and entries of a sample by their names, and the files that are now unused. */
export function describeGone(sample: JsonObject, { pages, entries, files }: MadeSite): GonePart[] {
  const kinds = [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const gone = new Set(entries.flatMap((entry) => (entry.kind === kind ? [entry.id] : [])));
    const list = String(findList(kind).at(-1));
    const shown = { site: sample['site'], language: readMainLanguage(sample) };
    const names = readEntries(sample, kind)
      .filter((entry) => gone.has(readId(entry)))
      .map((entry) => fillFrom(nameEntry(sample, list, entry) ?? readId(entry), shown));
    return `${writeLabel(list)}: ${names.join(', ')}`;
  });
  const gonePages = pages.map((address) => {
    const name = nameSamplePage(sample, address);
    return address.includes('{') ? name : `${name} (${address})`;
  });
  return [
    {
      title: 'Pages that will be removed, with all that they show left out or fictional:',
      lines: gonePages,
    },
    { title: 'Entries that will be removed:', lines: kinds },
    { title: 'Files that will no longer be used:', lines: files },
  ].filter(({ lines }) => lines.length > 0);
}

/** A page of the sample as the list of pages calls it. */
export function nameSamplePage(sample: JsonObject, address: string): string {
  const page = readPages(sample).find((one) => readAddress(one) === address);
  return page ? namePage(sample, page, readMainLanguage(sample)) : address;
}

/**
 * Looks whether answers are about the sample that there is. Whether what they say is right, the check
 * of the config finds out.
 *
 * @throws AnswerError that says what is wrong
 */
function checkAnswers(
  sample: JsonObject,
  { keep = [], people, widgets = {}, words = {} }: Answers,
): void {
  const areas = listAreas(sample).map(({ name }) => name);
  assertKnown('keep', 'an area', keep, areas);
  assertKnown(
    'widgets',
    'a widget',
    Object.keys(widgets),
    readEntries(sample, 'embed').map(readId),
  );
  assertKnown('words', 'a word', Object.keys(words), [...readWords(sample).keys()]);
  const named = people.flatMap((person) => Object.keys(person.widgets ?? {}));
  assertKnown('people', 'a setting for a widget', named, listWidgetSettings());
  if (mixesStates(sample, people)) {
    throw new AnswerError('people: either list "states" for everyone or for no one.');
  }
}

/** Whether some of the people of the answers and those who stay have states, and others have none. */
export function mixesStates(sample: JsonObject, people: Answers['people']): boolean {
  const haveStates = [
    ...people.map(({ states }) => states !== undefined),
    ...listStaying(sample).map(hasStates),
  ];
  return new Set(haveStates).size > 1;
}

/** The people of a sample who are real. */
export function listStaying(sample: JsonObject): JsonObject[] {
  return readEntries(sample, 'counselor').filter((person) => person['sample'] !== true);
}

export function hasStates(person: JsonObject): boolean {
  return person['statesAccepted'] !== undefined;
}

function assertKnown(
  answer: string,
  what: string,
  named: readonly string[],
  known: readonly string[],
): void {
  const stranger = named.find((name) => !known.includes(name));
  if (stranger === undefined) return;
  throw new AnswerError(
    `${answer}: "${stranger}" is not ${what} in this sample. Available: ${known.join(', ')}.`,
  );
}
