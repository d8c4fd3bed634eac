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

/** Whether a setting is a text that may be written in several languages. */
export function isTranslatable(node: WordingNode): boolean {
  return isWording(node) && !node.sameInAll;
}

/** Whether a setting may be written in several languages: also addresses, and ids of widgets. */
export function mayDiffer(node: SchemaNode): boolean {
  return isTranslatable(node) || node.pageAddress === true || node.mayDiffer === true;
}
