import { isJsonObject, isList, type Json } from '../../utils/json';
import { isTranslated } from '../model/languages';
import { isCodeFormat, type CodeFormat } from './list-codes';
import { listBranches, resolveRef, type RootSchema, type SchemaNode } from './schema-node';

/** How a text is typed. */
export type TextInput =
  | 'line'
  | 'lines'
  | 'html'
  | 'color'
  | 'day'
  | 'time'
  | 'moment'
  | 'link'
  | 'file'
  | 'typeface'
  | 'point';

/** Which control shows a value. */
export type Shape =
  | { kind: 'group'; node: SchemaNode }
  | { kind: 'choice'; property: string; branches: SchemaNode[] }
  | { kind: 'list'; items: SchemaNode }
  | { kind: 'options'; values: Json[] }
  | { kind: 'several'; values: Json[] }
  | { kind: 'code'; format: CodeFormat }
  | { kind: 'entry'; entity: string }
  | { kind: 'mark' }
  | { kind: 'switch' }
  | { kind: 'number' }
  | { kind: 'text'; input: TextInput }
  | { kind: 'translations'; input: TextInput }
  | { kind: 'unknown' };

/** Longer texts are typed in a field of several lines. */
const longText = 130;

/** More values than these are added one by one. */
const maxBoxes = 12;

const inputsByFormat: Record<string, TextInput> = {
  html: 'html',
  link: 'link',
  day: 'day',
  'time-of-day': 'time',
  moment: 'moment',
  image: 'file',
  file: 'file',
  pdf: 'file',
  video: 'file',
  font: 'file',
  typeface: 'typeface',
};

/**
 * Says which control a value gets, from its schema alone. A value of another type than the schema
 * asks for, and a schema that uses what the forms do not understand, is `unknown`: it is shown as it
 * is and left alone.
 */
export function describeShape(root: RootSchema, unresolved: SchemaNode, value?: Json): Shape {
  const node = resolveRef(root, unresolved);
  const shape = findShape(root, node);
  if (shape.kind === 'text' && isTranslated(value)) return { ...shape, kind: 'translations' };
  if (shape.kind === 'several' && isList(value) && !fits(shape, value)) {
    return { kind: 'list', items: resolveRef(root, node.items ?? {}) };
  }
  return value === undefined || fits(shape, value) ? shape : { kind: 'unknown' };
}

function findShape(root: RootSchema, node: SchemaNode): Shape {
  const { const: constant, enum: values, entity, discriminator } = node;
  if (constant === true) return { kind: 'mark' };
  if (values) return { kind: 'options', values };
  if (discriminator)
    return {
      kind: 'choice',
      property: discriminator.propertyName,
      branches: listBranches(root, node),
    };
  if (entity !== undefined) return { kind: 'entry', entity };
  switch (node.type) {
    case 'object':
      return { kind: 'group', node };
    case 'array':
      return node.items ? describeList(node, resolveRef(root, node.items)) : { kind: 'unknown' };
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return { kind: 'number' };
    case 'string':
      return isCodeFormat(node.format)
        ? { kind: 'code', format: node.format }
        : { kind: 'text', input: chooseInput(node) };
    default:
      return { kind: 'unknown' };
  }
}

function describeList({ uniqueItems }: SchemaNode, items: SchemaNode): Shape {
  const { enum: values = [] } = items;
  const areFew = values.length > 0 && values.length <= maxBoxes;
  return uniqueItems === true && areFew ? { kind: 'several', values } : { kind: 'list', items };
}

function chooseInput({ format, pattern, maxLength = 0 }: SchemaNode): TextInput {
  const byFormat = format === undefined ? undefined : inputsByFormat[format];
  if (byFormat) return byFormat;
  if (pattern === '^#[0-9A-Fa-f]{6}$') return 'color';
  if (pattern === '^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$') return 'point';
  return maxLength > longText && pattern === undefined ? 'lines' : 'line';
}

function fits(shape: Shape, value: Json): boolean {
  switch (shape.kind) {
    case 'group':
    case 'choice':
      return isJsonObject(value);
    case 'list':
      return isList(value);
    case 'switch':
      return typeof value === 'boolean';
    case 'mark':
      return value === true;
    // A number that is not finished yet is kept as the text that was typed.
    case 'number':
      return typeof value === 'number' || typeof value === 'string';
    case 'options':
      return !isJsonObject(value) && !isList(value);
    case 'several':
      return isList(value) && value.every((item) => shape.values.includes(item));
    case 'code':
    case 'entry':
    case 'text':
    case 'translations':
      return typeof value === 'string';
    case 'unknown':
      return true;
  }
}

/**
 * Where a value has either this setting or another one, such as a description or `decorative`: the
 * settings that go when `name` is given.
 */
export function listReplaced(node: SchemaNode, name: string): string[] {
  if (!node.oneOf || node.discriminator) return [];
  const mine = node.oneOf.find(({ required }) => required?.includes(name));
  if (!mine) return [];
  return node.oneOf
    .filter((branch) => branch !== mine)
    .flatMap(({ required = [] }) => required)
    .filter((other) => !mine.required?.includes(other));
}
