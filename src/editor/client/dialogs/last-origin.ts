import { getIn, type Json, type JsonObject } from '../../../utils/json';
import { makeRecord, ownLicense } from '../../schema/file-records';
import { nameValue } from '../../schema/name-value';
import type { RootSchema } from '../../schema/schema-node';

type Origin = Record<'creator' | 'license', Json>;

/** What was said of the last file: as long as this window is open, the next one begins with it. */
let last: Origin | undefined;

export function rememberOrigin({ creator = '', license = '' }: JsonObject): void {
  last = { creator, license };
}

/** That the practice made or owns a file; undefined while it has no name. */
export function findOwnOrigin(config: Json): Origin | undefined {
  const creator = nameValue(getIn(config, ['site', 'name'])) ?? '';
  return creator === '' ? undefined : { creator, license: ownLicense };
}

/** The record of a new file, with the likeliest answers. */
export function beginRecord(root: RootSchema, config: Json, file: string): JsonObject {
  return { ...makeRecord(root, file), ...(last ?? findOwnOrigin(config)) };
}
