import { Ajv, type DefinedError } from 'ajv';
import { listCountries } from '../../content/regions/regions';
import { embedProviders } from '../../content/embeds/providers';
import { readPointer } from '../../utils/json-pointer';
import { explainValue } from '../../check/schema/explain-values';
import type { Path } from '../../utils/json';
import { findSimilarName, suggestName } from '../../utils/did-you-mean';
import { capitalize } from '../../utils/english';
import { isObject } from '../../utils/is-object';
import type { Answers } from '../../editor/make-site/answers';
import { CommandError } from '../../io/command-error';
import { readConfigFile } from '../../io/config-file';

const words = { type: 'object', additionalProperties: { type: 'string' } } as const;
const names = { type: 'array', items: { type: 'string' } } as const;
const text = { type: 'string', minLength: 1 } as const;

/** What a file with answers may say. Whether a value is right, the check of the config says. */
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'country'],
  properties: {
    name: text,
    shortName: text,
    url: {
      type: 'string',
      pattern: '^https://[a-z0-9.-]+(:[0-9]+)?$',
      description: 'Write the URL without a path, such as "https://example.org".',
    },
    phone: text,
    email: text,
    country: {
      type: 'string',
      enum: listCountries().map(({ code }) => code),
      description: 'Write a two-letter code, such as "US".',
    },
    tagline: text,
    city: text,
    region: text,
    social: {
      type: 'object',
      additionalProperties: false,
      required: ['network', 'href'],
      properties: { network: text, href: text },
    },
    logo: text,
    colors: words,
    role: {
      type: 'object',
      additionalProperties: false,
      required: ['singular', 'plural'],
      properties: { singular: text, plural: text },
    },
    people: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: text,
          firstName: text,
          title: text,
          states: names,
          image: text,
          widgets: words,
        },
      },
    },
    provider: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: { type: 'string', enum: Object.keys(embedProviders) }, host: text },
    },
    widgets: words,
    keep: names,
    otherLanguages: { type: 'boolean' },
    words,
  },
};

/**
 * Reads answers from a file.
 *
 * @throws CommandError that says what is wrong with them
 */
export function readAnswersFile(file: string): Answers {
  const written = parse(file, readConfigFile(file).toString('utf8'));
  const validate = new Ajv({ allErrors: true, verbose: true, useDefaults: true }).compile<Answers>(
    schema,
  );
  if (validate(written)) return written;
  throw new CommandError(`${file}: ${explain(validate.errors as DefinedError[], written)}`);
}

/** The first mistake, in a sentence and what to do. */
function explain(errors: readonly DefinedError[], written: unknown): string {
  // A misspelled name is reported with the missing one that it stands for.
  const error = errors.find(({ keyword }) => keyword === 'required') ?? errors[0];
  if (!error) return 'The answers are not valid.';
  const path = readPointer(error.instancePath, written);
  const known = Object.keys((error.parentSchema?.['properties'] ?? {}) as object);
  const given = isObject(error.data) ? Object.keys(error.data) : [];
  if (error.keyword === 'required') {
    const missing = error.params.missingProperty;
    const unknown = given.filter((name) => !known.includes(name));
    const misspelled = findSimilarName(missing, unknown);
    const advice = misspelled
      ? `Write "${missing}" instead of "${misspelled}".`
      : `Add "${missing}".`;
    return `"${missing}" is missing from ${nameValue(path)}. ${advice}`;
  }
  if (error.keyword === 'additionalProperties') {
    const name = error.params.additionalProperty;
    const unused = known.filter((one) => !given.includes(one));
    const advice = suggestName(name, unused).hint ?? `Delete "${name}".`;
    return `${capitalize(nameValue([...path, name]))} is not a known answer. ${advice}`;
  }
  const name = nameValue(path);
  const message =
    error.keyword === 'pattern'
      ? `${JSON.stringify(error.data)} is not a valid ${name}.`
      : explainValue(error, [], written, name).message;
  const choices = error.keyword === 'enum' ? error.params.allowedValues.map(String) : [];
  const description: unknown = error.parentSchema?.['description'];
  const advice = suggestName(String(error.data), choices).hint ?? description;
  return typeof advice === 'string' ? `${message} ${advice}` : message;
}

/** What messages call a value: `the answers`, `"url"`, `"name" in entry 1 of "people"`. */
function nameValue(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the answers';
  const group = path.slice(0, -1);
  if (typeof last === 'number') return `entry ${last + 1} of ${nameValue(group)}`;
  return group.length === 0 ? `"${last}"` : `"${last}" in ${nameValue(group)}`;
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new CommandError(
      `${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
