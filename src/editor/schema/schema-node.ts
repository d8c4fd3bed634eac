import { memoizeByObject } from '../../utils/memoize';
import { getIn, isJsonObject, type Json, type Path } from '../../utils/json';

/** What the schema says about a value: the keywords that the forms understand. */
export interface SchemaNode {
  $ref?: string;
  title?: string;
  description?: string;
  alsoCalled?: string[];
  type?: string;
  const?: Json;
  enum?: Json[];
  /** what the choices mean that are codes, in the same order */
  enumDescriptions?: string[];
  default?: Json;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  oneOf?: SchemaNode[];
  discriminator?: { propertyName: string };
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  /** what is added comes before the last entry, which is shown in another way */
  lastStays?: boolean;
  /** the part of a form that shows it */
  section?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  patternErrorMessage?: string;
  kindOfValue?: string;
  format?: string;
  unit?: string;
  /** the value is the id of such an entry */
  entity?: string;
  whenMissing?: string;
  /** whether it holds words, where the other keywords do not tell */
  wording?: boolean;
  /** its words are the same in every language */
  sameInAll?: boolean;
  headingProperty?: string;
  defaultSnippets?: { label: string; description?: string; body: Json }[];
}

/** The whole schema, with the parts that `$ref` points to. */
export interface RootSchema extends SchemaNode {
  $defs: Record<string, SchemaNode>;
}

/** The node itself, or what its `$ref` points to; what is written beside a `$ref` counts more. */
export function resolveRef(root: RootSchema, node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  const known = keepResolved(root);
  const before = known.get(node);
  if (before) return before;
  const { $ref, ...own } = node;
  const target = root.$defs[$ref.replace('#/$defs/', '')];
  const resolved = target ? { ...resolveRef(root, target), ...own } : own;
  known.set(node, resolved);
  return resolved;
}

/** Whoever walks through a large site asks for the same few nodes again and again. */
const keepResolved = memoizeByObject((_root: RootSchema) => new WeakMap<SchemaNode, SchemaNode>());

/** The schema of what is at a place in the config; of a choice, the branch that the value is of. */
export function findNode(root: RootSchema, config: Json, path: Path): SchemaNode | undefined {
  let node: SchemaNode | undefined = root;
  for (const [index, step] of path.entries()) {
    if (!node) return undefined;
    const resolved = resolveRef(root, node);
    const branch = chooseBranch(root, resolved, getIn(config, path.slice(0, index))) ?? resolved;
    node = typeof step === 'number' ? branch.items : branch.properties?.[step];
  }
  return node && resolveRef(root, node);
}

/** Of a choice by a property such as `type`: the branch that fits the value. */
export function chooseBranch(
  root: RootSchema,
  node: SchemaNode,
  value: Json | undefined,
): SchemaNode | undefined {
  const name = node.discriminator?.propertyName;
  if (name === undefined || !isJsonObject(value)) return undefined;
  return listBranches(root, node).find(
    (branch) => branch.properties?.[name]?.const === value[name],
  );
}

/** All branches of a choice. */
export function listBranches(root: RootSchema, node: SchemaNode): SchemaNode[] {
  return (node.oneOf ?? []).map((branch) => resolveRef(root, branch));
}
