import type { SiteConfig } from '../generated/config-types';
import { joinLists, type JoinedConfig } from './lists/join-lists';
import { findSyntaxErrors } from './brackets/find-syntax-errors';
import type { Diagnostic } from './diagnostic';
import { readSource, type SizeLimit } from './json/read-source';
import {
  checkLanguages,
  type CheckedLanguages,
  type MeantTranslation,
  type Translation,
} from './languages/check-languages';
import { readLanguages } from '../content/languages/read-languages';
import { describeNotReal, isNotReal, type NotReal } from './list-not-real';
import type { Problem } from './problem';
import { findFaults, readConfig, type ReadConfig } from './read-config';
import { buildProblems, buildTextProblems } from './report/build-problems';
import { replaceRenamedKeys, type RenamedKeys } from './schema/renamed-keys';
import type { CheckContext } from './check-context';

export interface CheckResult {
  /**
   * The typed config with all defaults filled in; present exactly when no problem is an error. Of a
   * site in several languages, it is the main one.
   */
  config?: SiteConfig;
  /** the other languages of the site, if it has some and no problem is an error */
  translations?: readonly Translation[];
  /** the usual words that are English, because the project has none in the language of `config` */
  english?: ReadonlySet<string>;
  /**
   * The config as it was meant, for what need not wait until all is right. Undefined when too much
   * is open.
   */
  meant?: SiteConfig;
  /** the other languages of the site, as they were meant */
  meantTranslations?: readonly MeantTranslation[];
  problems: Problem[];
  /** what keeps a site from going live that is not live, if `CheckContext.listsNotReal` asks for it */
  notReal?: readonly NotReal[];
}

/**
 * Checks the text of `site.config.json`: the encoding, then the syntax, then the schema, then what
 * no schema can say. Errors in the text itself are the last ones, because nothing can be read. A
 * site in several languages is checked as one config for each, as if it were written for that alone.
 *
 * @param publicFiles the files in public/ as the site serves them: `/images/x.jpg`, exact case
 * @param surroundings what else is known; what is left out is not checked
 */
export function checkConfig(
  source: Uint8Array | string,
  publicFiles: ReadonlySet<string>,
  checkContext: CheckContext = {},
): CheckResult {
  const json = readJson(source, checkContext);
  if ('faults' in json) return { problems: json.faults };
  const { written, place, readText } = json;
  const former = replaceRenamedKeys(written);
  const readWritten = (): unknown => {
    const value: unknown = JSON.parse(readText());
    replaceRenamedKeys(value);
    return value;
  };
  const listProblems = (all: readonly Diagnostic[], root: unknown, isCut: boolean): Problem[] => {
    const findings = [...former.findings, ...all.map((one) => placeAsWritten(one, former))];
    return findings.length === 0 ? [] : place(buildProblems(findings, readText(), root, isCut));
  };

  const languages = readLanguages(written);
  if (languages) {
    const checked = checkLanguages(
      readWritten,
      languages,
      readText().length,
      publicFiles,
      checkContext,
    );
    const { main, findings, isCut } = checked;
    const [faults, others] = separateNotReal(findings, main, checkContext);
    return {
      ...concludeLanguages(checked, listProblems(faults, written, isCut)),
      ...(others && { notReal: describeNotReal(listProblems(others, written, isCut)) }),
    };
  }

  const read = readConfig(written, readWritten);
  const { config, misfits, isCut } = read;
  const findings = dropMisread([...misfits, ...findFaults(read, publicFiles, checkContext)]);
  const root = config ?? readWritten();
  const [faults, others] = separateNotReal(findings, read, checkContext);
  return {
    ...conclude(read, listProblems(faults, root, isCut)),
    ...(others && { notReal: describeNotReal(listProblems(others, root, isCut)) }),
  };
}

/**
 * Where the list of languages is wrong, translations look like groups and settings out of place, and
 * entries for one language add up to too many.
 */
function dropMisread(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const ofLanguages = findings.filter(
    ({ path: [area, setting] }) => area === 'site' && setting === 'languages',
  );
  if (ofLanguages.length === 0) return findings;
  return findings.filter(
    (one) => ofLanguages.includes(one) || !['CFG0301', 'CFG0303', 'CFG0307'].includes(one.code),
  );
}

/** Of a site that is not live, what keeps it from that is no problem yet. */
function separateNotReal(
  findings: readonly Diagnostic[],
  { meant }: ReadConfig,
  { listsNotReal }: CheckContext,
): [faults: readonly Diagnostic[], notReal?: readonly Diagnostic[]] {
  if (!listsNotReal || meant?.config.site.status === 'live') return [findings];
  return [findings.filter((one) => !isNotReal(one)), findings.filter(isNotReal)];
}

/** A config that can be read, or what keeps it from being read. */
type ReadJson =
  | { faults: Problem[] }
  | (Pick<JoinedConfig, 'place'> & {
      /** the value that the text says */
      written: unknown;
      readText: () => string;
    });

/**
 * Reads the text of a config with all its lists in it. The text itself is not kept where it can be had
 * again: it takes as much memory as the value, and only problems are shown in it.
 */
function readJson(source: Uint8Array | string, checkContext: CheckContext): ReadJson {
  const { text: own, finding } = readSource(source, checkContext.sizeLimit);
  const textFindings = finding ? [finding] : findSyntaxErrors(own);
  if (textFindings.length > 0) return { faults: buildTextProblems(textFindings, own) };
  const { text, faults, place } = joinLists(own, checkContext);
  if (faults.length > 0) return { faults };
  const readText = text === own ? decodeLater(source, checkContext.sizeLimit) : () => text;
  return { written: JSON.parse(text), place, readText };
}

/** A function of its own: inside of another one, it would keep the texts of that one. */
function decodeLater(source: Uint8Array | string, sizeLimit?: SizeLimit): () => string {
  return () => readSource(source, sizeLimit).text;
}

/** What a check of a site in one language comes to. */
export function conclude(read: ReadConfig, problems: Problem[]): CheckResult {
  const { config, meant, missingWords } = read;
  return {
    ...(config && areWarnings(problems) && { config, english: missingWords.english }),
    ...(meant && { meant: meant.config }),
    problems,
  };
}

/** What a check of a site in several languages comes to. */
export function concludeLanguages(
  { main, translations, meantTranslations }: CheckedLanguages,
  problems: Problem[],
): CheckResult {
  const isGood = main.config && translations && areWarnings(problems);
  return {
    ...(isGood && { config: main.config, translations, english: main.missingWords.english }),
    ...(main.meant && { meant: main.meant.config, meantTranslations }),
    problems,
  };
}

function areWarnings(problems: readonly Problem[]): boolean {
  return problems.every(({ severity }) => severity === 'warning');
}

/** The finding with its places under the names that the file has for them. */
function placeAsWritten(finding: Diagnostic, { findWritten }: RenamedKeys): Diagnostic {
  const { path, related } = finding;
  return {
    ...finding,
    path: findWritten(path),
    ...(related && {
      related: related.map((other) => ({ ...other, path: findWritten(other.path) })),
    }),
  };
}
