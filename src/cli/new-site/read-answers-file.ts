import { Ajv, type DefinedError } from 'ajv';
import { findSyntaxErrors } from '../../check/brackets/find-syntax-errors';
import { readSource } from '../../check/json/read-source';
import type { Problem } from '../../check/problem';
import { buildProblems, buildTextProblems } from '../../check/report/build-problems';
import { formatProblems } from '../../check/report/format-problems';
import { explainSchemaErrors } from '../../check/schema/explain-schema-errors';
import { listCountries } from '../../content/regions/regions';
import { embedProviders } from '../../content/embeds/providers';
import type { Answers } from '../../editor/make-site/answers';
import { CommandError } from '../../io/command-error';
import { readConfigFile } from '../../io/config-file';
import { hasColor } from '../print-problems';

const words = { type: 'object', additionalProperties: { type: 'string' } } as const;
const names = { type: 'array', items: { type: 'string' } } as const;
const someText = { type: 'string', minLength: 1 } as const;

/** What a file with answers may say. Whether a value is right, the check of the config says. */
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'country'],
  properties: {
    name: someText,
    shortName: someText,
    url: {
      type: 'string',
      pattern: '^https://[a-z0-9.-]+(:[0-9]+)?$',
      kindOfValue: 'a website URL',
      patternErrorMessage: 'Write the URL without a path, such as "https://example.org".',
    },
    phone: someText,
    email: someText,
    country: {
      type: 'string',
      enum: listCountries().map(({ code }) => code),
      inFile: 'Write a two-letter code, such as "US".',
    },
    tagline: someText,
    city: someText,
    region: someText,
    social: {
      type: 'object',
      additionalProperties: false,
      required: ['network', 'href'],
      properties: { network: someText, href: someText },
    },
    logo: someText,
    colors: words,
    role: {
      type: 'object',
      additionalProperties: false,
      required: ['singular', 'plural'],
      properties: { singular: someText, plural: someText },
    },
    people: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: someText,
          firstName: someText,
          title: someText,
          states: names,
          image: someText,
          widgets: words,
        },
      },
    },
    provider: {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { name: { type: 'string', enum: Object.keys(embedProviders) }, host: someText },
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
 * @throws CommandError that says what is wrong with them, and where
 */
export function readAnswersFile(file: string): Answers {
  const { text, finding } = readSource(readConfigFile(file));
  const faults = finding ? [finding] : findSyntaxErrors(text);
  if (faults.length > 0) return refuse(file, text, buildTextProblems(faults, text));
  const written: unknown = JSON.parse(text);
  // The words for messages are keywords that Ajv does not know.
  const options = { allErrors: true, verbose: true, useDefaults: true, strict: false };
  const validate = new Ajv(options).compile<Answers>(schema);
  const answers: unknown = JSON.parse(text);
  if (validate(answers)) return answers;
  const findings = explainSchemaErrors(validate.errors as DefinedError[], written);
  return refuse(file, text, buildProblems(findings, text, written, false));
}

function refuse(file: string, text: string, problems: readonly Problem[]): never {
  // Only the config has fixes that a command makes.
  const shown = problems.map(({ fix: _fix, message, hint, ...problem }) => ({
    ...problem,
    message: nameFile(message),
    ...(hint !== undefined && { hint: nameFile(hint) }),
  }));
  throw new CommandError(formatProblems(shown, { file, text, color: hasColor }));
}

/** Messages are about the config; this is another file. */
function nameFile(sentence: string): string {
  return sentence.replaceAll('The config ', 'The file ');
}
