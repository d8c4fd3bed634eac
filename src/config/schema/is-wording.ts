import type { SchemaNode } from './schema-node';

/** Whether a setting holds words of a language: no choice, no address, no name of a file. */
export function isWording(node: SchemaNode): boolean {
  const { type, enum: choices, format, pattern, entity } = node;
  const { wording = pattern === undefined && (format === undefined || format === 'html') } = node;
  return type === 'string' && choices === undefined && entity === undefined && wording;
}
