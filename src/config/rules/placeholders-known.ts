import type { Finding } from '../finding';
import { lookUpPlaceholder } from '../templates';
import { definition, followReference } from '../walk-schema';
import type { PlaceholderPlace } from './placeholder-places';
import type { Rule } from './rule-context';
import { listPlaceholders, type WrittenPlaceholder } from './written-placeholders';

/** What placeholders may start with, with the definition of the fields that may follow. */
const definitions = new Map([
  ['site', 'SiteIdentity'],
  ['counselor', 'Counselor'],
  ['post', 'Post'],
]);

/** Every placeholder is filled in where it stands. */
export const placeholdersKnown: Rule = ({ texts, findPlaceholders }) =>
  texts.flatMap(({ value, path }) =>
    listPlaceholders(value).flatMap((placeholder): Finding[] => {
      const place = findPlaceholders(path);
      const fault = explainPlace(placeholder, place) ?? explainField(placeholder, place);
      const part = { start: placeholder.offset, end: placeholder.offset + placeholder.text.length };
      return fault ? [{ ...fault, path, part }] : [];
    }),
  );

type Fault = Omit<Finding, 'path'> | undefined;

function explainPlace({ text, name }: WrittenPlaceholder, { names }: PlaceholderPlace): Fault {
  if (!definitions.has(name)) {
    return {
      code: 'CFG0407',
      message: `Nothing is known as "${name}".`,
      similar: { to: name, among: names },
    };
  }
  if (names.includes(name)) return undefined;
  return {
    code: 'CFG0408',
    message: `${text} is not filled in here.`,
    hint:
      names.length === 0
        ? 'Write the words themselves.'
        : `It stands for an entry of a list: use it where "forEach" goes through the ${name}s.`,
  };
}

function explainField(
  { text, name, field }: WrittenPlaceholder,
  { scopes }: PlaceholderPlace,
): Fault {
  const node = definition(definitions.get(name) ?? '');
  const fields = Object.entries(node.properties ?? {})
    .filter(([, property]) => isFillable(followReference(property).type))
    .map(([key]) => key);
  if (!fields.includes(field)) {
    return {
      code: 'CFG0407',
      message: `${text} is unknown.`,
      similar: { to: field, among: fields },
    };
  }
  if (text !== `{${name}.${field}}`) {
    return {
      code: 'CFG0407',
      message: `${text} is not written as a placeholder.`,
      hint: `Write {${name}.${field}}, without spaces.`,
    };
  }
  const optional = !node.required?.includes(field);
  if (optional && scopes.some((scope) => lookUpPlaceholder(scope, name, field) === undefined)) {
    return {
      code: 'CFG0407',
      message: `${text} has no value.`,
      hint: `Write "${field}" under "${name}", or the words themselves here.`,
    };
  }
  return undefined;
}

function isFillable(type: string | undefined): boolean {
  return type === 'string' || type === 'number' || type === 'integer';
}
