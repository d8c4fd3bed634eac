import type { SchemaNode } from '../schema/schema-node';
import { isWording, type WordingNode } from '../schema/is-wording';

/** Whether a setting is a text that may be written in several languages. */
export function isTranslatable(node: WordingNode): boolean {
  return isWording(node) && !node.sameInAll;
}

/** Whether a setting may be written in several languages: also addresses, and ids of widgets. */
export function mayDiffer(node: SchemaNode): boolean {
  return isTranslatable(node) || node.pageAddress === true || node.mayDiffer === true;
}
