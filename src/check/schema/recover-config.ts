import { isObject, getIn, type Path } from '../../utils/json';
import type { SiteConfig } from '../../generated/config-types';
import { hasShape } from './check-schema';
import type { Diagnostic } from '../diagnostic';
import { listSchemas } from '../../content/schema/walk-schema';
import { suggestName } from '../../utils/did-you-mean';

/** Settings that other parts of the config go by: without them too much would follow. */
const leading = new Set<unknown>([
  'routes',
  'blocks',
  'files',
  'path',
  'forEach',
  'id',
  'slug',
  'anchor',
  'from',
  'type',
  'of',
]);

/** Decides which rules there are: what they find waits until it is certain. */
const deciding = 'status';

/** With more mistakes than this, they are reported alone; what the rules find can wait. */
const maxCorrected = 50;

/** A config that was corrected where it did not fit the schema. */
export interface RecoveredConfig {
  config: SiteConfig;
  /** the places about which rules cannot say anything */
  doubtful: Path[];
}

/**
 * Reads a config that does not fit the schema as it was meant, so that the rules can look at the
 * rest of it. Undefined when too much is open.
 *
 * @param findings what the schema check found
 * @param written the config as it is written; it is changed
 */
export function recoverConfig(
  findings: readonly Diagnostic[],
  written: unknown,
): RecoveredConfig | undefined {
  if (findings.length > maxCorrected) return undefined;
  const doubtful: Path[] = [];
  for (const finding of findings) {
    const place = correct(finding, written);
    if (!place) return undefined;
    doubtful.push(place);
  }
  return hasShape(written) ? { config: written, doubtful } : undefined;
}

/** Corrects what a finding is about. Returns its place, or undefined when that is not possible. */
function correct(finding: Diagnostic, root: unknown): Path | undefined {
  const { code, path, similar, fix, lacks } = finding;
  const meant = similar && suggestName(similar.to, similar.among).name;
  const group = getIn(root, path.slice(0, -1));
  const key = path.at(-1);
  if (key === deciding || meant === deciding) return undefined;
  if (code === 'CFG0301') return isObject(group) ? rename(group, path, meant) : undefined;
  if (meant !== undefined) return put(group, key, meant) ? path : undefined;
  if (leading.has(lacks ?? key)) return undefined;
  if (fix && !finding.atKey) return put(group, key, JSON.parse(fix.text)) ? path : undefined;
  switch (code) {
    case 'CFG0302': {
      if (lacks === undefined) return undefined;
      const place = [...path, lacks];
      return put(getIn(root, path), lacks, makeValue(root, place)) ? place : undefined;
    }
    case 'CFG0303':
    case 'CFG0304':
      return put(group, key, makeValue(root, path)) ? path : undefined;
    case 'CFG0309':
      return undefined;
    default:
      // The value has the right type, so rules can read it.
      return path;
  }
}

function rename(
  group: Record<string, unknown>,
  path: Path,
  meant: string | undefined,
): Path | undefined {
  const name = path.at(-1);
  if (typeof name !== 'string') return undefined;
  if (meant !== undefined) group[meant] = group[name];
  Reflect.deleteProperty(group, name);
  return meant === undefined ? path : [...path.slice(0, -1), meant];
}

function put(group: unknown, key: string | number | undefined, value: unknown): boolean {
  if (value === undefined || key === undefined) return false;
  if (Array.isArray(group) && typeof key === 'number') group[key] = value;
  else if (isObject(group) && typeof key === 'string') group[key] = value;
  else return false;
  return true;
}

/** Some value of the right type; undefined for lists and groups. */
function makeValue(root: unknown, path: Path): unknown {
  const target = listSchemas(path, root).at(-1)?.resolved;
  if (!target || target.type === 'array' || target.type === 'object') return undefined;
  if (target.default !== undefined) return target.default;
  if (target.const !== undefined) return target.const;
  if (target.enum) return target.enum[0];
  switch (target.type) {
    case 'string':
      return '';
    case 'integer':
    case 'number':
      return typeof target['minimum'] === 'number' ? target['minimum'] : 0;
    case 'boolean':
      return false;
    default:
      return undefined;
  }
}
