import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/io/project-folder';

const playwrightFolder = join(projectFolder, 'node_modules/.cache/playwright');

/** The report of the browser tests of the engine, and that of the content checks. */
export const browserReport = join(playwrightFolder, 'report.json');
export const siteReport = join(playwrightFolder, 'site-report.json');

/** The JSON report that a run of tests has left; undefined if it ended before it wrote one. */
export function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** What makes the unit tests write their results into a file besides showing them. */
export function reportInto(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}
