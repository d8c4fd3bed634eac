import { drawingsPath } from '../protocol/editor-api';
import type { Json } from '../../utils/json';
import { listBranches, type RootSchema, type SchemaNode } from './schema-node';
import { writeLabel } from './write-label';

/** What can be added where there is a choice: one of the examples of one of its branches. */
export interface Example {
  branch: SchemaNode;
  /** undefined where the schema has no example of the branch */
  body: Json | undefined;
  label: string;
  description: string;
  /** all words by which it is found */
  text: string;
  /** the address of the page that shows it, if it is a block: `/_drawings/text-1` */
  drawing: string;
}

/** All examples of all branches of a choice. */
export function listExamples(root: RootSchema, choice: SchemaNode): Example[] {
  return listBranches(root, choice).flatMap((branch) => {
    const { description = '', alsoCalled = [], properties } = branch;
    const kind = String(properties?.['type']?.const);
    const snippets = branch.defaultSnippets ?? [{ label: kind, body: undefined }];
    return snippets.map(({ label, body }, index) => ({
      branch,
      body,
      label: writeLabel(label),
      description,
      text: [writeLabel(label), description, ...alsoCalled].join(' ').toLowerCase(),
      drawing: `${drawingsPath}${kind}-${index + 1}`,
    }));
  });
}
