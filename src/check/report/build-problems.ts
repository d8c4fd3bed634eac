import { describePlace } from './describe-place';
import { maxDiagnostics, type Diagnostic, type SyntaxDiagnostic } from '../diagnostic';
import { writePointer } from '../../utils/json';
import { indexLines } from '../json/line-index';
import { createLocator } from '../json/locate';
import type { Problem, RelatedPlace } from '../problem';
import { type ProblemCode, problemKinds } from '../problems/problem-kinds';
import { listChoices, suggestName } from '../../utils/did-you-mean';
import { showHidden } from './show-hidden';
import { writeFix } from './write-fix';

/** More would not be read, and after fifty the first ones should be corrected anyway. */
export const maxProblems = 50;

/**
 * Adds to findings where they are in the text: errors first, then in the order of the text.
 *
 * @param isCut there may be more findings than these
 */
export function buildProblems(
  findings: readonly Diagnostic[],
  text: string,
  root: unknown,
  isCut = false,
): Problem[] {
  if (findings.length === 0) return [];
  const locate = createLocator(text);
  const placed = takeFirst(findings)
    .map((finding) => ({ finding, code: finding.code, ...locate(finding) }))
    .toSorted((a, b) => Number(isWarning(a)) - Number(isWarning(b)) || a.start - b.start);
  const positionOf = indexLines(text);

  const toRange = ({ start, end }: { start: number; end: number }) => ({
    start: positionOf(start),
    end: positionOf(end),
  });

  return cap(placed, isCut || findings.length > maxDiagnostics, ({ finding, code, start, end }) => {
    const { message, path, similar, choices, related } = finding;
    const suggestion = similar && suggestName(similar.to, similar.among);
    const hint =
      finding.hint ?? suggestion?.hint ?? (choices && listChoices(choices)) ?? finding.otherwise;
    const fix = writeFix(finding, suggestion?.name, text, { start, end }, locate);
    return {
      code,
      severity: problemKinds[code].severity,
      message: writeWords(message),
      ...(hint && { hint: writeWords(hint) }),
      path: writePointer(path),
      ...describe(root, path),
      range: toRange({ start, end }),
      ...(related && {
        related: related.map((other): RelatedPlace => ({
          message: writeWords(other.message),
          path: writePointer(other.path),
          ...describe(root, other.path),
          range: toRange(locate(other)),
        })),
      }),
      ...(fix && { fix: { ...fix, title: writeWords(fix.title) } }),
    };
  });
}

/** As many as are looked at, errors before warnings. */
function takeFirst(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  if (findings.length <= maxDiagnostics) return findings;
  const errors = findings.filter((finding) => !isWarning(finding));
  return [...errors, ...findings.filter(isWarning)].slice(0, maxDiagnostics);
}

function describe(root: unknown, path: Diagnostic['path']): { place?: string } {
  const place = describePlace(root, path);
  return place ? { place: writeWords(place) } : {};
}

/** Turns findings about the text itself, which already say where they are, into problems. */
export function buildTextProblems(findings: readonly SyntaxDiagnostic[], text: string): Problem[] {
  if (findings.length === 0) return [];
  const positionOf = indexLines(text);
  return cap(findings, false, ({ code, message, hint, start, end, place, related, fix }) => ({
    code,
    severity: problemKinds[code].severity,
    message: writeWords(message),
    ...(hint && { hint: writeWords(hint) }),
    path: '',
    ...(place && { place: writeWords(place) }),
    range: { start: positionOf(start), end: positionOf(end) },
    ...(related && {
      related: [
        {
          message: writeWords(related.message),
          path: '',
          range: { start: positionOf(related.start), end: positionOf(related.end) },
        },
      ],
    }),
    ...(fix && { fix: { ...fix, title: writeWords(fix.title) } }),
  }));
}

/** At most `maxProblems`, and then one that says how many more there are. */
function cap<T extends { code: ProblemCode }>(
  items: readonly T[],
  isCut: boolean,
  build: (item: T) => Problem,
): Problem[] {
  const problems = items.slice(0, maxProblems).map(build);
  const next = items[maxProblems];
  if (next === undefined) return problems;
  const { severity, range } = build(next);
  const hidden = items.slice(maxProblems);
  const warnings = hidden.filter(isWarning).length;
  const message = describeRest(hidden.length, items.length, isCut);
  const more = { errors: hidden.length - warnings, warnings };
  return [...problems, { code: 'CFG0009', severity, message, path: '', range, more }];
}

function describeRest(hidden: number, all: number, isCut: boolean): string {
  if (isCut) return `There are many more problems: the check stops after ${maxDiagnostics}.`;
  if (hidden === 1) return 'There is one more problem.';
  return `There are ${hidden} more problems: ${all} in all.`;
}

function isWarning({ code }: { code: ProblemCode }): boolean {
  return problemKinds[code].severity === 'warning';
}

/** Words of ours around what is in the config, as they can be shown anywhere. */
function writeWords(text: string): string {
  return showHidden(shortenText(text));
}

/** Longer than what we say ourselves, and short enough for a terminal. */
const keptAtStart = 400;
const keptAtEnd = 200;

/**
 * A message that quotes what is in the config, cut in its middle if that is long: the words around
 * the quotation say what is wrong.
 */
function shortenText(text: string): string {
  if (text.length <= keptAtStart + keptAtEnd + 1) return text;
  const first = text.slice(0, keptAtStart).replace(/[\uD800-\uDBFF]$/, '');
  const last = text.slice(-keptAtEnd).replace(/^[\uDC00-\uDFFF]/, '');
  return `${first}…${last}`;
}
