import type { DefinedError } from 'ajv';
import type { Finding } from './finding';
import { getChild } from './json-pointer';
import { findSimilarName } from './similar-name';
import { isObject, type Path } from './walk-schema';

type SchemaError<K extends DefinedError['keyword']> = Extract<DefinedError, { keyword: K }>;

/** A setting that the schema does not know. */
export function explainUnknown(
  error: SchemaError<'additionalProperties'>,
  path: Path,
  meant: string | undefined,
): Finding {
  const name = error.params.additionalProperty;
  const group = isObject(error.data) ? error.data : {};
  // A setting with a default is always there by now, so it may well be the one that was meant.
  const settings = Object.entries(error.parentSchema?.['properties'] ?? {})
    .filter(
      ([key, schema]) => !Object.hasOwn(group, key) || getChild(schema, 'default') !== undefined,
    )
    .map(([key]) => key);
  return {
    code: 'CFG0301',
    path: [...path, name],
    atKey: true,
    message: `"${name}" is not a setting here.`,
    similar: { to: name, among: meant === undefined ? settings : [meant] },
  };
}

/** A setting that must be there. Its description says what it is for. */
export function explainMissing(error: SchemaError<'required'>, path: Path): Finding {
  const name = error.params.missingProperty;
  const schema = getChild(error.parentSchema?.['properties'], name);
  const description = getChild(schema, 'description');
  return {
    code: 'CFG0302',
    path,
    message: `"${name}" is missing here.`,
    ...(typeof description === 'string' && { hint: description }),
  };
}

/** A block or a kind of cards whose `type` or `of` is missing or unknown. */
export function explainChoiceOfKind(error: SchemaError<'discriminator'>, path: Path): Finding {
  const { tag, tagValue } = error.params;
  const choices = listChoices(error, tag);
  if (typeof tagValue === 'string') {
    return {
      code: 'CFG0309',
      path: [...path, tag],
      message: `"${tagValue}" is not one of the choices for "${tag}".`,
      similar: { to: tagValue, among: choices },
    };
  }
  const written = isObject(error.data) ? findSimilarName(tag, Object.keys(error.data)) : undefined;
  return {
    code: 'CFG0309',
    path: tagValue === undefined ? path : [...path, tag],
    message: `"${tag}" is missing here: it says what kind of thing this is.`,
    ...(written !== undefined && written !== tag
      ? { hint: `Write "${tag}" instead of "${written}".` }
      : { similar: { to: '', among: choices } }),
  };
}

/** A picture with neither a description nor the mark that it is decorative, or with both. */
export function explainPicture(error: SchemaError<'oneOf'>, path: Path): Finding {
  return {
    code: 'CFG0310',
    path,
    message:
      error.params.passingSchemas === null
        ? 'This picture has no description for people who cannot see it.'
        : 'This picture has a description and is marked as decorative; only one can be true.',
    hint: 'Write "alt" and what it shows, or "decorative": true if it adds nothing to the text.',
  };
}

function listChoices(error: DefinedError, tag: string): string[] {
  const choices = getChild(getChild(error.parentSchema?.['properties'], tag), 'enum');
  return Array.isArray(choices) ? choices.map(String) : [];
}
