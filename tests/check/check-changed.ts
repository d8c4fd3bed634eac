import { checkConfig, type CheckResult } from '../../src/check/check-config';
import { formatProblems } from '../../src/check/report/format-problems';
import type { CheckContext } from '../../src/check/check-context';
import { isObject } from '../../src/utils/json';
import { minimalConfig, publicFiles } from './minimal-config';

/** JSON pointer → new value; `undefined` deletes; `/-` at the end adds to a list. */
export type Changes = Readonly<Record<string, unknown>>;

/** Checks the minimal config after some changes. */
export function checkChanged(changes: Changes): CheckResult {
  return checkConfig(writeChanged(changes), publicFiles);
}

/** The codes of the problems that some changes to the minimal config lead to. */
export function listCodes(changes: Changes): string[] {
  return checkChanged(changes).problems.map(({ code }) => code);
}

/** What was found after some changes to the minimal config: code, words, line and columns. */
export function diagnose(changes: Changes, checkContext: CheckContext = {}): string {
  const { problems } = checkConfig(writeChanged(changes), publicFiles, checkContext);
  return problems
    .map(({ severity, code, message, range: { start, end } }) => {
      const to = end.line === start.line ? end.column : `${end.line}:${end.column}`;
      return `${severity}[${code}]: ${message} @${start.line}:${start.column}-${to}`;
    })
    .join('\n');
}

/** What an editor reads after some changes to the minimal config. */
export function reportChanged(changes: Changes): string {
  return reportText(writeChanged(changes));
}

/** What an editor reads about a text. */
export function reportText(source: string | Uint8Array): string {
  const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
  const { problems } = checkConfig(source, publicFiles);
  return formatProblems(problems, { text, file: 'site.config.json', color: false });
}

export function writeChanged(changes: Changes): string {
  const config: unknown = structuredClone(minimalConfig);
  changeSettings(config, changes);
  return JSON.stringify(config, null, 2);
}

/** Makes changes in a config. */
export function changeSettings(config: unknown, changes: Changes): void {
  for (const [pointer, value] of Object.entries(changes)) {
    change(config, pointer, structuredClone(value));
  }
}

function change(config: unknown, pointer: string, value: unknown): void {
  const parts = pointer.split('/').slice(1);
  const last = parts.pop() ?? '';
  let target = config;
  for (const part of parts) {
    if (!isObject(target) && !Array.isArray(target)) throw new Error(`${pointer} leads nowhere`);
    target = Reflect.get(target, part);
  }
  if (Array.isArray(target) && last === '-') target.push(value);
  else if (Array.isArray(target) && value === undefined) target.splice(Number(last), 1);
  else if (Array.isArray(target)) target[Number(last)] = value;
  else if (!isObject(target)) throw new Error(`${pointer} leads nowhere`);
  else if (value === undefined) Reflect.deleteProperty(target, last);
  else target[last] = value;
}
