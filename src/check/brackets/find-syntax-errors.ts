import { listSchemas } from '../../content/schema/walk-schema';
import { type OpenValue, OpenValues } from './open-value';
import { matchBrackets, type BracketFault } from './match-brackets';
import { groupFaults, type BracketMistake } from './group-faults';
import { planEdits, type BracketEdit } from './plan-edits';
import { readLines, type PlacedToken } from './read-lines';
import type { SyntaxDiagnostic } from '../diagnostic';
import { applyEdits } from '../json/apply-edits';
import { scanJson } from '../json/scan-json';
import type { Fix } from '../problem';
import { capitalize } from '../../utils/english';
import { describePlace, nameKindOfEntry } from '../report/describe-place';
import { checkSchema } from '../schema/check-schema';

/** Faults of the syntax that a brace or bracket in the wrong place leads to. */
const effects = new Set(['CFG0101', 'CFG0104', 'CFG0106', 'CFG0109', 'CFG0110']);

/** Findings of the schema that say that something is in the wrong group. */
const misplaced = new Set(['CFG0301', 'CFG0302', 'CFG0303', 'CFG0309']);

const nouns = { '{': 'brace', '}': 'brace', '[': 'bracket', ']': 'bracket' };

/**
 * What keeps a text from being read as JSON, or leaves some of it out: the first fault of the
 * syntax, or all names that cannot be used. A brace or bracket that is missing far above the place
 * where JSON ends to make sense is reported where it belongs.
 */
export function findSyntaxErrors(text: string): SyntaxDiagnostic[] {
  const findings = scanJson(text);
  const [first] = findings;
  const bracket = first && explainBrackets(text, first);
  return bracket ? [bracket] : findings;
}

/**
 * What is wrong with the braces and brackets of a text, as the indentation of its lines shows it.
 * Undefined when that does not explain what was found: all are where they should be, or the lines
 * do not show what is in what.
 *
 * @param found the first fault in the syntax, as `scanJson` found it
 */
function explainBrackets(text: string, found: SyntaxDiagnostic): SyntaxDiagnostic | undefined {
  if (!effects.has(found.code)) return undefined;
  const tokens = readLines(text);
  if (!tokens) return undefined;
  const layout = matchBrackets(text, tokens);
  if (!layout) return nameOpenOnes(text, tokens, found);
  const planned = planEdits(layout.faults, text, tokens);
  const edits = planned.map(({ edit }) => edit);
  const corrected = applyEdits(text, edits);
  const [mistake] = groupFaults(layout.faults, planned);
  if (layout.faults.length === 0) return undefined;
  if (!mistake || !leadsOn(corrected, edits, found)) return nameOpenOnes(text, tokens, found);
  return explain(mistake, layout.root, isCertain(corrected));
}

/** What was found, with the group or list in which it is, where lines do not show more. */
function nameOpenOnes(
  text: string,
  tokens: readonly PlacedToken[],
  found: SyntaxDiagnostic,
): SyntaxDiagnostic | undefined {
  const { innermost, root } = readUntil(text, tokens, found.start);
  if (!innermost?.token || innermost.path.length === 0) return undefined;
  const place = describePlace(root, innermost.path);
  const { start, end } = innermost.token;
  return {
    ...found,
    ...(place && { place }),
    related: { message: `${capitalize(nameOpenValue(innermost, root))} is open.`, start, end },
  };
}

/** Whether what was found is gone after the edits, and nothing came in its place. */
function leadsOn(corrected: string, edits: Fix['edits'], { start }: SyntaxDiagnostic): boolean {
  const [next] = scanJson(corrected);
  if (!next) return true;
  const shift = edits
    .filter((edit) => edit.start <= start)
    .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return next.start > start + shift + 1;
}

/** Whether the whole file can be read after the edits, and everything is in a group that has it. */
function isCertain(corrected: string): boolean {
  if (scanJson(corrected).length > 0) return false;
  const { findings } = checkSchema(JSON.parse(corrected), () => JSON.parse(corrected) as unknown);
  return findings.every(({ code }) => !misplaced.has(code));
}

function explain(
  { faults, edits }: BracketMistake,
  root: unknown,
  certain: boolean,
): SyntaxDiagnostic | undefined {
  const [fault] = faults;
  if (!fault) return undefined;
  const surplus = faults.find(({ what }) => what === 'too many');
  const missing = faults.find(({ what }) => what !== 'too many') ?? fault;
  const of = (missing.what === 'too many' && missing.closed) || missing.of;
  const advice = joinAdvice(edits);
  const wasCutOff = faults.length > 1 && missing.what === 'closer missing' && isAtEnd(missing);
  const place = of && describePlace(root, of.path);
  return {
    code: isAtEnd(fault) ? 'CFG0109' : 'CFG0110',
    message: capitalize(wasCutOff ? sayCutOff(faults, root) : say(missing, surplus, root)),
    hint: wasCutOff
      ? 'Check whether the whole file was saved, then add the missing part at the end.'
      : advice,
    ...locate(surplus ?? missing),
    ...(place && { place }),
    ...(of?.token && {
      related: {
        message: `${capitalize(nameValue(of, root))} starts here.`,
        start: of.token.start,
        end: of.token.end,
      },
    }),
    ...(certain && !wasCutOff && { fix: { title: advice, edits: edits.map(({ edit }) => edit) } }),
  };
}

