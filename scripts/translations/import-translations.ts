import { decodeWhole, nameConfigFile, readConfigFile, replaceFile } from '../read/config-file';
import { CommandError } from '../commands/command-error';
import type { Problem } from '../../src/config/problem';
import { buildTextProblems } from '../../src/config/report/build-problems';
import type { FileReport } from '../../src/config/report/file-report';
import { indexLines } from '../../src/config/json/line-index';
import type { ReadListFiles } from '../../src/config/surroundings';
import {
  pointTo,
  type LanguageUnits,
  type TranslatedConfig,
} from '../../src/config/translations/list-units';
import { acceptTranslations } from './accept-translations';
import { changeTexts, type ChangedFile } from './change-texts';
import { readTranslations, type ReadTranslation } from './read-translations';
import { readXliff, type XliffFile } from './read-xliff';
import type { TranslatedSite } from './translated-site';

/** What came of a file of translations: what does not fit in it, or what was written. */
export type Imported =
  | { report: FileReport }
  | { written: string[]; changed: number; translated: number };

/**
 * Writes the translations of a file into the config, all of them or none, and notes which originals
 * they are of.
 *
 * @param config with all pages
 * @throws CommandError when a file cannot be read or written
 */
export function importTranslations(
  site: TranslatedSite,
  config: TranslatedConfig,
  file: string,
): Imported {
  const text = decodeWhole(readConfigFile(file));
  if (text === undefined)
    throw new CommandError(`${file} is not in UTF-8. Save the file again as UTF-8.`);
  const name = nameConfigFile(file);
  const refuse = (problems: Problem[]): Imported => ({ report: { file: name, text, problems } });

  const read = readXliff(text);
  if (read.findings.length > 0) return refuse(buildTextProblems(read.findings, text));
  const [main] = config.languages;
  const own = findLanguage(read, config, name);
  const { translations, findings } = readTranslations(read.units, own);
  if (findings.length > 0) {
    return refuse(
      buildTextProblems(
        findings.toSorted((one, other) => one.start - other.start),
        text,
      ),
    );
  }
  const languages = { main, language: own.language };
  const changes = changeTexts(site.text, config.joined, translations, languages);
  const newText = changes.find((change) => change.file === undefined)?.text ?? site.text;
  const readListFiles = readChanged(site.readListFiles, changes);
  const faults = site
    .check(newText, readListFiles)
    .problems.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) {
    return refuse(faults.map((fault) => placeInFile(fault, translations, own.language, text)));
  }
  for (const change of changes) replaceFile(change.file ?? site.configFile, change.text);
  const units = site.listUnits('all', newText, readListFiles)?.others ?? [];
  const after = units.find(({ language }) => language === own.language)?.units ?? [];
  const accepted = new Set(
    translations.filter(({ isAccepted }) => isAccepted).map(({ unit }) => unit.id),
  );
  const isNoted = acceptTranslations(site, own.language, after, ({ id }) => accepted.has(id));
  return {
    written: [
      ...changes.map((change) => change.file ?? nameConfigFile(site.configFile)),
      ...(isNoted ? [nameConfigFile(site.recordFile)] : []),
    ],
    changed: translations.filter((one) => one.text !== one.unit.translation).length,
    translated: translations.length,
  };
}

function findLanguage(
  { main, language }: XliffFile,
  { languages, others }: TranslatedConfig,
  file: string,
): LanguageUnits {
  const own = others.find((one) => one.language === language);
  if (own && main === languages[0]) return own;
  throw new CommandError(
    `${file} is a translation from "${main}" to "${language}"; the site is in ${languages.map((one) => `"${one}"`).join(', ')}, and the first one is the original.`,
  );
}

/** Reads lists as they would be after changes of their files. */
function readChanged(read: ReadListFiles, changes: readonly ChangedFile[]): ReadListFiles {
  return (written) => {
    const { files, ...found } = read(written);
    return {
      ...found,
      files: files.map(({ file, source }) => ({
        file,
        source: changes.find((change) => change.file === file)?.text ?? source,
      })),
    };
  };
}

/** A problem that the site would have, at the translation that is its cause. */
function placeInFile(
  problem: Problem,
  translations: readonly ReadTranslation[],
  language: string,
  text: string,
): Problem {
  const cause = translations.find(({ unit }) => problem.path === pointTo(unit, language));
  const positionOf = indexLines(text);
  const { fix: _fix, related: _related, source: _source, ...rest } = problem;
  const { start, end } = cause?.from ?? { start: 0, end: 0 };
  return { ...rest, range: { start: positionOf(start), end: positionOf(end) } };
}
