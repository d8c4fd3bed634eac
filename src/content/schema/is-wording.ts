import type { SchemaNode } from './schema-node';

/** What tells whether a setting holds words. */
export type WordingNode = Pick<
  SchemaNode,
  'type' | 'enum' | 'format' | 'pattern' | 'entity' | 'wording' | 'sameInAll'
>;

/** Whether a setting holds words of a language: no choice, no address, no name of a file. */
export function isWording(node: WordingNode): boolean {
  const { type, enum: choices, format, pattern, entity } = node;
  const { wording = pattern === undefined && (format === undefined || format === 'html') } = node;
  return type === 'string' && choices === undefined && entity === undefined && wording;
}