/** From the end of the file to its start, so that the numbers of lines stay right. */
function joinAdvice(edits: readonly BracketEdit[]): string {
  const [first, last] = [edits[0], edits.at(-1)];
  if (first && last && first !== last && first.edit.start === last.edit.start) {
    const written = edits.map(({ text }) => `"${text}"`).join(' and then ');
    return last.advice.replace(`"${last.text}" on a new line`, `${written} on new lines`);
  }
  return edits
    .toSorted((a, b) => b.edit.start - a.edit.start)
    .map(({ advice }) => advice)
    .join(' ');
}

function say(fault: BracketFault, surplus: BracketFault | undefined, root: unknown): string {
  const name = fault.of ? nameOpenValue(fault.of, root) : 'the file';
  switch (fault.what) {
    case 'too many': {
      const { kind, line } = fault.token;
      if (fault.of?.line === line && fault.of.opener === kind) {
        return `${nameValue(fault.of, root)} starts with two ${nouns[fault.of.opener]}s.`;
      }
      const bracket = `there is an extra "${kind}" on line ${line}`;
      const { closed } = fault;
      if (closed) return `${bracket}: ${nameOpenValue(closed, root)} is already closed.`;
      return fault.of ? `${bracket}, inside ${name}.` : `${bracket}: the file has ended.`;
    }
    case 'other kind':
      return `${name} is closed with "${fault.token.kind}".`;
    default: {
      const isCloser = fault.what === 'closer missing';
      const noun = `${isCloser ? 'closing' : 'opening'} ${nouns[fault.of.opener]}`;
      const line = isCloser
        ? `after line ${fault.previous.line}`
        : `before line ${fault.next.line}`;
      return surplus
        ? `the ${noun} of ${name} is in the wrong place; it belongs ${line}.`
        : `${name} has no ${noun}; it belongs ${line}.`;
    }
  }
}

function sayCutOff(faults: readonly BracketFault[], root: unknown): string {
  const [innermost] = faults;
  const name = innermost?.of ? nameOpenValue(innermost.of, root) : 'it';
  return `the file ends too early: ${name} is still open, and ${faults.length - 1} more around it.`;
}

function isAtEnd(fault: BracketFault): boolean {
  return fault.what === 'closer missing' && fault.next.kind === 'end';
}

function locate(fault: BracketFault): { start: number; end: number } {
  if (fault.what === 'opener missing') {
    const { start, end } = fault.previous.kind === ':' ? fault.previous : fault.next;
    return { start, end };
  }
  if ('token' in fault) return { start: fault.token.start, end: fault.token.end };
  return { start: Math.max(0, fault.previous.end - 1), end: fault.previous.end };
}

/**
 * What messages call a group or list: `the counselor that starts on line 410`, `the list "menu" that
 * starts on line 21`.
 *
 * @param root what was read of the file
 */
function nameOpenValue(value: OpenValue, root: unknown): string {
  const name = nameValue(value, root);
  return value.path.length === 0 ? name : `${name} that starts on line ${value.line}`;
}

/** `the counselor`, `the list "menu"`, `the file` */
function nameValue({ opener, path }: OpenValue, root: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return 'the file';
  if (typeof key === 'string') return `the ${opener === '[' ? 'list' : 'group'} "${key}"`;
  return `the ${nameKindOfEntry(listSchemas(path, root).at(-1)?.schema).toLowerCase()}`;
}

/** What is open at a point of a text up to which it is JSON, and what was read until then. */
function readUntil(
  text: string,
  tokens: readonly PlacedToken[],
  end: number,
): { innermost: OpenValue | undefined; root: unknown } {
  const open = new OpenValues();
  for (const [index, token] of tokens.entries()) {
    const { kind, start, line, indent } = token;
    if (start >= end || kind === 'end') break;
    if (kind === '{' || kind === '[') open.open(kind, { line, indent, token });
    else if (kind === '}' || kind === ']') open.close();
    else if (kind === 'string' && tokens[index + 1]?.kind === ':') open.addName(text, token);
    else if (kind !== ':' && kind !== ',') open.addValue(text, token);
  }
  return { innermost: open.get(), root: open.root };
}
