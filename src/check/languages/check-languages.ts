import { isObject, getIn } from '../../utils/json';
import type { SiteConfig } from '../../generated/config-types';
import { listSiteAddresses } from '../../content/site-addresses';
import { maxDiagnostics, type Diagnostic } from '../diagnostic';
import { joinUses, listUses } from '../public-files/used-files';
import { findFaults, readConfig, type ReadConfig } from '../read-config';
import type { CheckContext } from '../check-context';
import { explainOlder, explainUntranslated } from './explain-translations';
import { problemKinds } from '../problems/problem-kinds';
import { readTranslationStatus } from './translation-record';
import { shareStructure } from '../../utils/share-structure';
import { explainHomeless } from './explain-homeless';
import { createUseFinder } from '../../content/languages/list-used-entries';
import { explainAmount, isTooMuch } from './language-amount';
import { mergeLanguages } from './merge-languages';
import { sortLanguages } from '../../content/languages/read-languages';
import { resolveLanguage, type ResolvedLanguage } from './resolve-language';
import type { AddressPair } from '../../content/languages/translate-links';

/** A language of a site beside the main one. */
export interface Translation {
  config: SiteConfig;
  /** the addresses of its pages, with placeholders, and what they are in the main language */
  addresses: readonly AddressPair[];
  /** its texts that are in the main language, because nobody has translated them */
  untranslated: ReadonlySet<string>;
  /** the usual words that are English, because the project has none in this language */
  english: ReadonlySet<string>;
}

/** Another language of a config as it was meant, whether or not all of it is right. */
export type MeantTranslation = Pick<Translation, 'config' | 'addresses'>;

/** A config in one of its languages, and what it says as far as it can be read. */
export type LanguageReading = ResolvedLanguage & { read: ReadConfig };

/** A site in several languages, checked in each. */
export interface CheckedLanguages {
  main: ReadConfig;
  /** present when every language fits the schema */
  translations?: readonly Translation[];
  /** those of the other languages in which enough can be read */
  meantTranslations: readonly MeantTranslation[];
  findings: readonly Diagnostic[];
  /** there may be more findings than these */
  isCut: boolean;
}

/**
 * Checks a config for each of its languages.
 *
 * @param readWritten reads the config, as it is written
 * @param languages the main one first
 * @param characters how long the text of the config is
 */
export function checkLanguages(
  readWritten: () => unknown,
  languages: readonly [string, ...string[]],
  characters: number,
  publicFiles: ReadonlySet<string>,
  checkContext: CheckContext,
): CheckedLanguages {
  const written = readWritten();
  const resolve = (language: string) => resolveLanguage(written, language, languages);
  const read = (language: string): LanguageReading => {
    const resolved = resolve(language);
    return { ...resolved, read: readConfig(resolved.value, () => resolve(language).value) };
  };
  /** What says the same as in the main language is the same object, in which rules look once. */
  const share = (reading: LanguageReading, { config: before }: ReadConfig): LanguageReading => {
    const { config: own } = reading.read;
    if (!own || !before) return reading;
    const config = shareStructure(own, before);
    return { ...reading, read: { ...reading.read, config, meant: { config, doubtful: [] } } };
  };
  const { checked, homeless } = sortLanguages(written, languages);
  const [first, ...others] = checked;
  const main = read(first);
  const readings: [LanguageReading, ...LanguageReading[]] = [main];
  for (const language of others) {
    const misfits = readings.reduce((sum, one) => sum + one.read.misfits.length, 0);
    if (misfits >= maxDiagnostics || isTooMuch(readings, characters)) break;
    readings.push(share(read(language), main.read));
  }
  const site = { readings, languages, homeless, hasTooMuch: isTooMuch(readings, characters) };
  return judgeLanguages(site, written, publicFiles, checkContext);
}

/** What was read of a site in several languages. */
export interface SiteReading {
  /** the main language first; those without a home page, and what nobody would read of, are left out */
  readings: readonly [LanguageReading, ...LanguageReading[]];
  /** all of the site */
  languages: readonly string[];
  homeless: readonly string[];
  /** whether the others were not read, because these have too many values together */
  hasTooMuch?: boolean;
}

/**
 * Checks what a config says in each of its languages.
 *
 * @param written the config, as it is written
 */
