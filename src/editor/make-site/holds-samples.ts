import { entityKinds } from '../../content/entities';
import type { Json } from '../../utils/json';
import { readEntries } from './read-config';

/** Whether a site has entries that are invented: as long as it has, it can be made somebody's. */
export function holdsSamples(config: Json): boolean {
  return entityKinds.some((kind) =>
    readEntries(config, kind).some(({ sample }) => sample === true),
  );
}
