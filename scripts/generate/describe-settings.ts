import { explainInFile, type SchemaNode } from '../../src/content/schema/schema-node';
import { findReferred, placeOf, type SchemaFiles } from './reference-topics';

/** A setting in words that need no knowledge of schemas. */
export interface Setting {
  name: string;
  isRequired: boolean;
  description: string;
  /** what may be written: "text, 1 to 120 characters" */
  kind: string;
  /** where the reference describes it: `settings.md#image` */
  place?: string;
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

/** The settings of an object; none for one of several kinds, each of which is described itself. */
export function describeSettings(files: SchemaFiles, file: string, schema: SchemaNode): Setting[] {
  if (schema.discriminator) return [];
  return (
    Object.entries(schema.properties ?? {})
      // What cannot be chosen is in the examples.
      .filter(([name, { const: only }]) => name !== '$schema' && only === undefined)
      .map(([name, property]) => {
        const { node, place } = follow(files, file, property);
        const item = node.items && follow(files, file, node.items);
        const described = item && !item.place ? item.node : node;
        const usual = node.default ?? property.default;
        const target = place ?? item?.place ?? findEntity(files, described);
        return {
          name,
          isRequired: schema.required?.includes(name) ?? false,
          description: explainInFile(node),
          kind: writeKind(node, item?.node),
          ...(target && { place: target }),
          choices: (described.enum ?? []).map(String),
          ...(described.enumDescriptions && { meanings: described.enumDescriptions }),
          ...(isTelling(usual) && { usual: JSON.stringify(usual) }),
          ...(described.patternErrorMessage !== undefined && {
            form: described.patternErrorMessage,
          }),
          ...(property.alsoCalled && { alsoCalled: property.alsoCalled }),
          settings: place ? [] : describeSettings(files, file, node),
        };
      })
  );
}

function follow(
  files: SchemaFiles,
  file: string,
  node: SchemaNode,
): { node: SchemaNode; place?: string } {
  const { $ref, ...own } = node;
  if ($ref === undefined) return { node };
  const referred = findReferred(files, file, $ref);
  const place = placeOf(files, referred);
  return { node: { ...files.get(referred), ...own }, ...(place && { place }) };
}

/** Where the kind of entity is described that an ID refers to. */
function findEntity(files: SchemaFiles, { entity }: SchemaNode): string | undefined {
  if (!entity) return undefined;
  const name = entity.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = [`entities/${name}.schema.json`, `${name}.schema.json`].find((candidate) =>
    files.has(candidate),
  );
  return file && placeOf(files, file);
}

function isTelling(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.keys(value).length > 0;
}

function writeKind(node: SchemaNode, item: SchemaNode | undefined): string {
  if (node.type === 'array') {
    const entries = writeRange(node.minItems, node.maxItems, 'entries', 'entry');
    return join(`list of ${item ? writePlural(item) : 'entries'}`, entries);
  }
  if (node.type === 'object') return 'group of settings';
  if (node.type === 'boolean') return 'true or false';
  if (node.type === 'integer' || node.type === 'number') {
    const kind = node.type === 'integer' ? 'whole number' : 'number';
    return join(kind, writeRange(node.minimum, node.maximum, ''));
  }
  if (node.entity) return 'ID of an entry';
  if (node.enum) return 'one of these words';
  const kind = { html: 'simple HTML', link: 'link' }[node.format ?? ''] ?? 'text';
  return join(kind, writeRange(node.minLength, node.maxLength, 'characters', 'character'));
}

function writePlural(item: SchemaNode): string {
  if (item.type === 'object') return 'groups of settings';
  if (item.entity) return 'IDs';
  return item.enum ? 'these words' : 'text entries';
}

/** "1 to 120 characters", "at most 5 entries" */
function writeRange(least: unknown, most: unknown, unit: string, single = unit): string {
  const count = (figure: number) => `${figure} ${figure === 1 ? single : unit}`.trim();
  if (typeof least === 'number' && typeof most === 'number') return `${least} to ${count(most)}`;
  if (typeof least === 'number') return `at least ${count(least)}`;
  return typeof most === 'number' ? `at most ${count(most)}` : '';
}

function join(kind: string, range: string): string {
  return range ? `${kind}, ${range}` : kind;
}
