import type { Json, Path } from '../../utils/json';
import { describePlace } from '../schema/describe-place';
import { labelSetting, writeLabel } from '../schema/write-label';
import type { ProblemCode } from '../../check/problems/problem-kinds';

/** A problem of the config as the editor shows it. */
export interface EditorProblem {
  code: ProblemCode;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
  /** in place of the hint, for whoever does not see the text */
  inEditor?: string;
  /** where in the config; empty for the whole file */
  path: Path;
  /** where it is in a file that is not JSON, counted from 1 */
  position?: { line: number; column: number };
  /** which characters are meant, counted from where the value begins; before it, its name is */
  mark?: { start: number; end: number };
  /** what the request `fix` would do, in words; `isNote`: `accept` does it, and the config stays as it is */
  fix?: { label: string; isNote?: true };
}

/** Where something is wrong, what, and what to do, where nothing leads there. */
export function tellProblem(config: Json, problem: EditorProblem): string {
  const place = describePlace(config, problem.path);
  return [place && `${place}:`, explainProblem(problem)].filter(Boolean).join(' ');
}

/**
 * What is wrong and what to do, for somebody who sees forms: settings are called what the forms call
 * them.
 *
 * @param known what is said beside it anyway
 */
export function explainProblem(
  { message, hint, inEditor, path }: EditorProblem,
  known?: string,
): string {
  const [, missing] = / has no "(\w+)"\.$/.exec(message) ?? [];
  const settings: readonly Path[] = missing === undefined ? [path] : [path, [...path, missing]];
  const named = settings.reduce<string>((text, setting) => {
    const name = setting.at(-1);
    return typeof name === 'string'
      ? text.replaceAll(`"${name}"`, `“${labelSetting(setting)}”`)
      : text;
  }, message);
  const advice = inEditor ?? hint;
  return nameKeys(advice === undefined || advice === known ? named : `${named} ${advice}`);
}

/** A word in lowercase may also be an id: it is a key where something is done to it. */
const key =
  /"[a-z]+[A-Z]\w*"|(?<=\b(?:[Dd]elete|[Aa]dd|[Mm]ove|[Kk]eep|[Ss]et|[Uu]nder) )"[a-z]+"/g;

/** Calls settings in an advice what forms call them. */
export function nameKeys(text: string): string {
  return text.replaceAll(key, (written: string) => `“${writeLabel(written.slice(1, -1))}”`);
}
