import { isObject } from '../../contract/is-object';
import type { SiteConfig } from '../../generated/config-types';
import { findHome } from '../content/language-base';
import { listAddresses } from '../content/list-addresses';
import type { Finding } from '../finding';
import type { Path } from '../schema/walk-schema';
import { getValue, writePointer } from '../json/json-pointer';
import { joinUses, listUses } from '../public-files/list-uses';
import { findFaults, readConfig, type ReadConfig } from '../read-config';
import type { Surroundings } from '../surroundings';
import { explainOlder, explainUntranslated } from './explain-translations';
import { nameLanguage } from './name-language';
import { judgeTexts } from './judge-texts';
import { createUseFinder } from './list-used-entries';
import { resolveLanguage, type ResolvedLanguage } from './resolve-language';
import { readInLanguage } from './page-in-language';
import type { AddressPair } from './translate-links';

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
  findings: readonly Finding[];
  /** there may be more findings than these */
  isCut: boolean;
}

/**
 * Checks a config for each of its languages.
 *
 * @param readWritten reads the config, as it is written
 * @param languages the main one first
 */
export function checkLanguages(
  readWritten: () => unknown,
  languages: readonly [string, ...string[]],
  publicFiles: ReadonlySet<string>,
  surroundings: Surroundings,
): CheckedLanguages {
  const resolve = (language: string) => resolveLanguage(readWritten(), language, languages);
  const read = (language: string): LanguageReading => {
    const resolved = resolve(language);
    return { ...resolved, read: readConfig(resolved.value, () => resolve(language).value) };
  };
  const [first, ...others] = languages;
  const readings = [read(first), ...others.map(read)] as const;
  return judgeLanguages(readings, readWritten(), publicFiles, surroundings);
}

/**
 * Checks what a config says in each of its languages.
 *
 * @param all the main language first
 * @param written the config, as it is written
 */
export function judgeLanguages(
  all: readonly [LanguageReading, ...LanguageReading[]],
  written: unknown,
  publicFiles: ReadonlySet<string>,
  surroundings: Surroundings,
): CheckedLanguages {
  const languages = all.map(({ language }) => language);
  const [main] = all;
  const configs = all.flatMap((one) => one.read.meant?.config ?? []);
  // Pages of one language link to those of others, and nobody knows those of one that makes no sense.
  const isReadable = configs.length === all.length;
  const known: Surroundings = {
    ...surroundings,
    allAddresses: listAddresses(configs),
    usedSomewhere: listFiles(configs),
  };
  const checked = all.map((reading) => {
    const { read } = reading;
    const untranslated = listUntranslated(reading);
    const findings = hasHome(reading, languages)
      ? [
          ...read.misfits,
          ...(isReadable ? findFaults(read, publicFiles, { ...known, untranslated }) : []),
          ...checkTranslations(reading, main.language, surroundings),
        ]
      : [];
    return { ...reading, untranslated, findings };
  });
  const homeless = all
    .filter((reading) => !hasHome(reading, languages))
    .map(({ language }) => explainHomeless(language, findTitleOfHome(written, main.language)));
  const [, ...others] = checked;
  const translations = others.flatMap(({ read, addresses, untranslated }): Translation[] => {
    const { config, missingWords } = read;
    return config ? [{ config, addresses, untranslated, english: missingWords.english }] : [];
  });
  return {
    main: main.read,
    ...(translations.length === others.length && { translations }),
    meantTranslations: others.flatMap(({ read: { meant }, addresses }) =>
      meant ? [{ config: meant.config, addresses }] : [],
    ),
    findings: [
      ...explainBothSettings(written),
      ...main.findings,
      ...homeless,
      ...mergeLanguages(checked),
    ],
    isCut: all.some((one) => one.read.isCut),
  };
}

/** As the config has them: their links lead to pages of its language. */
function listUntranslated({ read: { meant }, texts }: LanguageReading): ReadonlySet<string> {
  return new Set(
    texts.flatMap(({ path, translation }) => {
      const text = translation === undefined ? getValue(meant?.config, path) : undefined;
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
 * changed.
 */
function checkTranslations(
  { language, texts, read: { meant } }: LanguageReading,
  main: string,
  { translationRecord = {} }: Surroundings,
): Finding[] {
  if (!meant) return [];
  const isError = meant.config.site.untranslated === 'error';
  const isUsed = createUseFinder(meant.config);
  return judgeTexts(texts, language, translationRecord).flatMap(({ path, state }): Finding[] => {
    if (state === 'missing' && isUsed(path)) return [explainUntranslated(path, language, isError)];
    return state === 'older' && isUsed(path) ? [explainOlder(path, language, main)] : [];
  });
}

/** Whether visitors can come to a language. Before they can, there is little to say about it. */
function hasHome({ language, addresses }: ResolvedLanguage, languages: readonly string[]): boolean {
  const home = findHome({ language, languages });
  return addresses.some(({ own }) => own === home);
}

/** Where the title of the home page is written; undefined when there is no such page. */
function findTitleOfHome(written: unknown, main: string): Path | undefined {
  const routes = isObject(written) ? written['routes'] : undefined;
  if (!Array.isArray(routes)) return undefined;
  const index = routes.findIndex(
    (route: unknown) => isObject(route) && readInLanguage(route['path'], main, main) === '/',
  );
  const path: Path = ['routes', index, 'title'];
  const title = getValue(written, path);
  if (index === -1 || title === undefined) return undefined;
  return isObject(title) && Object.hasOwn(title, main) ? [...path, main] : path;
}

/** @param title where the title of the home page is */
function explainHomeless(language: string, title: Path | undefined): Finding {
  const name = nameLanguage(language);
  return {
    code: 'CFG0667',
    path: title ?? ['routes'],
    ...(!title && { atKey: true }),
    message: `There is no home page in ${name}.`,
    hint: `Write the title of the page with "path": "/" in ${name}, too: { … , "${language}": "…" }.`,
  };
}

/** Says that a site names its languages twice. */
function explainBothSettings(root: unknown): Finding[] {
  const site = isObject(root) ? root['site'] : undefined;
  if (!isObject(site) || !Object.hasOwn(site, 'language')) return [];
  return [
    {
      code: 'CFG0663',
      path: ['site', 'language'],
      atKey: true,
      message: 'The site has "language" and "languages".',
      hint: 'Delete "language": the first of "languages" is the main one.',
    },
  ];
}

/**
 * The findings of all languages with their places in the file. What an earlier language has at the
 * same place is said once; only what is written in the language itself can be fixed there.
 */
function mergeLanguages(checked: readonly ResolvedLanguage[]): Finding[] {
  const known = new Set<string>();
  return checked.flatMap(({ findings, places, language }, index) => {
    const placed = findings.map((finding): Finding => {
      const { fix, related, ...rest } = places.findPlace(finding);
      const isOwn = index === 0 || rest.path.at(-1) === language || namesLanguage(rest);
      return {
        ...rest,
        ...(!isOwn && { message: `In ${nameLanguage(language)}: ${rest.message}` }),
        ...(fix && isOwn && { fix }),
        ...(related && { related: related.map((other) => places.findPlace(other)) }),
      };
    });
    const added = placed.filter((finding) => !known.has(writePlace(finding)));
    for (const finding of added) known.add(writePlace(finding));
    return added;
  });
}

/** Says by itself which language it is about. */
function namesLanguage({ code }: Finding): boolean {
  return ['CFG0665', 'CFG0666', 'CFG0667', 'CFG0668'].includes(code);
}

function writePlace({ code, path, part }: Finding): string {
  return `${code} ${writePointer(path)} ${part?.start ?? ''}`;
}
