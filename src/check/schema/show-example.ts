import type { DefinedError } from 'ajv';
import { isObject, getChild } from '../../utils/json';
import type { Diagnostic } from '../diagnostic';
import { exampleVideo } from './read-as-pattern';
import type { SchemaNode } from '../../content/schema/schema-node';
import { followReference } from '../../content/schema/walk-schema';

/**
 * A hint that shows how a group is written where something else was found:
 * `Write it like this: "image": { "src": "/images/lake.webp", "alt": "…" }`.
 *
 * @param name what messages call the value: its name in quotes, or words
 */
export function showExample(
  { data, parentSchema }: DefinedError,
  name: string,
): Pick<Diagnostic, 'hint'> {
  const names = listNames(parentSchema);
  if (names.length === 0) return {};
  const settings = names.map((setting, index) => {
    const schema = getChild(parentSchema?.['properties'], setting);
    const first = isPart(data) ? data : showPath(schema);
    return writeSetting(setting, schema, index === 0 ? first : '…');
  });
  const before = name.startsWith('"') ? `${name}: ` : '';
  const isPlayer = typeof data === 'string' && /youtu\.?be|vimeo/i.test(data);
  const more = isPlayer ? '. For a video on YouTube or Vimeo, add a widget under "embeds".' : '';
  return { hint: `Write it like this: ${before}{ ${settings.join(', ')} }${more}` };
}

/** A group with the settings that it must have: `{ "label": "…", "href": "…" }`. */
export function writeGroup(schema: SchemaNode): string | undefined {
  // Of blocks, the plainest one.
  const first = schema.oneOf?.find(({ $ref }) => $ref?.endsWith('/TextBlock'));
  const node = first ? followReference(first) : schema;
  const settings = listNames(node).map((name) => writeSetting(name, node.properties?.[name]));
  return settings.length === 0 ? undefined : `{ ${settings.join(', ')} }`;
}

/** Whether what was written can be one of the settings: a whole address is not a file of the site. */
function isPart(data: unknown): data is string {
  return typeof data === 'string' && !/^(?:https?:)?\/\//.test(data);
}

/** An example of a file of the kind that a setting wants. */
function showPath(schema: unknown): string {
  const format = getChild(isObject(schema) ? followReference(schema) : undefined, 'format');
  return format === 'video' ? exampleVideo : '…';
}

/** The settings that a group must have; of those of which it must have one, the first. */
function listNames(schema: unknown): string[] {
  const choices = getChild(schema, 'oneOf');
  const branch = Array.isArray(choices) ? (choices[0] as unknown) : undefined;
  return [schema, branch].flatMap((node) => {
    const required = getChild(node, 'required');
    return Array.isArray(required) ? required.map(String) : [];
  });
}

/** `"title": "…"`: how a setting is written. */
export function writeSetting(name: string, schema: unknown, text = '…'): string {
  const node = isObject(schema) ? followReference(schema) : undefined;
  return `"${name}": ${writeValue(node, text)}`;
}

function writeValue(schema: unknown, text: string): string {
  const fixed = getChild(schema, 'const');
  if (fixed !== undefined) return JSON.stringify(fixed);
  const type = isObject(schema) ? schema['type'] : undefined;
  if (type === 'array') return '[…]';
  if (type === 'object') return '{…}';
  if (type === 'boolean') return 'true';
  const number = Number.parseFloat(text) || 1;
  return type === 'integer' || type === 'number' ? String(number) : JSON.stringify(text);
}
