import { isJsonObject, type Json } from '../../utils/json';
import { makeStarter } from './make-starter';
import { listBranches, type RootSchema, type SchemaNode } from './schema-node';

/** What a value becomes when it changes its kind. */
export interface ChangedBranch {
  value: Json;
  /** settings that the new kind does not have */
  lost: string[];
}

/** Makes a value of another branch of a choice: what both kinds have stays. */
export function changeBranch(
  root: RootSchema,
  { node, value, to, config }: { node: SchemaNode; value: Json; to: string; config: Json },
): ChangedBranch {
  const name = node.discriminator?.propertyName ?? 'type';
  const branch = listBranches(root, node).find(
    ({ properties }) => properties?.[name]?.const === to,
  );
  const before = isJsonObject(value) ? value : {};
  const starter = branch ? makeStarter(root, branch, config) : {};
  const first = isJsonObject(starter) ? starter : {};
  const required = Object.entries(first).filter(([key]) => branch?.required?.includes(key));
  const kept = Object.entries(before).filter(([key]) => key !== name && branch?.properties?.[key]);
  return {
    value: { [name]: to, ...Object.fromEntries([...required, ...kept]), [name]: to },
    lost: Object.keys(before).filter((key) => key !== name && !branch?.properties?.[key]),
  };
}
