/** How many tests passed and did not run, and which failed. */
export interface TestResult {
  passed: number;
  failed: readonly string[];
  skipped: number;
}

type Fields = Record<string, unknown>;

/** Reads the JSON report of vitest. A test file that cannot be loaded counts as one failed test. */
export function readUnitReport(report: unknown): TestResult {
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = readFields(report);
  const brokenFiles = readList(testResults)
    .map(readFields)
    .filter((file) => file.status === 'failed' && readList(file.assertionResults).length === 0);
  return {
    passed: readNumber(numPassedTests),
    failed: [
      ...nameFailed(readUnitTests(report)),
      ...brokenFiles.map(({ name }) => `${String(name)}: it cannot be loaded`),
    ],
    skipped: readNumber(numPendingTests) + readNumber(numTodoTests),
  };
}

/** Reads the JSON report of playwright. An error outside of a test counts as one failed test. */
export function readBrowserReport(report: unknown): TestResult {
  const { stats, errors } = readFields(report);
  const { expected, flaky, skipped } = readFields(stats);
  return {
    // Passed at the second try, which Playwright reports by name.
    passed: readNumber(expected) + readNumber(flaky),
    failed: [
      ...nameFailed(readBrowserTests(report)),
      ...readList(errors).map((error) => String(readFields(error).message)),
    ],
    skipped: readNumber(skipped),
  };
}

function nameFailed(tests: readonly NamedTest[]): string[] {
  return tests
    .filter(({ state }) => state === 'failed')
    .map(({ file, title }) => (file === undefined ? title : `${file}: ${title}`));
}

/** A test with its whole title, and what came out of it. */
export interface NamedTest {
  title: string;
  /** the file it is in, as the report names it */
  file?: string;
  state: 'passed' | 'failed' | 'skipped';
  /** what the errors say, where the report has them */
  errors?: string[];
  /** how many attacks it has tried, where it says so */
  tried?: number;
}

/** The tests of vitest's JSON report that were chosen to run or skip themselves. */
export function readUnitTests(report: unknown): NamedTest[] {
  return readList(readFields(report).testResults)
    .map(readFields)
    .flatMap(({ name, assertionResults }) =>
      readList(assertionResults)
        .map(readFields)
        .map(({ fullName, status, meta }) => ({
          title: String(fullName),
          ...readFile(name),
          state: readState(status),
          ...readTries(readFields(meta).tried),
        })),
    );
}

/** The tests of playwright's JSON report, whose suites hold suites. */
export function readBrowserTests(report: unknown): NamedTest[] {
  const { suites, specs } = readFields(report);
  const own = readList(specs)
    .map(readFields)
    .flatMap(({ title, file, tests }) =>
      readList(tests)
        .map(readFields)
        .map(({ status, results, annotations }) => ({
          title: String(title),
          ...readFile(file),
          state: readState(status),
          errors: readList(results).flatMap(readErrors),
          ...readTries(findAnnotation(annotations, 'tried')),
        })),
    );
  return [...own, ...readList(suites).flatMap(readBrowserTests)];
}

function readFile(file: unknown): { file?: string } {
  return typeof file === 'string' ? { file } : {};
}

function readTries(tried: unknown): { tried?: number } {
  return tried === undefined ? {} : { tried: Number(tried) };
}

function findAnnotation(annotations: unknown, type: string): unknown {
  return readList(annotations)
    .map(readFields)
    .find((annotation) => annotation.type === type)?.description;
}

function readErrors(result: unknown): string[] {
  return readList(readFields(result).errors).map((error) => String(readFields(error).message));
}

function readState(status: unknown): NamedTest['state'] {
  if (status === 'passed' || status === 'expected' || status === 'flaky') return 'passed';
  return status === 'failed' || status === 'unexpected' ? 'failed' : 'skipped';
}

/**
 * Corrects a result by how its run ended: a run that failed without saying which test,
 * or that ran no test at all, is one failure.
 */
export function judgeRun(name: string, result: TestResult, succeeded: boolean): TestResult {
  const isSilent = result.failed.length === 0 && (!succeeded || result.passed === 0);
  return isSilent ? { ...result, failed: [`${name}: failed, but did not name a test`] } : result;
}

/** The result of several runs together. */
export function sumResults(results: readonly TestResult[]): TestResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.flatMap(({ failed }) => failed),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** The failed tests, a line each, and the result in one line: `12 passed, 0 failed, 1 skipped`. */
export function formatResult({ passed, failed, skipped }: TestResult): string {
  const counts = `${passed} passed, ${failed.length} failed, ${skipped} skipped`;
  return [...failed.map((name) => `Failed: ${name}`), counts].join('\n');
}

function readFields(value: unknown): Fields {
  return isFields(value) ? value : {};
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function readNumber(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Whether a word that begins with "@" is in the title of a test: `@F4`. */
export function hasTag({ title }: NamedTest, tag: string): boolean {
  return title.split(/\s+/).includes(tag);
}
