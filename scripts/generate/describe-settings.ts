import { explainInFile, type SchemaNode } from '../../src/content/schema/schema-node';
import { findReferred, placeOf, titleOf, type SchemaFiles } from './reference-topics';

/** A setting in words that need no knowledge of schemas. */
export interface Setting {
  name: string;
  isRequired: boolean;
  /** undefined where it is that of the topic the setting links to */
  description?: string;
  /** as Markdown: "text, 1–120", "list of 1–30 [Question](settings.md#question)"; empty for choices */
  kind: string;
  choices: string[];
  /** of choices that are codes: what each of them means */
  meanings?: string[];
  /** as it is written in the config; undefined when it has none worth showing */
  usual?: string;
  /** what a text must look like */
  form?: string;
  /** what else people call it */
  alsoCalled?: readonly string[];
  /** settings in it that are described here only */
  settings: Setting[];
}

/** A node together with what it refers to. */
interface Followed {
  node: SchemaNode;
  /** what the node has besides the reference */
  own: SchemaNode;
  /** the file that it refers to, if the reference has a topic about it */
  file?: string;
}

/** The settings of an object; none for one of several kinds, each of which is described itself. */
export function describeSettings(files: SchemaFiles, file: string, schema: SchemaNode): Setting[] {
  if (schema.discriminator) return [];
  return (
    Object.entries(schema.properties ?? {})
      // What cannot be chosen is in the examples.
      .filter(([name, { const: only }]) => name !== '$schema' && only === undefined)
      .map(([name, property]) => ({
        name,
        isRequired: schema.required?.includes(name) ?? false,
        ...describeValue(files, file, property),
      }))
  );
}

/** What can be written, for a setting or for what settings share. */
export function describeValue(
  files: SchemaFiles,
  file: string,
  value: SchemaNode,
): Omit<Setting, 'name' | 'isRequired'> {
  const whole = follow(files, file, value);
  const item = whole.node.items && follow(files, file, whole.node.items);
  const described = item && !whole.file ? item : whole;
  const { enum: choices, enumDescriptions, patternErrorMessage } = described.own;
  const usual = whole.own.default;
  const description = explainInFile(whole.own);
  return {
    ...(description !== '' && { description }),
    kind: writeKind(files, whole, item),
    choices: (choices ?? []).map(String),
    ...(enumDescriptions && { meanings: enumDescriptions }),
    ...(isTelling(usual) && { usual: JSON.stringify(usual) }),
    ...(patternErrorMessage !== undefined && { form: patternErrorMessage }),
    ...(value.alsoCalled && { alsoCalled: value.alsoCalled }),
    settings: whole.file ? [] : describeSettings(files, file, whole.node),
  };
}

function follow(files: SchemaFiles, from: string, node: SchemaNode): Followed {
  const { $ref, ...own } = node;
  if ($ref === undefined) return { node, own };
  const file = findReferred(files, from, $ref);
  const referred = { ...files.get(file), ...own };
  return placeOf(files, file) ? { node: referred, own, file } : { node: referred, own: referred };
}

function isTelling(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.keys(value).length > 0;
}

function writeKind(files: SchemaFiles, whole: Followed, item: Followed | undefined): string {
  const { node } = whole;
  if (!item || whole.file) return writeSingle(files, whole);
  const count = writeRange(node.minItems, node.maxItems);
  return ['list of', count, writeSingle(files, item)].filter(Boolean).join(' ');
}

function writeSingle(files: SchemaFiles, { node, own, file }: Followed): string {
  const isId = node.entity !== undefined;
  const range = isId ? '' : writeRange(own.minLength ?? own.minimum, own.maxLength ?? own.maximum);
  return [file ? link(files, file) : writeType(files, node), range].filter(Boolean).join(', ');
}

function writeType(files: SchemaFiles, node: SchemaNode): string {
  const { type, entity, format, enum: choices } = node;
  if (type === 'object') return 'group';
  if (type === 'boolean') return '`true`/`false`';
  if (type === 'integer') return 'whole number';
  if (type === 'number') return 'number';
  const kept = entity && findEntity(files, entity);
  if (kept) return `ID of ${link(files, kept)}`;
  if (format === 'html') return 'simple HTML';
  if (format === 'link') return 'link';
  return choices ? '' : 'text';
}

function link(files: SchemaFiles, file: string): string {
  return `[${titleOf(files, file)}](${placeOf(files, file)})`;
}

/** The schema of the kind of entity that an ID refers to. */
function findEntity(files: SchemaFiles, entity: string): string | undefined {
  const name = entity.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return [`entities/${name}.schema.json`, `${name}.schema.json`].find((file) => files.has(file));
}

/** "1–120"; "0–5" if only the most is set, "2+" if only the least */
function writeRange(least: unknown, most: unknown): string {
  if (typeof most === 'number') return `${typeof least === 'number' ? least : 0}–${most}`;
  return typeof least === 'number' ? `${least}+` : '';
}
