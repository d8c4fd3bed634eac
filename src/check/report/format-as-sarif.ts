import { type FileReport, splitByFile } from './file-report';
import { showHiddenInLines } from './show-hidden';
import { writeExplanation } from './write-explanation';
import { indexLines } from '../json/line-index';
import type { Fix, Problem } from '../problem';
import { type ProblemCode, problemKinds } from '../problems/problem-kinds';
import { createFingerprints } from './write-fingerprint';

type Range = Problem['range'];

/**
 * Writes problems as SARIF 2.1.0, which GitHub code scanning and other services read.
 *
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function formatAsSarif(reports: readonly FileReport[]): string {
  const codes = [
    ...new Set(reports.flatMap(({ problems }) => problems.map(({ code }) => code))),
  ].toSorted();
  const log = {
    version: '2.1.0',
    $schema:
      'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: { driver: { name: 'config-validator', rules: codes.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: reports.flatMap(splitByFile).flatMap((report) => describeResults(report, codes)),
      },
    ],
  };
  return showHiddenInLines(JSON.stringify(log, null, 2));
}

function describeRule(code: ProblemCode): object {
  const { title, cause, severity } = problemKinds[code];
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: cause },
    help: { text: writeExplanation(code) },
    defaultConfiguration: { level: severity },
  };
}

function describeResults({ file, text, problems }: FileReport, codes: ProblemCode[]): object[] {
  const artifactLocation = { uri: encodeURI(file) };
  const writeFingerprint = createFingerprints(text);
  const locate = (range: Range, other = artifactLocation) => ({
    physicalLocation: { artifactLocation: other, region: describeRegion(range) },
  });
  return problems.map((problem) => {
    const { code, severity, message, hint, path, place, range, related, fix } = problem;
    const name = { fullyQualifiedName: path, ...(place && { decoratedName: place }) };
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: hint ? `${message} ${hint}` : message },
      locations: [{ ...locate(range), ...(path && { logicalLocations: [name] }) }],
      ...(related && {
        relatedLocations: related.map((other, id) => ({
          id,
          message: { text: other.message },
          ...locate(other.range, other.source && { uri: encodeURI(other.source.file) }),
        })),
      }),
      partialFingerprints: { 'codeAndPlace/v1': writeFingerprint(problem) },
      ...(fix && { fixes: [describeFix(fix, text, artifactLocation)] }),
    };
  });
}

/** Lines and columns count from 1 in both, and the end is behind the last character. */
function describeRegion({ start, end }: Range): object {
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

function describeFix(fix: Fix, text: string, artifactLocation: object): object {
  const positionOf = indexLines(text);
  const replacements = fix.edits.map((edit) => ({
    deletedRegion: describeRegion({ start: positionOf(edit.start), end: positionOf(edit.end) }),
    insertedContent: { text: edit.text },
  }));
  return {
    description: { text: fix.title },
    artifactChanges: [{ artifactLocation, replacements }],
  };
}
