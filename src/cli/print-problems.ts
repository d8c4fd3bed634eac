import { type Problem, titleNotReal } from '../check/problem';
import type { FileReport } from '../check/report/file-report';
import { formatProblems } from '../check/report/format-problems';
import type { NotReal, NotRealPlace } from '../check/list-not-real';
import { configName } from '../io/project-folder';

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

const maxPlaces = 3;

/** Prints what keeps a site from going live, with the first places of each. */
export function printNotReal(notReal: readonly NotReal[]): void {
  if (notReal.length === 0) return;
  const lines = notReal.map((item) => {
    const { places } = item;
    const more = places.length > maxPlaces ? ', …' : '';
    return `  ${titleNotReal(item)}: ${places.slice(0, maxPlaces).map(namePlace).join(', ')}${more}`;
  });
  console.log(
    [
      'This site is not live and is hidden from search engines. Before it goes live:',
      ...lines,
      'For all steps, see docs/editing/publish.md',
    ].join('\n'),
  );
}

function namePlace({ place, line, source }: NotRealPlace): string {
  const where = `${source?.file ?? configName}:${line}`;
  return place === undefined ? where : `${place} (${where})`;
}
