import { checkConfig } from '../../src/check/check-config';
import type { FileReport } from '../../src/check/report/file-report';
import { writeChanged } from './check-changed';
import { publicFiles } from './minimal-config';

/** The report about a text, as the command makes it. */
export function reportOn(text: string, file = 'site.config.json'): FileReport {
  return { file, text, problems: checkConfig(text, publicFiles).problems };
}

/** Reports with and without problems, places, hints, fixes and related places. */
export const sampleReports: readonly FileReport[] = [
  reportOn(writeChanged({})),
  reportOn('{\n  "a": 1,\n}', 'comma.json'),
  reportOn(
    writeChanged({ '/routes/0/blocks/1/tone': 'surfase', '/site/name': 5 }),
    'two/faults.json',
  ),
  reportOn(writeChanged({ '/routes/1/title': 'Home' }), 'a warning.json'),
  reportOn(writeChanged({ '/redirects': Array.from({ length: 70 }, () => 'x') }), 'many.json'),
  addRelated(reportOn(writeChanged({ '/embeds/1/id': 'booking' }), 'related.json')),
];

function addRelated(report: FileReport): FileReport {
  const start = { line: 3, column: 5 };
  const related = [
    { message: 'The first one.', path: '/embeds/0', range: { start, end: { line: 3, column: 9 } } },
  ];
  return { ...report, problems: report.problems.map((problem) => ({ ...problem, related })) };
}
