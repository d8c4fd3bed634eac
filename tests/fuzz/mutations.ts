import * as fc from 'fast-check';
import { writePointer, getIn, type Path, isObject } from '../../src/utils/json';

/** A config that was changed in one place. */
export interface Mutation {
  /** what was done, in words */
  name: string;
  /** Writes its text: not before it is needed, since 20,000 texts do not fit into the memory. */
  write: () => MutatedText;
  /**
   * where: the value that was changed, or the group or list that lost or gained one; all of them.
   * Where a value says what kind of thing its group is, the group was changed.
   */
  places: Path[];
}

export interface MutatedText {
  text: string;
  /** where characters were damaged, so that this may not be JSON any more: offsets */
  damage?: { valueStart: number; at: number };
}

/** Settings that say what the other settings of their group are. */
const kinds = new Set(['type', 'of']);

interface Entry {
  path: Path;
  value: unknown;
}

/** Values that some code somewhere does not expect. */
const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53 + 1),
  fc.constantFrom<unknown[]>([], {}, [null], [[]], { type: 'x' }, { id: 'x' }),
  fc.constantFrom('', ' ', '\n', '\u0000', '\u202e', '\ud800', '\ufeff', 'é'.repeat(300), '🕊️'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '{site.x}', '{a.b}'),
  fc.constantFrom('/', '//x', '/../x', '#', 'https://', 'javascript:alert(1)', '<p>', '<script>'),
  fc.constantFrom('a'.repeat(10_000), '<p>'.repeat(500), '{'.repeat(500), '1e999'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Other words of the same kind: what an editor may well write. */
const plainWords = fc.constantFrom(
  'Rest is not a reward.',
  'We walk with you, one step at a time.',
  'A quiet hour',
  'Grief & hope: “together”, it’s lighter…',
  'Ánimo, paz y descanso',
  '静かな湖',
);

/**
 * Configs that differ in one place from a valid one: a value set, deleted, doubled, renamed, moved
 * or exchanged with another of its kind, or a few characters of the text damaged.
 *
 * @param source the valid config
 */
export function arbitraryMutation(source: string): fc.Arbitrary<Mutation> {
  const root: unknown = JSON.parse(source);
  const entries = listEntries(root, []);
  const areas = [...new Set(entries.map(({ path }) => String(path[0])))];
  // Each part of the config as often as the others: most of the values are texts of routes.
  const entry = fc
    .constantFrom(...areas)
    .chain((area) => fc.constantFrom(...entries.filter(({ path }) => path[0] === area)));
  const word = fc
    .constantFrom(
      ...entries.filter(({ value }) => typeof value === 'string' && value.includes(' ')),
    )
    .chain((chosen) => fc.tuple(fc.constant(chosen), plainWords));
  const byKey = new Map<string, Entry[]>();
  for (const each of entries) {
    const key = String(each.path.at(-1));
    byKey.set(key, [...(byKey.get(key) ?? []), each]);
  }
  const number = entries.filter(({ value }) => typeof value === 'number');
  const twins = [...byKey.values()].filter((group) => group.length > 1);
  const pair = fc
    .constantFrom(...twins)
    .chain((group) => fc.tuple(fc.constantFrom(...group), fc.constantFrom(...group)));
  const inList = entries.filter(({ path }) => typeof path.at(-1) === 'number');
  const inGroup = entries.filter(({ path }) => typeof path.at(-1) === 'string');
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(entry, oddValues).map(([at, value]) => set(root, at, value)) },
    { weight: 6, arbitrary: word.map(([at, text]) => set(root, at, text)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...number), fc.integer({ min: -1, max: 20 }))
        .map(([at, step]) => set(root, at, Number(at.value) + step)),
    },
    { weight: 2, arbitrary: entry.map((at) => remove(root, at)) },
    { weight: 1, arbitrary: fc.constantFrom(...inList).map((at) => double(root, at)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...inList), fc.nat(12))
        .map(([at, to]) => move(root, at, to)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...inGroup), fc.nat(), fc.constantFrom('__proto__', '', 'x', 'type'))
        .map(([at, seed, other]) => rename(root, at, seed, other)),
    },
    { weight: 4, arbitrary: pair.map(([one, other]) => exchange(root, one, other)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(entry, fc.nat(), fc.constantFrom('', ',', '}', ']', '"', '\\', '\u0000', '<<<<<<< '))
        .map(([at, seed, mark]) => damage(root, at, seed, mark)),
    },
  );
}

