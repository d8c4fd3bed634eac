import { emailPattern, explainNoEmail } from '../content/email-address';
import { isObject } from '../../contract/is-object';
import { capitalize } from '../report/capitalize';
import type { DefinedError } from 'ajv';
import type { Finding } from '../finding';
import { readAsPattern } from './read-as-pattern';
import { showExample } from './show-example';
import { suggestSpelling } from './suggest-spelling';
import type { Path } from './walk-schema';
import { writeAmount } from './write-amount';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in braces',
};

const maxShown = 60;

/** @param name what the message calls the value */
export function explainValue(error: DefinedError, path: Path, name: string): Finding {
  if (error.keyword === 'uniqueItems') {
    const { i, j } = error.params;
    const [first, second] = [Math.min(i, j), Math.max(i, j)];
    return {
      code: 'CFG0311',
      path: [...path, second],
      message: `Entries ${first + 1} and ${second + 1} of ${name} are the same.`,
      hint: 'Delete one of the two entries.',
      related: [{ path: [...path, first], message: 'The first one is here.' }],
    };
  }
  const { message, ...rest } = explainPlainValue(error, name);
  return { path, message: capitalize(message), ...rest };
}

function explainPlainValue(error: DefinedError, name: string): Omit<Finding, 'path'> {
  const { data } = error;
  switch (error.keyword) {
    case 'type':
      return {
        code: 'CFG0303',
        message: `${name} must be ${kinds[error.params.type]}, not ${showValue(data)}.`,
        ...suggestSpelling(error.params.type, data),
        ...(error.params.type === 'object' && showExample(error, name)),
      };
    case 'enum':
      return {
        code: 'CFG0304',
        message: `${showValue(data)} is not a choice for ${name}.`,
        similar: { to: String(data), among: error.params.allowedValues.map(String) },
        ...describeSetting(error),
      };
    case 'const':
      return {
        code: 'CFG0304',
        message: `${name} can only be ${showValue(error.params.allowedValue)}.`,
        hint: `Write ${showValue(error.params.allowedValue)}, or delete the setting.`,
      };
    case 'pattern': {
      const hint: unknown = error.parentSchema?.['patternErrorMessage'];
      const kind = String(error.parentSchema?.['kindOfValue']);
      const why =
        typeof data === 'string' && error.params.pattern === emailPattern
          ? explainNoEmail(data)
          : undefined;
      const message = `${showValue(data)} is not ${kind}${why === undefined ? '' : `: ${why}`}.`;
      const meant =
        typeof data === 'string' ? readAsPattern(data, error.params.pattern) : undefined;
      return { code: 'CFG0308', message, ...(typeof hint === 'string' && { hint }), ...meant };
    }
    case 'minLength':
      return { code: 'CFG0305', message: `${name} is empty.`, ...describeSetting(error) };
    case 'maxLength': {
      const length = typeof data === 'string' ? [...data].length : 0;
      const message = `${name} has ${length} characters; at most ${error.params.limit} are allowed.`;
      const more = length - error.params.limit;
      const hint = `Shorten the text by ${more === 1 ? 'one character' : `${more} characters`}.`;
      return { code: 'CFG0305', message, hint };
    }
    case 'minimum':
    case 'maximum': {
      const least = error.keyword === 'minimum' ? 'least' : 'most';
      const limit = writeAmount(error.params.limit, error.parentSchema?.['unit']);
      const message = `${name} is ${showValue(data)}; it must be at ${least} ${limit}.`;
      return { code: 'CFG0306', message, ...describeSetting(error) };
    }
    case 'minItems':
      return {
        code: 'CFG0307',
        message: `${name} needs at least one entry.`,
        ...describeSetting(error),
      };
    case 'maxItems': {
      const count = Array.isArray(data) ? data.length : 0;
      const message = `${name} has ${count} entries; at most ${error.params.limit} are allowed.`;
      const more = count - error.params.limit;
      const hint = `Delete ${more === 1 ? 'one entry' : `${more} entries`}.`;
      return { code: 'CFG0307', message, hint };
    }
    default:
      throw new Error(`The schema uses "${error.keyword}", for which there is no message`);
  }
}

function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a group';
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…"` : text;
}

/** What the setting is for, used as the hint when no other one fits better. */
function describeSetting({ parentSchema }: DefinedError): Pick<Finding, 'otherwise'> {
  const description: unknown = parentSchema?.['description'];
  // "Cards." says nothing beside a message about a number.
  const says = typeof description === 'string' && description.split(' ').length > 2;
  return says ? { otherwise: description } : {};
}
