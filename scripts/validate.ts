import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig } from '../src/config/check-config';
import { countProblems } from '../src/config/report/count-problems';
import type { FileReport } from '../src/config/report/file-report';
import { fixText } from '../src/config/report/fix-text';
import { formatAsJson } from '../src/config/report/format-as-json';
import { formatAsSarif } from '../src/config/report/format-as-sarif';
import { formatChanges } from '../src/config/report/format-changes';
import { formatForGithub, formatSummary } from '../src/config/report/format-for-github';
import { describeReports, formatProblems } from '../src/config/report/format-problems';
import { decodeWhole, nameConfigFile, readConfigFile, replaceFile } from './read/config-file';
import { listPublicFiles } from './read/public-files';
import { readSurroundings } from './read/read-surroundings';
import { runCommand } from './commands/run-command';
import { readValidateOptions, type ValidateOptions } from './commands/validate-options';
import { projectFolder } from './project-folder';

const publicFolder = join(projectFolder, 'public');
const color = process.stderr.isTTY && !process.env['NO_COLOR'];

/** @returns the exit code: 0 valid, 1 invalid */
function main(): number {
  const options = readValidateOptions();
  const sources = options.files.map((file) => ({ file, bytes: readConfigFile(file) }));
  const publicFiles = listPublicFiles(publicFolder);
  const surroundings = readSurroundings(publicFolder);
  const check = (source: Uint8Array | string) =>
    checkConfig(source, publicFiles, surroundings).problems;
  const reports = sources.map(({ file, bytes }): FileReport => {
    const text = options.fix ? fixFile(file, bytes, check) : undefined;
    return {
      file: nameConfigFile(file),
      text: text ?? bytes.toString('utf8'),
      problems: check(text ?? bytes),
    };
  });

  print(options.quiet ? reports.map(leaveWarningsOut) : reports, options);
  const { errors, warnings } = countProblems(reports.flatMap(({ problems }) => problems));
  if (warnings > options.maxWarnings) {
    console.error(
      `Too many warnings: ${warnings}, and at most ${options.maxWarnings} are allowed.`,
    );
    return 1;
  }
  return errors > 0 ? 1 : 0;
}

/** @returns the new text if something was mended */
function fixFile(
  file: string,
  bytes: Buffer,
  check: (text: string) => FileReport['problems'],
): string | undefined {
  const decoded = decodeWhole(bytes);
  if (decoded === undefined) return undefined;
  const { text, changes } = fixText(decoded, check);
  if (changes.length === 0) return undefined;
  replaceFile(file, text);
  console.error(`${formatChanges(changes, { file: nameConfigFile(file), color })}\n`);
  return text;
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

function print(reports: readonly FileReport[], { format }: ValidateOptions): void {
  if (format === 'json') console.log(formatAsJson(reports));
  else if (format === 'sarif') console.log(formatAsSarif(reports));
  else if (format === 'github') printForGithub(reports);
  else printForPeople(reports);
}

function printForPeople(reports: readonly FileReport[]): void {
  for (const { file, text, problems } of reports) {
    if (problems.length > 0) console.error(formatProblems(problems, { file, text, color }));
    const valid = problems.every(({ severity }) => severity === 'warning');
    if (valid) console.log(`${file} is valid.`);
  }
  if (reports.length > 1) console.error(`\n${describeReports(reports)}`);
  const [first] = reports.flatMap(({ problems }) => problems);
  if (first) console.error(`To read more about a problem: npm run explain ${first.code}`);
}

function printForGithub(reports: readonly FileReport[]): void {
  console.log(formatForGithub(reports));
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, formatSummary(reports));
}

runCommand(main);
