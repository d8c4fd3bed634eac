import type { Json, JsonObject, Path } from '../../utils/json';
import { getList } from '../model/paths';
import { nameValue } from './name-value';
import { resolveRef, type RootSchema, type SchemaNode } from './schema-node';
import { writeLabel } from './write-label';

/** The list that says where files come from. */
export const recordsPath: Path = ['media'];

/** The license of what the practice made or owns. */
export const ownLicense = 'own-work';

/** What a record of that list is. */
export function findRecordNode(root: RootSchema): SchemaNode {
  const list = resolveRef(root, root.properties?.['media'] ?? {});
  return resolveRef(root, list.items ?? {});
}

/** Whether it has to be recorded where a file comes from. */
export function needsRecord(root: RootSchema, file: string): boolean {
  const files = resolveRef(root, findRecordNode(root).properties?.['files'] ?? {});
  const { pattern = '' } = files.items ? resolveRef(root, files.items) : {};
  return new RegExp(pattern).test(file);
}

/** The name of the work that a file is recorded to be of; undefined when it is not recorded. */
export function findRecord(config: Json, file: string): string | undefined {
  const records = getList(config, recordsPath);
  const own = records.find((record) => getList(record, ['files']).includes(file));
  return own === undefined ? undefined : nameValue(own);
}

/** A record that says nothing yet but which file it is of, and what that is called. */
export function makeRecord(root: RootSchema, file: string): JsonObject {
  const { required = [] } = findRecordNode(root);
  const name = file.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
  return {
    ...Object.fromEntries(required.map((key) => [key, ''])),
    files: [file],
    title: writeLabel(name),
  };
}
