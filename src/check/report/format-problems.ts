import { listLineStarts } from '../json/line-index';
import {
  countProblems,
  type Problem,
  type ProblemCounts,
  type RelatedPlace,
  type SourceFile,
} from '../problem';
import { drawFrame } from './draw-frame';
import { type FileReport, splitByFile } from './file-report';
import { showHidden } from './show-hidden';

/** What an editor runs to have certain fixes made. */
const fixCommand = 'npm run validate -- --fix';

export interface FormatOptions {
  /** the text of the config, for the lines to show */
  text: string;
  /** how the file is called in the output */
  file: string;
  color: boolean;
  /** whether the last line counts the problems; left out, it does */
  hasCount?: boolean;
}

/** A line that starts a list or an entry of one: beside the words about it, it says nothing. */
const opensOnly = /^\s*(?:\{|"\w+": \[)\s*$/;

const escapeCodes = { error: '\u001B[31m', warning: '\u001B[33m', quiet: '\u001B[2m' };
const bold = '\u001B[1m';
const reset = '\u001B[0m';

/** Writes problems for people: what, where, the line itself, and what to do. */
export function formatProblems(problems: readonly Problem[], options: FormatOptions): string {
  const { text, file, color, hasCount = true } = options;
  const own: SourceFile = { file, text };
  const startsOf = new Map<SourceFile, number[]>();
  const paint = (code: string, words: string) => (color ? `${code}${words}${reset}` : words);

  const readLine = (source: SourceFile, { start }: Problem['range']): string => {
    const starts = startsOf.get(source) ?? listLineStarts(source.text);
    startsOf.set(source, starts);
    const { length } = source.text;
    const line = source.text.slice(starts[start.line - 1] ?? length, starts[start.line]);
    return line.replace(/[\r\n]+$/, '');
  };
  const showLine = (
    { range, source: from = own }: Pick<Problem, 'range' | 'source'>,
    paintMarks: (marks: string) => string,
  ): string[] => {
    const { line } = range.start;
    const { source, marks, gutter } = drawFrame(readLine(from, range), range);
    return [
      `${paint(escapeCodes.quiet, `${line} |`)} ${source}`,
      `${paint(escapeCodes.quiet, `${gutter} |`)} ${paintMarks(marks)}`,
    ];
  };
  const showRelated = (other: RelatedPlace): string[] => {
    const { message, range, source = own } = other;
    return [
      `${paint(escapeCodes.quiet, `  --> ${showHidden(source.file)}:${writeStart(range)}`)} ${message}`,
      ...(opensOnly.test(readLine(source, range))
        ? []
        : showLine(other, (marks) => paint(escapeCodes.quiet, marks))),
    ];
  };

  const reports = problems.map((problem) => {
    const { code, severity, message, place, range, related = [], source = own } = problem;
    const gutter = ' '.repeat(String(range.start.line).length);
    return [
      `${paint(escapeCodes[severity], `${severity}[${code}]`)}: ${paint(bold, message)}`,
      paint(escapeCodes.quiet, `  --> ${showHidden(source.file)}:${writeStart(range)}`),
      ...(place ? [paint(escapeCodes.quiet, `   in ${place}`)] : []),
      ...showLine(problem, (marks) => paint(escapeCodes[severity], marks)),
      ...listAdvice(problem).map((advice) => `${gutter} = ${advice}`),
      ...related.flatMap(showRelated),
      '',
    ].join('\n');
  });
  const isFixable = problems.some(({ fix }) => fix);
  return [
    ...reports,
    ...(hasCount ? [describeReports([{ file, text, problems }])] : []),
    ...(isFixable ? [`To fix the problems marked (fixable), run: ${fixCommand}`] : []),
  ].join('\n');
}

function listAdvice({ hint, fix }: Problem): string[] {
  const advice = hint ?? fix?.title;
  return advice === undefined ? [] : [`${advice}${fix ? ' (fixable)' : ''}`];
}

function writeStart({ start }: Problem['range']): string {
  return `${start.line}:${start.column}`;
}

/** `2 errors, 1 warning in site.config.json` */
export function describeReports(reports: readonly FileReport[]): string {
  const files = reports
    .flatMap((report) => (report.problems.length > 0 ? listFiles(report) : report))
    .map(({ file }) => showHidden(file));
  const name = files.length === 1 ? files[0] : `${files.length} files`;
  return `${describeCounts(countProblems(reports.flatMap(({ problems }) => problems)))} in ${name}`;
}

/** The files that the problems are in. */
function listFiles(report: FileReport): FileReport[] {
  return splitByFile(report).filter(({ problems }) => problems.length > 0);
}

/** `2 errors, 1 warning` */
export function describeCounts({ errors, warnings }: ProblemCounts): string {
  const parts = [
    ...(errors > 0 ? [errors === 1 ? '1 error' : `${errors} errors`] : []),
    ...(warnings > 0 ? [warnings === 1 ? '1 warning' : `${warnings} warnings`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'No problems';
}
