import { isObject, siteSchema } from '../../src/config/schema/walk-schema';
import type { Change } from './change';

/** What follows from other values or is nowhere to be seen: sizes of pictures, codecs, ids, machine dates. */
const derived = new Set(['type', 'id', 'width', 'height', 'dateTime', 'canonical', 'av1Codec']);
const files = new Set(['src', 'mp4', 'av1']);
const settings = collectChoices(siteSchema);

/** Whether a change of such a value is worth a line. */
export function isCompared(key: string): boolean {
  return !derived.has(key);
}

/** Whether a text under this name is one that visitors read. */
export function isShown(key: string): boolean {
  return isCompared(key) && kindOf(key, '') === 'text';
}

/** What kind of thing a single value under this name is. */
export function kindOf(key: string, value: unknown): Change['kind'] {
  if (key === 'href') return 'link';
  // Widgets of other providers have a `src`, too.
  if (files.has(key)) return String(value).startsWith('https:') ? 'link' : 'picture';
  return typeof value !== 'string' || settings.has(key) ? 'setting' : 'text';
}

/** The names of all settings that offer a choice, wherever they are: `tone`, `imageSide` … */
function collectChoices(node: unknown): ReadonlySet<string> {
  const choices = new Set<string>();
  const others = new Set<string>();
  function collect(child: unknown): void {
    if (Array.isArray(child)) child.forEach(collect);
    if (!isObject(child)) return;
    if (isObject(child['properties'])) {
      for (const [name, property] of Object.entries(child['properties'])) {
        (isObject(property) && 'enum' in property ? choices : others).add(name);
      }
    }
    Object.values(child).forEach(collect);
  }
  collect(node);
  return new Set([...choices].filter((name) => !others.has(name)));
}