function listEntries(value: unknown, path: Path): Entry[] {
  const own = path.length > 0 ? [{ path, value }] : [];
  if (Array.isArray(value)) {
    return [...own, ...value.flatMap((item, index) => listEntries(item, [...path, index]))];
  }
  if (!isObject(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, child]) => listEntries(child, [...path, key])),
  ];
}

function set(root: unknown, { path }: Entry, value: unknown): Mutation {
  return edit(root, 'set', [path], [path], (group, key) => {
    if (Array.isArray(group)) group[Number(key)] = value;
    else define(group, String(key), value);
  });
}

function remove(root: unknown, { path }: Entry): Mutation {
  return edit(root, 'delete', [path], [path.slice(0, -1)], (group, key) => {
    if (Array.isArray(group)) group.splice(Number(key), 1);
    else Reflect.deleteProperty(group, key);
  });
}

function double(root: unknown, { path }: Entry): Mutation {
  return edit(root, 'duplicate', [path], [path.slice(0, -1)], (group, key) => {
    if (Array.isArray(group)) group.splice(Number(key), 0, structuredClone(group[Number(key)]));
  });
}

function move(root: unknown, { path }: Entry, to: number): Mutation {
  return edit(root, 'move', [path], [path.slice(0, -1)], (group, key) => {
    if (Array.isArray(group)) group.splice(to, 0, ...group.splice(Number(key), 1));
  });
}

function rename(root: unknown, { path }: Entry, seed: number, other: string): Mutation {
  return edit(root, 'rename', [path], [path.slice(0, -1)], (group, key) => {
    if (Array.isArray(group)) return;
    const name = String(key);
    const cut = seed % name.length;
    const near = name.slice(0, cut) + name.slice(cut + 1);
    const value = group[name];
    Reflect.deleteProperty(group, name);
    define(group, seed % 3 === 0 ? other : near, value);
  });
}

function exchange(root: unknown, one: Entry, other: Entry): Mutation {
  return {
    name: `exchange ${writePointer(one.path)} and ${writePointer(other.path)}`,
    write: () => {
      const swapped = structuredClone(root);
      put(swapped, one.path, other.value);
      put(swapped, other.path, one.value);
      return { text: JSON.stringify(swapped, null, 2) };
    },
    places: [one, other].map(({ path }) =>
      kinds.has(String(path.at(-1))) ? path.slice(0, -1) : path,
    ),
  };
}

/** Replaces a character of what is written for a value by a mark, or takes it out. */
function damage(root: unknown, { path, value }: Entry, seed: number, mark: string): Mutation {
  return {
    name: `damage ${writePointer(path)} with ${JSON.stringify(mark)}`,
    write: () => {
      const place = '\u0001place';
      const marked = structuredClone(root);
      put(marked, path, place);
      const [before = '', after = ''] = JSON.stringify(marked, null, 2).split(
        JSON.stringify(place),
      );
      const written = JSON.stringify(value, null, 2);
      const at = seed % written.length;
      const text = before + written.slice(0, at) + mark + written.slice(at + 1) + after;
      return { text, damage: { valueStart: before.length, at: before.length + at } };
    },
    places: [path],
  };
}

function edit(
  root: unknown,
  name: string,
  [path = []]: Path[],
  places: Path[],
  change: (group: Record<string, unknown> | unknown[], key: string | number) => void,
): Mutation {
  return {
    name: `${name} ${writePointer(path)}`,
    write: () => {
      const changed = structuredClone(root);
      const group = getIn(changed, path.slice(0, -1));
      const key = path.at(-1);
      if ((isObject(group) || Array.isArray(group)) && key !== undefined) change(group, key);
      return { text: JSON.stringify(changed, null, 2) };
    },
    places,
  };
}

function put(root: unknown, path: Path, value: unknown): void {
  const group = getIn(root, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof group === 'object' && group !== null && key !== undefined) {
    Reflect.set(group, key, value);
  }
}

/** Also for `__proto__`, which is not to be assigned to. */
function define(group: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(group, name, { value, enumerable: true, configurable: true });
}