export function judgeLanguages(
  { readings, languages, homeless, hasTooMuch = false }: SiteReading,
  written: unknown,
  publicFiles: ReadonlySet<string>,
  checkContext: CheckContext,
): CheckedLanguages {
  const [main] = readings;
  const configs = readings.flatMap((one) => one.read.meant?.config ?? []);
  // Pages of one language link to those of others, and nobody knows those of one that makes no sense.
  const isReadable = configs.length === languages.length;
  const known: CheckContext = {
    ...checkContext,
    allAddresses: listSiteAddresses(configs),
    usedSomewhere: listFiles(configs),
  };
  const found: Diagnostic[] = [];
  const checked = readings.map((reading) => {
    const { read } = reading;
    const untranslated = listUntranslated(reading);
    const findings = isEnough(found)
      ? []
      : [
          ...read.misfits,
          ...(isReadable ? findFaults(read, publicFiles, { ...known, untranslated }) : []),
          ...checkTranslations(reading, main.language, checkContext, found.length),
        ];
    found.push(...findings);
    return { ...reading, untranslated, findings };
  });
  const [, ...others] = checked;
  const translations = others.flatMap(({ read, addresses, untranslated }): Translation[] => {
    const { config, missingWords } = read;
    return config ? [{ config, addresses, untranslated, english: missingWords.english }] : [];
  });
  return {
    main: main.read,
    ...(translations.length === languages.length - 1 && { translations }),
    meantTranslations: others.flatMap(({ read: { meant }, addresses }) =>
      meant ? [{ config: meant.config, addresses }] : [],
    ),
    findings: [
      ...explainBothSettings(written),
      ...(hasTooMuch ? [explainAmount()] : []),
      ...main.findings,
      ...homeless.map((language) => explainHomeless(language, written, languages)),
      ...mergeLanguages(
        checked.filter(({ language }) => !homeless.includes(language)),
        written,
        languages,
      ),
    ],
    isCut: isEnough(found) || readings.some((one) => one.read.isCut),
  };
}

/** Whether there is an error among so many findings that nobody would read of more. */
function isEnough(found: readonly Diagnostic[]): boolean {
  return (
    found.length >= maxDiagnostics &&
    found.some(({ code }) => problemKinds[code].severity === 'error')
  );
}

/** As the config has them: their links lead to pages of its language. */
function listUntranslated({ read: { meant }, texts }: LanguageReading): ReadonlySet<string> {
  return new Set(
    texts.flatMap(({ path, translation }) => {
      const text = translation === undefined ? getIn(meant?.config, path) : undefined;
      return typeof text === 'string' ? text : [];
    }),
  );
}

/** The files in public/ that a site uses in some language. */
function listFiles(configs: readonly SiteConfig[]): ReadonlySet<string> {
  const { linked, shown, cut } = joinUses(configs.map(listUses));
  return new Set([...linked, ...shown, ...cut]);
}

/**
 * The texts that pages of a language show and that are not written in it, or were before the original
 * changed. After so many findings that nobody reads of more, there are no warnings.
 */
function checkTranslations(
  { language, texts, read: { meant } }: LanguageReading,
  main: string,
  { translationRecord = {} }: CheckContext,
  foundBefore: number,
): Diagnostic[] {
  if (!meant) return [];
  const isError = meant.config.site.untranslated === 'error';
  if (foundBefore >= maxDiagnostics && !isError) return [];
  const isUsed = createUseFinder(meant.config);
  return readTranslationStatus(texts, language, translationRecord).flatMap(
    ({ path, state }): Diagnostic[] => {
      if (state === 'missing' && isUsed(path))
        return [explainUntranslated(path, language, isError)];
      return state === 'older' && isUsed(path) ? [explainOlder(path, language, main)] : [];
    },
  );
}

/** Says that a site names its languages twice. */
function explainBothSettings(root: unknown): Diagnostic[] {
  const site = isObject(root) ? root['site'] : undefined;
  if (!isObject(site) || !Object.hasOwn(site, 'language')) return [];
  return [
    {
      code: 'CFG0663',
      path: ['site', 'language'],
      atKey: true,
      message: 'The site has both "language" and "languages".',
      hint: 'Delete "language": the first of "languages" is the main one.',
    },
  ];
}
