import { findNodeAtLocation, getLocation, getNodeValue, parseTree } from 'jsonc-parser';
import { capitalize } from '../../utils/english';
import { listSchemas } from '../../content/schema/walk-schema';
import type { SyntaxDiagnostic } from '../diagnostic';
import { applyEdits } from '../json/apply-edits';
import { indexLines } from '../json/line-index';
import { scanJson } from '../json/scan-json';
import { describePlace, nameKindOfEntry } from '../report/describe-place';
import { checkSchema } from '../schema/check-schema';
import { matchBrackets, type BracketMistake } from './match-brackets';

/** Faults of the syntax that a brace or bracket in the wrong place leads to. */
const effects = new Set(['CFG0101', 'CFG0104', 'CFG0106', 'CFG0109', 'CFG0110']);

/** Findings of the schema that say that something is in the wrong group. */
const misplaced = new Set(['CFG0301', 'CFG0302', 'CFG0303', 'CFG0309']);

/**
 * What keeps a text from being read as JSON, or leaves some of it out: the first fault of the
 * syntax, or all names that cannot be used. A brace or bracket that is missing far above the place
 * where JSON ends to make sense is reported where it belongs.
 */
export function findSyntaxErrors(text: string): SyntaxDiagnostic[] {
  const findings = scanJson(text);
  const [found] = findings;
  if (!found || !effects.has(found.code)) return findings;
  const mistakes = matchBrackets(text);
  if (mistakes?.length === 0 && found.code !== 'CFG0109') return findings;
  return [explainFirst(text, mistakes ?? [], found) ?? nameOpenValue(text, found)];
}

/** Undefined when what was found is still there without the mistakes, or another fault is. */
function explainFirst(
  text: string,
  mistakes: BracketMistake[],
  found: SyntaxDiagnostic,
): SyntaxDiagnostic | undefined {
  const editsTo = (offset: number) => mistakes.filter(({ end }) => end <= offset);
  const move = (offset: number) => applyEdits(text.slice(0, offset), editsTo(offset)).length;
  const corrected = applyEdits(text, mistakes);
  const [fault] = scanJson(corrected);
  const [first, second] = mistakes;
  if (!first || (fault && fault.start <= move(found.start) + 1)) return undefined;
  const isMoved = second !== undefined && isOne(first, second);
  const steps = (isMoved ? [first, second] : [first]).toSorted((a, b) => b.start - a.start);
  const missing = steps.find(({ moved }) => moved) ?? first;
  const { at } = steps.find(({ moved }) => !moved) ?? first;
  const { of } = missing;
  const inside = move(of.start) + (of.isBare ? 0 : 1);
  const open = describeOpen(corrected.slice(0, fault?.start), inside, of.line);
  const { noun, name, place } = open ?? { noun: 'the file', name: 'the file' };
  const hint = steps.map(({ advice }) => advice).join(' ');
  const edits = steps.map(({ start, end, text: written }) => ({ start, end, text: written }));
  const read = () => JSON.parse(corrected) as unknown;
  const findings = fault ? [fault] : checkSchema(read(), read).findings;
  const isCertain = !fault && findings.every(({ code }) => !misplaced.has(code));
  const opener = { start: of.start, end: of.start + 1 };
  return {
    code: missing.at.next?.kind === 'end' && missing.moved ? 'CFG0109' : 'CFG0110',
    message: capitalize(((isMoved && missing.moved) || missing.message).replace('X', () => name)),
    hint,
    start: at.start,
    end: at.end,
    place,
    related: of.isBare ? undefined : { message: `${capitalize(noun)} starts here.`, ...opener },
    fix: isCertain ? { title: hint, edits } : undefined,
  };
}

/** Whether a bracket was moved: one is missing, and the same is too many a few lines from there. */
function isOne(a: BracketMistake, b: BracketMistake): boolean {
  const isSame = a.bracket === b.bracket && !a.moved !== !b.moved;
  return isSame && Math.abs(a.at.line - b.at.line) <= 3;
}

/** What was found, with the group or list in which it is. */
function nameOpenValue(text: string, found: SyntaxDiagnostic): SyntaxDiagnostic {
  // These are found at the end of what is there.
  const json = text.slice(0, ['CFG0104', 'CFG0109'].includes(found.code) ? found.end : found.start);
  const open = describeOpen(json, json.length);
  if (!open) return found;
  const { name, place, start, depth } = open;
  const related = { message: `${capitalize(name)} is open.`, start, end: start + 1 };
  if (found.code !== 'CFG0109') return { ...found, place, related };
  const message = `The file ends too early: ${name} is still open, and ${depth} more around it.`;
  const hint = 'Check whether the whole file was saved, then add the missing part at the end.';
  return { ...found, message, hint, place, related };
}

/** What messages call the group or list that is open at an offset, and where it is. */
function describeOpen(json: string, offset: number, line?: number) {
  const tree = parseTree(json);
  const path = getLocation(json, offset).path.slice(0, -1);
  const key = path.at(-1);
  const node = tree && findNodeAtLocation(tree, path);
  if (!node || key === undefined) return undefined;
  const root: unknown = getNodeValue(tree);
  const kind = node.type === 'array' ? 'list' : 'group';
  const entry = nameKindOfEntry(listSchemas(path, root).at(-1)?.schema).toLowerCase();
  const noun = typeof key === 'number' ? `the ${entry}` : `the ${kind} "${key}"`;
  const { offset: start } = node;
  const name = `${noun} that starts on line ${line ?? indexLines(json)(start).line}`;
  return { noun, name, place: describePlace(root, path), start, depth: path.length };
}
