import { parseArgs } from 'node:util';
import { joinChoices } from '../utils/english';
import { suggestName } from '../utils/did-you-mean';
import { listOptions, writeCall, type Command, type Operands } from './command';
import { CommandError, OptionError } from '../io/command-error';
import { findSwallowed } from './find-swallowed';
import type { LongValues } from './long-command';
import type { Options, Values } from './options';

/** What was written after the name of a command. */
export interface Arguments<O extends Options> {
  options: Values<O>;
  operands: readonly string[];
  /** of a command that takes long: what all such can be told */
  long?: LongValues;
}

/**
 * Reads what was written after the name of a command.
 *
 * @param env the environment, in which npm leaves the options that it has kept for itself
 * @returns 'help' when that is asked for
 * @throws CommandError that says in one line what is wrong and what to write
 */
export function readArguments<O extends Options>(
  command: Command<O>,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Arguments<O> | 'help' {
  const options = listOptions(command);
  const tokens = splitArguments(options, args);
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return 'help';

  const operands = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []));
  const written = new Map<string, (string | true)[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const values = written.get(token.name) ?? [];
    written.set(token.name, [...values, readToken(command.name, options, token)]);
  }
  const swallowed = findSwallowed(options, { isWritten: (key) => written.has(key), operands, env });
  if (swallowed.length > 0) {
    const call = writeCall(command.name, [...swallowed, ...args]);
    throw new CommandError(
      `npm kept ${swallowed.join(' ')} for itself. Put "--" before the options: ${call}`,
    );
  }
  checkOperands(command.name, operands, command.operands);

  const values = Object.entries(command.options ?? {}).map(([key, option]) => [
    key,
    explainValue(key, () => option.read(written.get(key) ?? [])),
  ]);
  // Each has been read by the option of its name, which no type of Object.fromEntries can say.
  const given = { options: Object.fromEntries(values) as Values<O>, operands };
  if (!command.takesLong) return given;
  return { ...given, long: { quiet: written.has('quiet'), timings: written.has('timings') } };
}

function splitArguments(options: Options, args: readonly string[]) {
  const known = Object.entries(options).map(
    ([key, { value }]) => [key, { type: value === undefined ? 'boolean' : 'string' }] as const,
  );
  // Not strict: Node's messages know neither the nearest name nor how npm wants it written.
  return parseArgs({
    args: [...args],
    options: { ...Object.fromEntries(known), help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens;
}

/** @returns the value of an option that was written, `true` when it has none */
function readToken(
  name: string,
  options: Options,
  token: { name: string; rawName: string; value?: string | undefined; inlineValue?: boolean },
): string | true {
  const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
  if (!option || !token.rawName.startsWith('--')) {
    const similar = suggestName(token.name, Object.keys(options)).name;
    throw new CommandError(
      `Unknown option ${token.rawName}. ${similar ? `Did you mean --${similar}?` : seeHelp(name)}`,
    );
  }
  const { value, choices } = option;
  if (value === undefined) {
    if (token.value === undefined) return true;
    throw new CommandError(`${token.rawName} does not take a value. Remove "=${token.value}".`);
  }
  // A dash alone is a value: the standard input.
  const isNextOption = !token.inlineValue && /^-./.test(token.value ?? '');
  if (token.value !== undefined && !isNextOption) return token.value;
  const values = choices ? `a value: ${joinChoices(choices)}` : `a value: --${token.name} ${value}`;
  throw new CommandError(`${token.rawName} needs ${values}.`);
}

function checkOperands(name: string, given: readonly string[], operands?: Operands): void {
  const { value = '', least = 0, most = Infinity } = operands ?? { most: 0 };
  if (given.length < least) {
    throw new CommandError(`${value} is missing. ${seeHelp(name)}`);
  }
  const extra = given[most];
  if (extra !== undefined) {
    throw new CommandError(`Unexpected argument "${extra}". ${seeHelp(name)}`);
  }
}

function explainValue<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const name = error instanceof OptionError ? `--${key}` : `--${key}:`;
    throw new CommandError(`${name} ${error.message}`, { cause: error });
  }
}

function seeHelp(name: string): string {
  return `For help, run: ${writeCall(name, ['--help'])}`;
}
