/** How many tests passed, failed and did not run. */
export interface TestResult {
  passed: number;
  failed: number;
  skipped: number;
}

type Fields = Record<string, unknown>;

/** Reads the JSON report of vitest. A test file that cannot be loaded counts as one failed test. */
export function readUnitReport(report: unknown): TestResult {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    readFields(report);
  const brokenFiles = readList(testResults)
    .map(readFields)
    .filter((file) => file.status === 'failed' && readList(file.assertionResults).length === 0);
  return {
    passed: readNumber(numPassedTests),
    failed: readNumber(numFailedTests) + brokenFiles.length,
    skipped: readNumber(numPendingTests) + readNumber(numTodoTests),
  };
}

/** Reads the JSON report of playwright. An error outside of a test counts as one failed test. */
export function readBrowserReport(report: unknown): TestResult {
  const { stats, errors } = readFields(report);
  const { expected, unexpected, flaky, skipped } = readFields(stats);
  return {
    // Passed at the second try, which Playwright reports by name.
    passed: readNumber(expected) + readNumber(flaky),
    failed: readNumber(unexpected) + readList(errors).length,
    skipped: readNumber(skipped),
  };
}

/** A test with its whole title, and what came out of it. */
export interface NamedTest {
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** what the errors say, where the report has them */
  errors?: string[];
  /** how many attacks it has tried, where it says so */
  tried?: number;
}

/** The tests of vitest's JSON report that were chosen to run or skip themselves. */
export function readUnitTests(report: unknown): NamedTest[] {
  return readList(readFields(report).testResults)
    .flatMap((file) => readList(readFields(file).assertionResults))
    .map(readFields)
    .map(({ fullName, status, meta }) => ({
      title: String(fullName),
      state: readState(status),
      ...readTries(readFields(meta).tried),
    }));
}

/** The tests of playwright's JSON report, whose suites hold suites. */
export function readBrowserTests(report: unknown): NamedTest[] {
  const { suites, specs } = readFields(report);
  const own = readList(specs)
    .map(readFields)
    .flatMap(({ title, tests }) =>
      readList(tests)
        .map(readFields)
        .map(({ status, results, annotations }) => ({
          title: String(title),
          state: readState(status),
          errors: readList(results).flatMap(readErrors),
          ...readTries(findAnnotation(annotations, 'tried')),
        })),
    );
  return [...own, ...readList(suites).flatMap(readBrowserTests)];
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
export function judgeRun(result: TestResult, succeeded: boolean): TestResult {
  const isSilent = result.failed === 0 && (!succeeded || result.passed === 0);
  return isSilent ? { ...result, failed: 1 } : result;
}

/** The result of several runs together. */
export function sumResults(results: readonly TestResult[]): TestResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

/** The result in one line: `12 passed, 0 failed, 1 skipped`. */
export function formatResult({ passed, failed, skipped }: TestResult): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
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
