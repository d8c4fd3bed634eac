import { drawingsPath } from '../protocol/editor-api';
import { splitWords } from '../../payload/search/split-words';
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
  words: readonly string[];
  /** the address of the page that shows it, if it is a block: `/_drawings/text-1` */
  drawing: string;
}

/** All examples of all branches of a choice. */
export function listExamples(root: RootSchema, choice: SchemaNode): Example[] {
  return listBranches(root, choice).flatMap((branch) => {
    const { description = '', alsoCalled = [], properties } = branch;
    const kind = String(properties?.['type']?.const);
    const snippets = branch.defaultSnippets ?? [{ label: kind, description: '', body: undefined }];
    return snippets.map(({ label, description: own = '', body }, index) => ({
      branch,
      body,
      label: writeLabel(label),
      description,
      words: splitWords([writeLabel(label), description, own, ...alsoCalled].join(' ')),
      drawing: `${drawingsPath}${kind}-${index + 1}`,
    }));
  });
}

/** By these endings, forms of a word differ: donate, donations. */
const ending = /(?:at(?:e|ion)s?|ions?|ing|ments?|ers?|ed|es|[se])$/;

/** What all forms of the sought words begin with; short words count where there are no others. */
export function listStems(sought: string): string[] {
  const words = splitWords(sought);
  const long = words.filter((word) => word.length > 2);
  return (long.length > 0 ? long : words).map((word) => {
    const stem = word.replace(ending, '');
    return stem.length > 2 ? stem : word;
  });
}

/** The examples that most of the words fit. */
export function findExamples(examples: readonly Example[], sought: string): readonly Example[] {
  const stems = listStems(sought);
  const counts = examples.map(
    ({ words }) => stems.filter((stem) => words.some((word) => word.startsWith(stem))).length,
  );
  const most = Math.max(...counts);
  if (stems.length === 0) return examples;
  return most === 0 ? [] : examples.filter((_example, index) => counts[index] === most);
}
