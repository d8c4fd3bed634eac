import type { DefinedError } from 'ajv';
import { isObject } from '../../contract/is-object';
import type { Finding } from '../finding';
import { getChild } from '../json/json-pointer';

/**
 * A hint that shows how a group is written where something else was found:
 * `Write it like this: "image": { "src": "/images/lake.webp", "alt": "…" }`.
 *
 * @param name what messages call the value: its name in quotes, or words
 */
export function showExample(
  { data, parentSchema }: DefinedError,
  name: string,
): Pick<Finding, 'hint'> {
  const names = listNames(parentSchema);
  if (names.length === 0) return {};
  const settings = names.map((setting, index) => {
    const written = index === 0 && typeof data === 'string' ? data : '…';
    return `"${setting}": ${writeValue(getChild(parentSchema?.['properties'], setting), written)}`;
  });
  const before = name.startsWith('"') ? `${name}: ` : '';
  return { hint: `Write it like this: ${before}{ ${settings.join(', ')} }` };
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

function writeValue(schema: unknown, text: string): string {
  const fixed = getChild(schema, 'const');
  if (fixed !== undefined) return JSON.stringify(fixed);
  const type = isObject(schema) ? schema['type'] : undefined;
  if (type === 'array') return '[…]';
  if (type === 'object') return '{…}';
  return type === 'integer' || type === 'number' ? '1' : JSON.stringify(text);
}
