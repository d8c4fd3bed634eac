import { appendFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkConfig } from '../../check/check-config';
import { countProblems } from '../../check/problem';
import type { FileReport } from '../../check/report/file-report';
import { formatAsJson } from '../../check/report/format-as-json';
import { formatAsSarif } from '../../check/report/format-as-sarif';
import { formatForGithub, formatSummary } from '../../check/report/format-for-github';
import { describeCounts, describeReports } from '../../check/report/format-problems';
import { compileCustomBlocks } from '../../build/custom-blocks/compile-custom-blocks';
import { keepNames } from '../../build/completions/keep-names';
import { nameConfigFile, readConfigFile, readSizeLimit } from '../../io/config-file';
import { limitHeapGrowth } from '../../io/heap-growth';
import { createListReader } from '../../io/list-files';
import { readTranslationRecord } from '../../io/translations/record-file';
import { listPublicFiles } from '../../io/public-files';
import { readCheckContext } from '../../io/read-check-context';
import type { ExitCode } from '../command';
import { CommandError } from '../../io/command-error';
import { progress } from '../../io/progress';
import { choice, flag, moment, wholeNumber } from '../options';
import { printHowToExplain, printProblems } from '../print-problems';
import { runCommand } from '../run-command';
import { locateConfig, projectSite } from '../../io/project-folder';
import { checkInBrowser } from '../validate/check-in-browser';
import { fixConfig, type FixedCheck } from '../validate/fix-files';

const { publicFolder } = projectSite;

interface Wanted {
  /** `-` is the standard input */
  files: readonly string[];
  format: 'human' | 'json' | 'github' | 'sarif';
  /** more warnings than this are as bad as an error */
  maxWarnings: number;
  quiet: boolean;
  fix: boolean;
  /** the moment that counts as now; left out, it is now */
  at: number | undefined;
}

/** @returns the exit code: 0 valid, 1 invalid */
function validate({ files, format, maxWarnings, quiet, fix, at }: Wanted): ExitCode {
  if (fix && files.includes('-')) {
    throw new CommandError('--fix needs a file. It cannot change standard input.');
  }
  limitHeapGrowth('reading');
  const sources = files.map((file) => ({ file, bytes: readConfigFile(file) }));
  progress.begin('reading public/');
  const publicFiles = listPublicFiles(publicFolder);
  const checkContext = readCheckContext(publicFolder, at);
  const reports = sources.map(({ file, bytes }, index): FileReport => {
    progress.enter(nameConfigFile(file));
    progress.begin('checking the config', sources.length);
    progress.advance(index);
    const known = { ...checkContext, sizeLimit: readSizeLimit(file) };
    const folder = file === '-' ? process.cwd() : dirname(resolve(file));
    const readListFiles = createListReader(folder);
    const translationRecord = readTranslationRecord(folder);
    const check: FixedCheck['check'] = (source, read) =>
      checkConfig(source, publicFiles, { ...known, translationRecord, readListFiles: read });
    const text = fix ? fixConfig(file, bytes, { readListFiles, check }) : undefined;
    const { problems, ...checked } = check(text ?? bytes, readListFiles);
    if (resolve(file) === projectSite.configFile) keepNames(projectSite, checked);
    // Only problems are shown in their lines, and a text of 30 MB takes a while to be made.
    const shown = text ?? (problems.length > 0 ? bytes.toString('utf8') : '');
    return { file: nameConfigFile(file), text: shown, problems };
  });

  print(quiet ? reports.map(leaveWarningsOut) : reports, format);
  const { errors, warnings } = countProblems(reports.flatMap(({ problems }) => problems));
  if (warnings > maxWarnings) {
    console.error(`Too many warnings: ${warnings}; at most ${maxWarnings} are allowed.`);
    return 1;
  }
  return errors > 0 ? 1 : 0;
}

function leaveWarningsOut(report: FileReport): FileReport {
  return {
    ...report,
    problems: report.problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) =>
        problem.more ? { ...problem, more: { ...problem.more, warnings: 0 } } : problem,
      ),
  };
}

function print(reports: readonly FileReport[], format: Wanted['format']): void {
  if (format === 'json') console.log(formatAsJson(reports));
  else if (format === 'sarif') console.log(formatAsSarif(reports));
  else if (format === 'github') printForGithub(reports);
  else printForPeople(reports);
}

function printForPeople(reports: readonly FileReport[]): void {
  for (const report of reports) {
    const { errors, warnings } = countProblems(report.problems);
    printProblems(report, { hasCount: errors > 0 });
    const more = warnings > 0 ? `, with ${describeCounts({ errors, warnings })}` : '';
    if (errors === 0) console.log(`${report.file} is valid${more}.`);
  }
  if (reports.length > 1) console.error(`\n${describeReports(reports)}`);
  printHowToExplain(reports.flatMap(({ problems }) => problems));
}

function printForGithub(reports: readonly FileReport[]): void {
  console.log(formatForGithub(reports));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, formatSummary(reports));
}

await runCommand({
  name: 'validate',
  about: 'Checks the config of the site and reports each problem with its location and a fix.',
  takesLong: true,
  operands: {
    value: 'FILE',
    about: 'a config to check; - is standard input (default: site.config.json)',
  },
  options: {
    format: choice(
      'FORMAT',
      ['human', 'json', 'github', 'sarif'],
      'output format: human (default), json for programs, github for pull request annotations, sarif for code scanning',
    ),
    quiet: flag('hides warnings and progress; --max-warnings still counts warnings'),
    'max-warnings': wholeNumber(
      'N',
      { least: 0 },
      'exits with code 1 if there are more than N warnings',
    ),
    fix: flag('makes all safe fixes and shows each change; the rest of the file stays unchanged'),
    browser: flag(
      'also opens each page of the site in a browser and reports the problems it finds',
    ),
    at: moment('checks the site as of this date and time, such as 2027-04-15T09:00'),
  },
  examples: {
    '': 'checks site.config.json',
    '--fix': 'makes all safe fixes',
    '--browser': 'checks the config, then every page in a browser',
    '--format json draft.json': 'checks another file and prints JSON',
  },
  exits: { 0: 'every file is valid', 1: 'a file or page has an error, or too many warnings' },
  async run(
    { format = 'human', 'max-warnings': maxWarnings = Infinity, quiet, fix, at, browser },
    operands,
  ) {
    if (browser && (operands.length > 0 || format !== 'human')) {
      throw new CommandError(
        '--browser only checks the site in this folder, and only prints text. Leave out the file and --format.',
      );
    }
    const files = operands.length > 0 ? operands : [locateConfig()];
    const exitCode = validate({ files, format, maxWarnings, quiet, fix, at });
    // The config of a site is only half of its custom blocks.
    await compileCustomBlocks();
    return browser && exitCode === 0 ? checkInBrowser(at) : exitCode;
  },
});
