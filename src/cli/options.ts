import { findMoment } from '../content/dates/read-moment';
import { joinChoices } from '../utils/english';
import { CommandError, OptionError } from '../io/command-error';

/** An option of a command. One without `value` is on or off, any other needs a value. */
export interface Option<T> {
  /** what it does, for `--help` */
  about: string;
  /** how the usage calls its value, such as `FILE` */
  value?: string;
  /** the only values that it can have */
  choices?: readonly string[];
  /** the option can be written several times */
  isList?: true;
  /**
   * @param written its values, in the order they were written; `true` for an option without value
   * @throws CommandError that says what is wrong with a value
   */
  read: (written: readonly (string | true)[]) => T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;

/** What was read of the options of a command. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends Option<infer T> ? T : never;
};

/** An option that is on or off. */
export function flag(about: string): Option<boolean> {
  return { about, read: (written) => written.length > 0 };
}

/** An option with any text as its value. */
export function text(value: string, about: string): Option<string | undefined> {
  return withValue(value, about, (written) => written);
}

/** An option with one of a few names as its value. */
export function choice<const Name extends string>(
  value: string,
  choices: readonly Name[],
  about: string,
): Option<Name | undefined> {
  const option = withValue(value, about, (written) => {
    const chosen = choices.find((name) => name === written);
    if (chosen !== undefined) return chosen;
    throw new OptionError(`cannot be "${written}". Use ${joinChoices(choices)}.`);
  });
  return { ...option, choices };
}

/** An option with a whole number as its value. */
export function wholeNumber(
  value: string,
  { least, most = Number.MAX_SAFE_INTEGER }: { least: number; most?: number },
  about: string,
): Option<number | undefined> {
  return withValue(value, about, (written) => {
    const number = /^\d+$/.test(written) ? Number(written) : NaN;
    if (number >= least && number <= most) return number;
    const range =
      most < Number.MAX_SAFE_INTEGER ? ` from ${least} to ${most}` : `, ${least} or more`;
    throw new OptionError(`must be a whole number${range}, not "${written}".`);
  });
}

/** An option with a moment as its value, in milliseconds since 1970. */
export function moment(about: string): Option<number | undefined> {
  return withValue('TIME', about, (written) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const found = findMoment(written, timeZone);
    if (found !== undefined) return found;
    throw new CommandError(
      `"${written}" is not a valid date and time. Write 2027-04-15T09:00 for local time, or 2027-04-15T09:00-05:00 with a UTC offset.`,
    );
  });
}

/** An option that can be written several times. */
export function list<T>(option: Option<T | undefined>): Option<T[]> {
  const readOne = (written: string | true): T[] => {
    const value = option.read([written]);
    return value === undefined ? [] : [value];
  };
  return { ...option, isList: true, read: (written) => written.flatMap(readOne) };
}

/** An option with a value of its own kind. If it is written several times, the last one counts. */
export function withValue<T>(
  value: string,
  about: string,
  readOne: (written: string) => T,
): Option<T | undefined> {
  return {
    about,
    value,
    read: (written) => {
      const last = written.at(-1);
      return typeof last === 'string' ? readOne(last) : undefined;
    },
  };
}
