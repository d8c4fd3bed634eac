import { isCompiled } from '../io/engine-folder.mjs';
import { longOptions } from './long-command';
import type { Options, Values } from './options';

/** What a command exits with: it is done, or it found something wrong. */
export type ExitCode = 0 | 1;

/** What a command works on, written without a dash. */
export interface Operands {
  /** how the usage calls one, such as `FILE` */
  value: string;
  /** what they are, for `--help` */
  about: string;
  /** how many there must be and can be; left out, any number */
  least?: number;
  most?: number;
}

/** A command of the project, such as `npm run validate`. */
export interface Command<O extends Options> {
  /** its name on the command line */
  name: string;
  /** what it does, as a sentence */
  about: string;
  operands?: Operands;
  options?: O;
  /** it may take more than a second: it knows `longOptions`, and shows its progress */
  takesLong?: true;
  /** what follows the name → what that does */
  examples: Readonly<Record<string, string>>;
  /** when it exits with 0 and, if it can find something wrong, with 1 */
  exits: { 0: string; 1?: string };
  /**
   * @returns the exit code; 0 when left out
   * @throws CommandError when it cannot do its work
   */
  run: (
    options: Values<O>,
    operands: readonly string[],
  ) => ExitCode | void | Promise<ExitCode | void>;
}

/** The options of a command. One of its own takes the place of one that all long commands have. */
export function listOptions<O extends Options>({ options, takesLong }: Command<O>): Options {
  return { ...options, ...(takesLong && { ...longOptions, ...options }) };
}

/** The scripts in the package.json of a site that installed the engine: command → call. */
const siteScripts: ReadonlyMap<string, string> = new Map([
  ['start', 'npm start'],
  ['edit', 'npm run edit'],
  ['build', 'npm run build'],
  ['validate', 'npm run check'],
]);

/** How a site that installed the engine starts a command; arguments can follow. */
export function writeSiteCall(name: string, hasArguments: boolean): string {
  const script = hasArguments ? undefined : siteScripts.get(name);
  return script ?? `npx pagewright ${name === 'validate' ? 'check' : name}`;
}

/** How a command is started, such as `npm run validate -- --fix`. */
export function writeCall(name: string, args: readonly string[] = []): string {
  const given = args.join(' ');
  if (isCompiled) return `${writeSiteCall(name, given !== '')} ${given}`.trimEnd();
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  // Only options must be kept from npm.
  const hasOptions = /(?:^|[ [])--/.test(given);
  return [call, ...(hasOptions ? ['--'] : []), given].join(' ').trimEnd();
}
