import { languageCode } from '../../content/languages/language-code';
import { mayDiffer, explainInFile, type SchemaNode } from '../../content/schema/schema-node';

/** A part of a JSON Schema whose texts and lists may have two types. */
type WrittenNode = Record<string, unknown>;

/**
 * The schema of a config as it may be written, for text editors: as `bundle`, but a text may be
 * written in several languages, what is in a list may be for some languages only, and a list of
 * entries may be kept in files. The check reads these forms first, so that schema and rules never see
 * them.
 */
export function writeWrittenSchema(bundle: SchemaNode): WrittenNode {
  const definitions = bundle.$defs ?? {};
  const listed = new Set<SchemaNode>();

  function follow({ $ref = '' }: SchemaNode): SchemaNode | undefined {
    return definitions[$ref.replace('#/$defs/', '')];
  }

  function collect(node: SchemaNode): void {
    const { items, properties = {} } = node;
    const item = items && (follow(items) ?? items);
    for (const kind of item ? (item.oneOf ?? [item]) : []) listed.add(follow(kind) ?? kind);
    for (const part of [...Object.values(properties), ...(items ? [items] : [])]) collect(part);
  }

  function write(own: SchemaNode): WrittenNode {
    const node = own.inFile === undefined ? own : { ...own, description: explainInFile(own) };
    const { items, properties } = node;
    if (node.type === 'string') return writeText(node);
    return {
      ...node,
      ...(items && { items: write(items), ...limitLength(node, items) }),
      ...(properties && { properties: writeProperties(node) }),
    };
  }

  /**
   * The limit of a list counts in each language, and a schema cannot count so: it leaves a list with an
   * entry for some languages only to the check.
   */
  function limitLength({ maxItems }: SchemaNode, items: SchemaNode): WrittenNode | undefined {
    const inSome = describeInSome(follow(items) ?? items);
    if (maxItems === undefined || !inSome) return undefined;
    return { maxItems: undefined, if: { contains: inSome }, else: { maxItems } };
  }

  /** A list of entries may be kept in files instead. The keywords of a list pass over objects. */
  function writeList(node: SchemaNode): WrittenNode {
    return {
      ...write(node),
      type: ['array', 'object'],
      properties: { files: inFiles },
      required: ['files'],
      additionalProperties: false,
    };
  }

  function writeProperties(node: SchemaNode): Record<string, WrittenNode> {
    const writeOwn = node === definitions['Entities'] ? writeList : write;
    const properties = Object.fromEntries(
      Object.entries(node.properties ?? {}).map(([name, property]) => [name, writeOwn(property)]),
    );
    return listed.has(node) ? { languages: onlyIn, ...properties } : properties;
  }

  for (const node of [bundle, ...Object.values(definitions)]) collect(node);
  return {
    ...write(bundle),
    $defs: Object.fromEntries(
      Object.entries(definitions).map(([name, node]) => [name, write(node)]),
    ),
  };
}

const onlyIn: WrittenNode = {
  description:
    'Only on a site in several languages: the languages for this content, such as ["en"]. Without this setting, it is for all languages.',
  type: 'array',
  minItems: 1,
  items: { type: 'string', pattern: languageCode },
};

/** Fits the entries of a list that may be for some languages only; undefined where each is for all. */
function describeInSome(item: SchemaNode): WrittenNode | undefined {
  if (item.type !== 'string') return { type: 'object', required: ['languages'] };
  return mayDiffer(item) ? { type: 'object' } : undefined;
}

const inFiles: WrittenNode = {
  description:
    'The files that contain the list, in the folder of the config: content/posts/*.json. Each file has one entry or a list of entries.',
  type: 'string',
  minLength: 1,
};

/** The limits of a text count for each translation; the other keywords of a text pass over objects. */
function writeText(node: SchemaNode): WrittenNode {
  if (!mayDiffer(node)) return node;
  const { pattern, patternErrorMessage, minLength, maxLength, format } = node;
  return {
    ...node,
    type: ['string', 'object'],
    patternProperties: {
      [languageCode]: {
        type: 'string',
        pattern,
        patternErrorMessage,
        minLength,
        maxLength,
        format,
      },
    },
    additionalProperties: false,
  };
}
