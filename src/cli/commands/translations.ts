import { nameConfigFile } from '../../io/config-file';
import { nameLanguage } from '../../content/languages/language-code';
import type {
  LanguageUnits,
  TranslatedConfig,
  TranslationUnit,
} from '../../check/translations/list-units';
import { formatAsJson } from '../../check/report/format-as-json';
import type { FileReport } from '../../check/report/file-report';
import type { ExitCode } from '../command';
import { CommandError } from '../../io/command-error';
import { flag, list, text } from '../options';
import { printProblems } from '../print-problems';
import { runCommand } from '../run-command';
import { projectSite } from '../../io/project-folder';
import { acceptTranslations } from '../../io/translations/record-file';
import { countUnits, writeTable } from '../translations/count-units';
import { TranslatedSite } from '../../io/translations/translated-site';

interface Wanted {
  language: string | undefined;
  pages: readonly string[];
  accept: boolean;
  json: boolean;
}

/** @returns the exit code: 0 done, 1 the config has errors */
function runTranslations(configFile: string, wanted: Wanted): ExitCode {
  const { accept, json } = wanted;
  const site = new TranslatedSite(configFile);
  const name = nameConfigFile(configFile);
  const errors = site.check().problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return report({ file: name, text: site.text, problems: errors }, json);
  const config = site.listUnits(wanted.pages.length > 0 ? 'all' : 'own');
  if (!config) {
    throw new CommandError(
      `${name} is in one language. How to add another: docs/editing/language.md`,
    );
  }
  const chosen = choose(config, wanted);
  if (accept) return acceptAll(site, chosen);
  const languages = chosen.map((one) => ({ language: one.language, areas: countUnits(one) }));
  if (json) {
    console.log(JSON.stringify({ version: 1, languages }, null, 2));
    return 0;
  }
  console.log(languages.map(({ language, areas }) => writeTable(language, areas)).join('\n\n'));
  for (const { language, units } of chosen) {
    const untracked = units.filter(({ state }) => state === 'new');
    if (untracked.length > 0) console.error(`\n${adviseToAccept(untracked, language)}`);
  }
  return 0;
}

/** So many pages and lists fit into one command that people read. */
const maxAreas = 3;

function adviseToAccept(untracked: readonly TranslationUnit[], language: string): string {
  const name = nameLanguage(language);
  const areas = [...new Set(untracked.map(({ area }) => area))];
  // A shell would replace an asterisk with the names of files.
  const call = areas.slice(0, maxAreas).map((area) => `--page ${area === '*' ? '"*"' : area}`);
  const [subject, correct] =
    untracked.length === 1
      ? [`1 ${name} translation is`, 'If it is correct']
      : [`${untracked.length} ${name} translations are`, 'If they are correct'];
  const more =
    areas.length > maxAreas ? `\nThen do the same for ${areas.slice(maxAreas).join(', ')}.` : '';
  return `${subject} not tracked yet, so you won’t be warned when the original changes. ${correct}, run: npm run translations -- --language ${language} ${call.join(' ')} --accept${more}`;
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
        `"${page}" is not a page or list with text. To see the names, run: npm run translations`,
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
      ? `Wrote ${nameConfigFile(site.recordFile)}.`
      : 'Nothing to record: every translation is already marked as up to date.',
  );
  return 0;
}

function report(problems: FileReport, json: boolean): ExitCode {
  if (json) console.log(formatAsJson([problems]));
  else printProblems(problems);
  return 1;
}

await runCommand({
  name: 'translations',
  about: 'Shows which text of each page is translated, missing or outdated.',
  operands: { value: 'FILE', about: 'a config (default: site.config.json)', most: 1 },
  options: {
    language: text('CODE', 'shows only this language, such as es'),
    page: list(
      text('NAME', 'shows only this page or list, as named in the table; can be repeated'),
    ),
    accept: flag('marks all translations as up to date, or only those of --language and --page'),
    json: flag('prints JSON'),
  },
  examples: {
    '': 'prints a table of translated, missing and outdated text',
    '--page /contact --accept': 'marks the translations of a page as up to date',
  },
  exits: { 0: 'the table was shown, or the translations were marked', 1: 'the config has errors' },
  run: (options, [file]) =>
    runTranslations(file ?? projectSite.configFile, { ...options, pages: options.page }),
});
