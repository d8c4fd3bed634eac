import type { SchemaNode } from '../../content/schema/schema-node';
import { followReference, siteSchema } from '../../content/schema/walk-schema';
import type { EmbedFrame } from '../../payload/widget-frame';

/** What kind of thing a value on a page is. */
export type ValueKind = 'text' | 'link' | 'picture' | 'setting';

/** Whether a part of a widget's frame follows from its provider, which is said by other words. */
const frameParts = {
  src: false,
  shape: true,
  isNarrow: false,
  minHeight: false,
  minHeightOnPhone: false,
  load: false,
  allow: true,
  sandbox: true,
  referrerPolicy: true,
  protocol: true,
  script: true,
} satisfies Record<keyof EmbedFrame, boolean>;

/**
 * What follows from other values or is nowhere to be seen: sizes of pictures, codecs, ids, machine
 * dates.
 */
const derived = new Set([
  'type',
  'id',
  'key',
  'width',
  'height',
  'dateTime',
  'calendar',
  'canonical',
  'av1Codec',
  'dark',
  'noteInCodes',
  ...Object.entries(frameParts).flatMap(([name, follows]) => (follows ? name : [])),
]);
const files = new Set(['src', 'mp4', 'av1']);
const settings = collectChoices(siteSchema);
/** Settings that are not a choice everywhere: nobody reads `80% 50%` or `2027-04-15` on a page. */
const unread = new Set(['anchor', 'focus', 'icon', 'space', 'stagger', 'start', 'end']);

/** Whether a change of such a value is worth a line. */
export function isCompared(key: string): boolean {
  return !derived.has(key);
}

/** Whether a text under this name is one that visitors read. */
export function isShown(key: string): boolean {
  return isCompared(key) && kindOf(key, '') === 'text';
}

/** What kind of thing a single value under this name is. */
export function kindOf(key: string, value: unknown): ValueKind {
  if (key === 'href') return 'link';
  // Widgets of other providers have a `src`, too.
  if (files.has(key)) return /^https?:/.test(String(value)) ? 'link' : 'picture';
  return typeof value !== 'string' || settings.has(key) || unread.has(key) ? 'setting' : 'text';
}

/** The names of all settings that offer a choice, wherever they are: `tone`, `imageSide` … */
function collectChoices(schema: SchemaNode): ReadonlySet<string> {
  const choices = new Set<string>();
  const others = new Set<string>();
  function collect(node: SchemaNode): void {
    for (const [name, property] of Object.entries(node.properties ?? {})) {
      (followReference(property).enum ? choices : others).add(name);
      collect(property);
    }
    if (node.items) collect(node.items);
    node.oneOf?.forEach(collect);
    Object.values(node.$defs ?? {}).forEach(collect);
  }
  collect(schema);
  return new Set([...choices].filter((name) => !others.has(name)));
}
