import { explainInFile, type SchemaNode } from '../../content/schema/schema-node';
import type { DefinedError } from 'ajv';
import { isObject, getChild, getIn, type Path } from '../../utils/json';
import type { Diagnostic } from '../diagnostic';
import { findOwner } from './find-owner';
import { joinChoices } from '../../utils/english';
import { findSimilarName, suggestName } from '../../utils/did-you-mean';
import { nameKindOfEntry } from '../report/describe-place';
import { listSchemas, followReference, siteSchema } from '../../content/schema/walk-schema';
import { writeSetting } from './show-example';

/** How many settings a hint lists before it refers to the full list. */
const maxListed = 8;

type SchemaError<K extends DefinedError['keyword']> = Extract<DefinedError, { keyword: K }>;

/** A setting that the schema does not know. */
export function explainUnknown(
  error: SchemaError<'additionalProperties'>,
  path: Path,
  root: unknown,
  meant: string | undefined,
): Diagnostic {
  const name = error.params.additionalProperty;
  const group = getIn(root, path);
  const all = Object.keys(error.parentSchema?.['properties'] ?? {});
  const unused = all.filter((key) => !isObject(group) || !Object.hasOwn(group, key));
  const used = all.filter((key) => !unused.includes(key));
  const settings = meant === undefined ? unused : [meant];
  const isNear = findSimilarName(name, settings) !== undefined;
  const { name: twin } = suggestName(name, used);
  return {
    code: 'CFG0301',
    path: [...path, name],
    atKey: true,
    message: `${nameGroup(path, root, 'A')} has no setting "${name}".`,
    ...(isNear
      ? { similar: { to: name, among: settings } }
      : {
          hint:
            (twin &&
              `${nameGroup(path, root, 'This')} already has "${twin}". Keep the value you want there and delete "${name}".`) ??
            findOwner(name, path, root) ??
            (path.length > 1 ? undefined : findCommonName(name, path[0])) ??
            listSettings(nameGroup(path, root, 'A'), unused, used),
        }),
  };
}

/** What messages call a group: `"site"`, `This post`, `A text block`. */
function nameGroup(path: Path, root: unknown, article: 'A' | 'This'): string {
  const last = path.at(-1);
  if (last === undefined) return 'The config';
  if (typeof last === 'string') return `"${last}"`;
  const kind = nameKindOfEntry(listSchemas(path, root).at(-1)?.schema).toLowerCase();
  const type = kind === 'block' ? getChild(getIn(root, path), 'type') : undefined;
  const noun = typeof type === 'string' && article === 'A' ? `${type} ${kind}` : kind;
  return `${article === 'A' && /^[aeiou]/.test(noun) ? 'An' : article} ${noun}`;
}

/** What can be written in a group in place of a setting that it cannot have. */
function listSettings(group: string, unused: readonly string[], used: readonly string[]): string {
  if (unused.length === 0) {
    const all = new Intl.ListFormat('en-GB').format(used.map(quote));
    return `Delete this setting. ${group} has only ${all}.`;
  }
  if (unused.length > maxListed) {
    const listed = unused.slice(0, maxListed).map(quote).join(', ');
    return `Delete this setting. ${group} can also have ${listed} and ${unused.length - maxListed} more. In VS Code, press Ctrl+Space for the full list.`;
  }
  return `Delete this setting. ${group} can also have ${joinChoices(unused.map(quote))}.`;
}

function quote(name: string): string {
  return `"${name}"`;
}

/** A setting that must be there. Its description says what it is for. */
export function explainMissing(
  error: SchemaError<'required'>,
  path: Path,
  root: unknown,
): Diagnostic {
  const name = error.params.missingProperty;
  const schema = getChild(error.parentSchema?.['properties'], name);
  const advice = isObject(schema) ? explainInFile({ ...followReference(schema), ...schema }) : '';
  return {
    code: 'CFG0302',
    path,
    lacks: name,
    message: `${nameGroup(path, root, 'This')} has no "${name}".`,
    hint: `Add ${writeSetting(name, schema)}. ${advice}`.trimEnd(),
  };
}

/** A block or a kind of cards whose `type` or `of` is missing or unknown. */
export function explainChoiceOfKind(
  error: SchemaError<'discriminator'>,
  path: Path,
  root: unknown,
): Diagnostic {
  const { tag, tagValue } = error.params;
  const choices = listChoices(error, tag);
  if (typeof tagValue === 'string') {
    return {
      code: 'CFG0309',
      path: [...path, tag],
      message:
        tag === 'type'
          ? `There is no block type "${tagValue}".`
          : `"${tag}" cannot be "${tagValue}".`,
      similar: { to: tagValue, among: choices },
      otherwise: `Write one of these values: ${choices.map(quote).join(', ')}.`,
    };
  }
  const message = `${nameGroup(path, root, 'This')} has no "${tag}".`;
  const names = isObject(error.data) ? Object.keys(error.data) : [];
  const written = names.includes(tag) ? undefined : findSimilarName(tag, names);
  if (written !== undefined) {
    return {
      code: 'CFG0309',
      path: [...path, written],
      atKey: true,
      message,
      hint: `Write "${tag}" instead of "${written}".`,
      ...(suggestName(written, [tag]).name !== undefined && {
        fix: { title: `Write "${tag}".`, text: `"${tag}"` },
      }),
    };
  }
  return {
    code: 'CFG0309',
    path: tagValue === undefined ? path : [...path, tag],
    message,
    hint: `Add "${tag}" with one of these values: ${choices.map(quote).join(', ')}.`,
  };
}

/** A picture with neither a description nor the mark that it is decorative, or with both. */
export function explainPicture(error: SchemaError<'oneOf'>, path: Path): Diagnostic {
  return {
    code: 'CFG0310',
    path,
    message:
      error.params.passingSchemas === null
        ? 'This image has no description for people who cannot see it.'
        : 'An image cannot have both "alt" and "decorative".',
    hint:
      error.params.passingSchemas === null
        ? 'Describe the image in "alt", or write "decorative": true if it adds nothing to the text.'
        : 'If the image adds nothing to the text, delete "alt"; otherwise, delete "decorative".',
  };
}

function listChoices(error: DefinedError, tag: string): string[] {
  const choices = getChild(getChild(error.parentSchema?.['properties'], tag), 'enum');
  return Array.isArray(choices) ? choices.map(String) : [];
}

/** Whether people also call a setting so: `telephone` for `phone`. */
export function isAlsoCalled({ alsoCalled = [] }: SchemaNode, name: string): boolean {
  return alsoCalled.some((other) => other.toLowerCase() === name.toLowerCase());
}

/**
 * Advice for a name that people use for another setting: "colour" for the colors of the theme.
 *
 * @param here the group that has the name
 */
function findCommonName(name: string, here?: string | number): string | undefined {
  for (const [group, schema] of Object.entries(siteSchema.properties ?? {})) {
    if (isAlsoCalled({ ...followReference(schema), ...schema }, name))
      return `Use the setting "${group}".`;
    for (const [key, setting] of Object.entries(followReference(schema).properties ?? {})) {
      if (isAlsoCalled(setting, name)) {
        return `Use the setting ${group === here ? '' : `"${group}" → `}"${key}".`;
      }
    }
  }
  return undefined;
}
