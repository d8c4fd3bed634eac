import { capitalize } from '../../src/config/report/capitalize';
import { posix } from 'node:path';
import type { SchemaNode } from '../../src/config/schema/schema-node';
import type { ProblemCode } from '../../src/config/problems/problem-code';
import { problemCodes, problemKinds } from '../../src/config/problems/problem-kinds';

export type SchemaFiles = ReadonlyMap<string, SchemaNode>;

/** Something that has a page of its own in the reference. */
export interface Topic {
  /** page in the reference: `blocks/hero.html` */
  path: string;
  title: string;
  summary: string;
  /** the schema file it is made from, for what can be written in the config */
  file?: string;
  /** the code it is about, for problems */
  problem?: ProblemCode;
}

export interface TopicGroup {
  title: string;
  topics: Topic[];
}

/** Everything the reference describes, in the order of its menu. */
export function listTopicGroups(files: SchemaFiles, guides: readonly Topic[]): TopicGroup[] {
  const topics = [...files].flatMap(([file, schema]): Topic[] => {
    const path = pageOf(file, schema);
    const title = file.startsWith('blocks/')
      ? posix.basename(file, '.schema.json')
      : writeWords(schema.title ?? '');
    return path ? [{ path, title, summary: schema.description ?? '', file }] : [];
  });
  const within = (folder: string) => topics.filter(({ path }) => path.startsWith(folder));
  return [
    { title: 'How to', topics: [...guides] },
    { title: 'Blocks', topics: within('blocks/') },
    { title: 'Entities', topics: within('entities/') },
    { title: 'Other settings', topics: within('settings/') },
    { title: 'Errors', topics: listProblemTopics() },
  ];
}

/** Every code that `npm run validate` may print. */
function listProblemTopics(): Topic[] {
  return problemCodes.map((code) => ({
    path: `problems/${code}.html`,
    title: code,
    summary: problemKinds[code].title,
    problem: code,
  }));
}

/** The page of a schema file. Texts and words have none: they are described where they are used. */
export function pageOf(file: string, schema: SchemaNode): string | undefined {
  if (schema.type !== 'object') return undefined;
  const name = posix.basename(file, '.schema.json');
  const [folder] = file.split('/');
  return folder === 'blocks' || folder === 'entities'
    ? `${folder}/${name}.html`
    : `settings/${name}.html`;
}

/** The schema file that a `$ref` in another one leads to. */
export function findReferred(
  files: SchemaFiles,
  from: string,
  reference: string,
): [string, SchemaNode] {
  const file = posix.join(posix.dirname(from), reference);
  const schema = files.get(file);
  if (!schema) throw new Error(`${from}: "$ref" points to ${file}, which does not exist`);
  return [file, schema];
}

/** `CounselorCards` → `Counselor cards` */
function writeWords(name: string): string {
  return capitalize(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}
