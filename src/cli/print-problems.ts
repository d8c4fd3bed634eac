import type { Problem } from '../check/problem';
import type { FileReport } from '../check/report/file-report';
import { formatProblems } from '../check/report/format-problems';

/** Whether what is printed beside the results of a command is in color. */
export const hasColor = process.stderr.isTTY && !process.env['NO_COLOR'];

/** Prints how to read more about a problem, if there is one. */
export function printHowToExplain([first]: readonly Problem[]): void {
  if (first) console.error(`To learn more about a problem, run: npm run explain ${first.code}`);
}

/** Prints what was found in a file for people; nothing when nothing was found. */
export function printProblems(report: FileReport, options: { hasCount?: boolean } = {}): void {
  if (report.problems.length > 0) {
    console.error(formatProblems(report.problems, { ...report, ...options, color: hasColor }));
  }
}
