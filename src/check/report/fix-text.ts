import { applyEdits, pickSeparate } from '../json/apply-edits';
import { countProblems, type Fix, type Problem } from '../problem';
import { indexLines } from '../json/line-index';

/** A change that was made, as the lines it touched. */
export interface Change {
  code: Problem['code'];
  title: string;
  /** where it starts, in the text as it was when the change was made */
  line: number;
  before: string;
  /** undefined when the lines are gone */
  after?: string;
}

/** One syntax fault is found at a time; a file with more of them is not JSON at all. */
const maxRounds = 10_000;

/**
 * Makes all certain fixes: those of the syntax one by one, then the others, until none is left. A
 * fix that leaves more to correct than before is not made.
 *
 * @param check finds the problems of a text
 */
export function fixText(
  text: string,
  check: (text: string) => readonly Problem[],
): { text: string; changes: Change[] } {
  let state: State = { text, problems: check(text), changes: [] };
  for (let round = 0; round < maxRounds; round += 1) {
    const next = makeRound(state, check);
    if (!next) break;
    state = next;
  }
  return { text: state.text, changes: state.changes };
}

interface State {
  text: string;
  problems: readonly Problem[];
  changes: Change[];
}

/** All fixes at once or, if that makes something worse, the first one that does not. */
function makeRound(state: State, check: (text: string) => readonly Problem[]): State | undefined {
  const fixable = state.problems.filter((problem) => problem.fix);
  if (fixable.length === 0) return undefined;
  const attempts = [fixable, ...(fixable.length > 1 ? fixable.map((problem) => [problem]) : [])];
  for (const attempt of attempts) {
    const next = makeChanges(state, attempt, check);
    if (isBetter(next, state)) return next;
  }
  return undefined;
}

function makeChanges(
  { text, changes }: State,
  problems: readonly Problem[],
  check: (text: string) => readonly Problem[],
): State {
  const fixes = pickSeparate(problems.flatMap(({ fix }) => fix ?? []));
  const made = problems.flatMap(({ code, fix }) =>
    fix && fixes.includes(fix) ? [describeChange(text, code, fix)] : [],
  );
  const edited = applyEdits(
    text,
    fixes.flatMap(({ edits }) => edits),
  );
  return { text: edited, problems: check(edited), changes: [...changes, ...made] };
}

/** Less to correct, or a later step of the check: only a file that can be read shows the rest. */
function isBetter(next: State, before: State): boolean {
  const step = findStep(next.problems);
  const progress = step - findStep(before.problems);
  // One fault of the syntax is found at a time, and a fix brings none back in what was read before.
  if (progress !== 0 || step === 0) return progress >= 0;
  const [now, then] = [countProblems(next.problems), countProblems(before.problems)];
  return now.errors < then.errors || (now.errors === then.errors && now.warnings < then.warnings);
}

/** The step of the check that found errors: syntax, names, schema, rules, or none. */
function findStep(problems: readonly Problem[]): number {
  const families = problems
    .filter(({ severity, code }) => severity === 'error' && code !== 'CFG0009')
    .map(({ code }) => Number(code.slice(3, 5)));
  return Math.max(0, Math.min(5, ...families) - 1);
}

function describeChange(text: string, code: Problem['code'], fix: Fix): Change {
  const positionOf = indexLines(text);
  const from = Math.min(...fix.edits.map(({ start }) => start));
  const to = Math.max(...fix.edits.map(({ end }) => end));
  const { line, column } = positionOf(from);
  const start = from - column + 1;
  const wholeLines = from === start && '\r\n'.includes(text[to - 1] ?? ' ');
  if (wholeLines) {
    const before = text.slice(start, to).replace(/[\r\n]+$/, '');
    return { code, title: fix.title, line, before };
  }
  const before = text.slice(start, findLineEnd(text, to));
  const local = fix.edits.map((edit) => ({
    ...edit,
    start: edit.start - start,
    end: edit.end - start,
  }));
  return { code, title: fix.title, line, before, after: applyEdits(before, local) };
}

function findLineEnd(text: string, offset: number): number {
  const length = text.slice(offset).search(/[\r\n]/);
  return length < 0 ? text.length : offset + length;
}
