import { existsSync } from 'node:fs';
import { nameConfigFile, replaceFile } from './read/config-file';
import type { LanguageUnits, TranslatedConfig } from '../src/config/translations/list-units';
import { formatAsJson } from '../src/config/report/format-as-json';
import type { FileReport } from '../src/config/report/file-report';
import type { ExitCode } from './commands/command';
import { CommandError } from './commands/command-error';
import { flag, list, text } from './commands/options';
import { printProblems } from './commands/print-problems';
import { runCommand } from './commands/run-command';
import { projectSite } from './project-folder';
import { acceptTranslations } from './translations/accept-translations';
import { countUnits, writeTable } from './translations/count-units';
import { importTranslations } from './translations/import-translations';
import { TranslatedSite } from './translations/translated-site';
import { writeXliff } from './translations/write-xliff';

interface Wanted {
  language: string | undefined;
  pages: readonly string[];
  newPages: boolean;
  exportTo: string | undefined;
  importFrom: string | undefined;
  accept: boolean;
  json: boolean;
}

/** @returns the exit code: 0 done, 1 something does not fit */
function runTranslations(configFile: string, wanted: Wanted): ExitCode {
  const { exportTo, importFrom, accept, json } = wanted;
  if ([exportTo, importFrom, accept || undefined].filter((one) => one !== undefined).length > 1) {
    throw new CommandError('Use only one of --export, --import and --accept at a time.');
  }
  const site = new TranslatedSite(configFile);
  const name = nameConfigFile(configFile);
  const errors = site.check().problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return report({ file: name, text: site.text, problems: errors }, json);
  const isAll = importFrom !== undefined || wanted.newPages || wanted.pages.length > 0;
  const config = site.listUnits(isAll ? 'all' : 'own');
  if (!config) {
    throw new CommandError(
      `${name} is in one language. How to add another: docs/editing/languages.md`,
    );
  }
  if (importFrom !== undefined) return importFile(site, config, importFrom, json);
  const chosen = choose(config, wanted);
  if (exportTo !== undefined) return exportFile(config, chosen, exportTo);
  if (accept) return acceptAll(site, chosen);
  const languages = chosen.map((one) => ({ language: one.language, areas: countUnits(one) }));
  if (json) {
    console.log(JSON.stringify({ version: 1, languages }, null, 2));
    return 0;
  }
  console.log(languages.map(({ language, areas }) => writeTable(language, areas)).join('\n\n'));
  for (const { language, units } of chosen) {
    const unnoted = units.filter(({ state }) => state === 'new').length;
    if (unnoted > 0) console.error(adviseToAccept(unnoted, language));
  }
  return 0;
}

function adviseToAccept(unnoted: number, language: string): string {
  return `\nOf ${unnoted} ${unnoted === 1 ? 'translation' : 'translations'} into "${language}", changes to the original will not be noticed. If the translations are correct, run: npm run translations -- --accept`;
}

/** The languages and texts that are asked for. */
function choose(
  { others }: TranslatedConfig,
  { language, pages }: Wanted,
): readonly LanguageUnits[] {
  const named = language === undefined ? others : others.filter((one) => one.language === language);
  if (named.length === 0) {
    const known = others.map((one) => `"${one.language}"`).join(', ');
    throw new CommandError(
      `"${language}" is not a translation language of this site. Use ${known}.`,
    );
  }
  for (const page of pages) {
    if (!others.some(({ units }) => units.some(({ area }) => area === page))) {
      throw new CommandError(
        `"${page}" is not a page or list with text. Use the names from the table.`,
      );
    }
  }
  if (pages.length === 0) return named;
  return named.map(({ units, ...one }) => ({
    ...one,
    newPages: [],
    units: units.filter(({ area }) => pages.includes(area)),
  }));
}

function exportFile(
  { languages: [main] }: TranslatedConfig,
  [chosen, ...others]: readonly LanguageUnits[],
  file: string,
): ExitCode {
  if (!chosen || others.length > 0) {
    throw new CommandError('Add the language: --language es --export FILE');
  }
  if (existsSync(file)) {
    throw new CommandError(
      `${file} already exists and may contain translations. Choose another name.`,
    );
  }
  replaceFile(file, writeXliff(chosen.units, main, chosen.language));
  console.log(`wrote ${file}: ${countPassages(chosen.units.length)}`);
  return 0;
}

function importFile(
  site: TranslatedSite,
  config: TranslatedConfig,
  file: string,
  json: boolean,
): ExitCode {
  const imported = importTranslations(site, config, file);
  if ('report' in imported) {
    const code = report(imported.report, json);
    if (!json) console.error('Nothing was written.');
    return code;
  }
  const { written, changed, translated } = imported;
  if (json) console.log(JSON.stringify({ version: 1, ...imported }, null, 2));
  else {
    console.log(`${countPassages(translated)} read, ${changed} of them new or changed.`);
    for (const one of written) console.log(`wrote ${one}`);
  }
  return 0;
}

function acceptAll(site: TranslatedSite, chosen: readonly LanguageUnits[]): ExitCode {
  let isWritten = false;
  const { others = [] } = site.listUnits('all') ?? {};
  for (const { language, units } of chosen) {
    const all = others.find((one) => one.language === language)?.units ?? [];
    const ids = new Set(units.map(({ id }) => id));
    isWritten = acceptTranslations(site, language, all, ({ id }) => ids.has(id)) || isWritten;
  }
  console.log(
    isWritten
      ? `wrote ${nameConfigFile(site.recordFile)}`
      : 'Nothing to record: every translation is already marked as up to date.',
  );
  return 0;
}

function countPassages(count: number): string {
  return count === 1 ? '1 passage' : `${count} passages`;
}

function report(problems: FileReport, json: boolean): ExitCode {
  if (json) console.log(formatAsJson([problems]));
  else printProblems(problems);
  return 1;
}

await runCommand({
  name: 'translations',
  about: 'Shows translation progress page by page, and exports and imports text for translators.',
  operands: { value: 'FILE', about: 'a config (default: site.config.json)', most: 1 },
  options: {
    language: text('CODE', 'only this language, such as es'),
    page: list(text('NAME', 'only this page or list, as named in the table; can be repeated')),
    'new-pages': flag('also includes pages that do not exist in the language yet'),
    export: text('FILE', 'writes the text into a new XLIFF 2.0 file for translators'),
    import: text('FILE', 'writes the translations of an XLIFF file into the config: all or none'),
    accept: flag('marks translations as up to date'),
    json: flag('prints JSON'),
  },
  examples: {
    '': 'prints a table of finished, missing and outdated translations',
    '--language es --export spanish.xlf': 'writes the text of all Spanish pages for a translator',
    '--import spanish.xlf': 'writes the translations from the translator into the config',
    '--page /contact --accept': 'marks the translations of a page as up to date',
  },
  exits: { 0: 'done', 1: 'the config has errors, or the translation file does not match' },
  run: (options, [file]) =>
    runTranslations(file ?? projectSite.configFile, {
      ...options,
      pages: options.page,
      newPages: options['new-pages'],
      exportTo: options.export,
      importFrom: options.import,
    }),
});
