import type { FileReport } from './file-report';
import { describeReports } from './format-problems';
import type { Problem } from '../problem';
import { showHidden } from './show-hidden';

/**
 * Writes problems as commands that GitHub shows as annotations beside the lines of a pull request.
 * GitHub keeps ten errors and ten warnings of a step: the summary has them all.
 */
export function formatForGithub(reports: readonly FileReport[]): string {
  return [
    ...reports.flatMap(({ file, problems }) =>
      problems.map((problem) => writeCommand(problem.source?.file ?? file, problem)),
    ),
    describeReports(reports),
  ].join('\n');
}

function writeCommand(file: string, problem: Problem): string {
  const { start, end } = problem.range;
  const properties = {
    file: showHidden(file),
    line: start.line,
    endLine: end.line,
    // GitHub takes columns only within one line.
    ...(start.line === end.line && { col: start.column, endColumn: end.column }),
    title: problem.code,
  };
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${problem.severity} ${list.join(',')}::${escapeData(writeMessage(problem))}`;
}

function writeMessage({ message, place, hint, fix, related = [] }: Problem): string {
  return [
    message,
    ...(place ? [`In ${place}.`] : []),
    ...(hint ? [hint] : []),
    ...(fix && fix.title !== hint ? [fix.title] : []),
    ...related.map(({ source, range, message: other }) => {
      const where = `Line ${range.start.line}`;
      return `${source ? `${showHidden(source.file)}, ${where.toLowerCase()}` : where}: ${other}`;
    }),
  ].join('\n');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Writes all problems as Markdown, for the page of the run. */
export function formatSummary(reports: readonly FileReport[]): string {
  const rows = reports.flatMap(({ file, problems }) =>
    problems.map(({ code, severity, message, place, hint, fix, range, source }) => {
      const cells = [
        `${severity} ${code}`,
        `${showHidden(source?.file ?? file)}:${range.start.line}:${range.start.column}`,
        place ?? '',
        message,
        hint ?? fix?.title ?? '',
      ];
      return `| ${cells.map(escapeCell).join(' | ')} |`;
    }),
  );
  const table = [
    '| | line | place | what is wrong | what to do |',
    '| --- | --- | --- | --- | --- |',
  ];
  return [
    `### ${escapeCell(describeReports(reports))}`,
    '',
    ...(rows.length > 0 ? [...table, ...rows, ''] : []),
  ].join('\n');
}

/** Text that Markdown shows as it is, on one line. */
function escapeCell(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\\`*_[\]|~#@!]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(/[\r\n]+/g, ' ');
}
