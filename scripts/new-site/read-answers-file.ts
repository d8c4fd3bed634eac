import { Ajv } from 'ajv';
import { listCountries } from '../../src/config/content/list-countries';
import { embedProviders } from '../../src/config/embeds/providers';
import type { Answers } from '../../src/editor/make-site/answers';
import { CommandError } from '../commands/command-error';
import { readConfigFile } from '../read/config-file';

const words = { type: 'object', additionalProperties: { type: 'string' } } as const;
const names = { type: 'array', items: { type: 'string' } } as const;
const text = { type: 'string', minLength: 1 } as const;

/** What a file with answers may say. Whether a value is right, the check of the config says. */
const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'url', 'phone', 'email', 'country', 'people'],
  properties: {
    name: text,
    shortName: text,
    url: { type: 'string', pattern: '^https://[a-z0-9.-]+(:[0-9]+)?$' },
    phone: text,
    email: text,
    country: { type: 'string', enum: listCountries().map(({ code }) => code) },
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
    people: {
      type: 'array',
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
  const validate = new Ajv().compile<Answers>(schema);
  if (validate(written)) return written;
  const [first] = validate.errors ?? [];
  const place = first?.instancePath.slice(1).replaceAll('/', ' > ') || 'the answers';
  const { additionalProperty, allowedValues } = first?.params ?? {};
  const what = additionalProperty ?? allowedValues ?? '';
  throw new CommandError(`${file}: ${place} ${first?.message ?? 'is invalid'} ${what}`.trim());
}

function parse(file: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new CommandError(`${file} is not JSON: ${String(error)}`, { cause: error });
  }
}
