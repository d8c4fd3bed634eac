import { type Path, isObject } from '../../utils/json';
import { emailPattern, explainNoEmail } from '../../content/html/contact-links';
import { capitalize } from '../../utils/english';
import type { DefinedError } from 'ajv';
import type { Diagnostic } from '../diagnostic';
import { listSchemas, followReference } from '../../content/schema/walk-schema';
import { nameKindOfEntry } from '../report/describe-place';
import { readAsPattern } from './read-as-pattern';
import { explainInFile, type SchemaNode } from '../../content/schema/schema-node';
import { showExample, writeGroup } from './show-example';
import { suggestSpelling } from './suggest-spelling';
import { writeAmount } from './write-amount';

const kinds: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'a group in braces',
};

const maxShown = 60;

/** @param name what the message calls the value */
export function explainValue(
  error: DefinedError,
  path: Path,
  root: unknown,
  name: string,
): Diagnostic {
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
  const { message, ...rest } = explainPlainValue(error, name, orDelete(path, root));
  return { path, message: capitalize(message), ...rest };
}

/** The other way out of a value that is wrong, where a setting need not be there. */
export function orDelete(path: Path, root: unknown): string {
  const name = path.at(-1);
  const group = listSchemas(path.slice(0, -1), root).at(-1)?.resolved;
  return typeof name === 'number' || group?.required?.includes(name ?? '')
    ? '.'
    : ', or delete the setting.';
}

/** @param end what the advice ends with, such as a period */
function explainPlainValue(
  error: DefinedError,
  name: string,
  end: string,
): Omit<Diagnostic, 'path'> {
  const { data } = error;
  switch (error.keyword) {
    case 'type': {
      const { unit }: SchemaNode = { ...error.parentSchema };
      return {
        code: 'CFG0303',
        message: `${name} must be ${kinds[error.params.type]}, not ${showValue(data)}.`,
        ...suggestSpelling(error.params.type, data, end, unit),
        ...(error.params.type === 'object' && showExample(error, name)),
        ...(error.params.type === 'array' &&
          holdsGroups(error) && { hint: 'Write a list: [{ … }].' }),
      };
    }
    case 'enum': {
      const { kindOfValue, enumDescriptions = [] }: SchemaNode = { ...error.parentSchema };
      const choices = error.params.allowedValues.map(String);
      const isNamed = (one: unknown) => String(one).toLowerCase() === String(data).toLowerCase();
      const named = enumDescriptions.findIndex(isNamed);
      const title = `Write "${choices[named]}".`;
      return {
        code: 'CFG0304',
        message:
          kindOfValue === undefined
            ? `${name} cannot be ${showValue(data)}.`
            : `${showValue(data)} is not ${kindOfValue}.`,
        ...(named === -1
          ? { similar: { to: String(data), among: choices }, ...adviseChoice(error) }
          : { hint: title, fix: { title, text: JSON.stringify(choices[named]) } }),
      };
    }
    case 'const':
      return {
        code: 'CFG0304',
        message: `${name} can only be ${showValue(error.params.allowedValue)}.`,
        hint: `Write ${showValue(error.params.allowedValue)}, or delete the setting.`,
      };
    case 'pattern': {
      const hint: unknown = error.parentSchema?.['patternErrorMessage'];
      const kind = nameForm(String(error.parentSchema?.['kindOfValue']), name);
      const why =
        typeof data === 'string' && error.params.pattern === emailPattern
          ? explainNoEmail(data)
          : undefined;
      const message =
        data === ''
          ? `${name} is empty.`
          : `${showValue(data)} is not ${kind}${why === undefined ? '' : `: ${why}`}.`;
      const meant =
        typeof data === 'string' ? readAsPattern(data, error.params.pattern) : undefined;
      return { code: 'CFG0308', message, ...(typeof hint === 'string' && { hint }), ...meant };
    }
    case 'minLength': {
      const { limit } = error.params;
      return data === ''
        ? { code: 'CFG0305', message: `${name} is empty.`, hint: `Write some text here${end}` }
        : {
            code: 'CFG0305',
            message: `${showValue(data)} is too short for ${name}.`,
            hint: `Write at least ${limit} characters${end}`,
          };
    }
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
      const { minimum, maximum }: SchemaNode = { ...error.parentSchema };
      const hint =
        minimum === undefined || maximum === undefined
          ? `Write ${error.params.limit} or ${error.keyword === 'minimum' ? 'more' : 'less'}.`
          : `Write a number from ${String(minimum)} to ${String(maximum)}.`;
      return { code: 'CFG0306', message, hint };
    }
    case 'minItems': {
      const { noun, example } = describeEntries(error);
      const { limit } = error.params;
      const least = limit === 1 ? `one ${noun}` : `${limit} entries`;
      const message = `${name} needs at least ${least}.`;
      const shown = example === undefined ? '' : `, for example ${example}`;
      return { code: 'CFG0307', message, hint: `Add at least ${least}${shown}${end}` };
    }
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

/** `a valid slug or ID` → `a valid ID`, where the setting is one of the two */
function nameForm(kind: string, name: string): string {
  if (name === '"id"') return kind.replace('slug or ID', 'ID');
  return name === '"slug"' ? kind.replace('slug or ID', 'slug') : kind;
}

/** The noun for an entry of a list, and an example if the entries are groups. */
function describeEntries({ parentSchema }: DefinedError): { noun: string; example?: string } {
  const { items }: SchemaNode = { ...parentSchema };
  const noun = nameKindOfEntry(items).toLowerCase();
  const example = items && writeGroup(followReference(items));
  return { noun, ...(example !== undefined && { example }) };
}

/** Whether the entries of a list are groups. */
function holdsGroups({ parentSchema }: DefinedError): boolean {
  const { items }: SchemaNode = { ...parentSchema };
  const node = items && followReference(items);
  return node?.type === 'object' || node?.oneOf !== undefined;
}

function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a group';
  const text = JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…"` : text;
}

/** What to choose from, used as the hint where there are too many choices to list. */
function adviseChoice({ parentSchema }: DefinedError): Pick<Diagnostic, 'otherwise'> {
  const node: SchemaNode = parentSchema ?? {};
  const advice = node.patternErrorMessage ?? explainInFile(node);
  return advice === '' ? {} : { otherwise: advice };
}
