import { type Path, writePointer, isObject } from '../../src/utils/json';
import { listLanguageCodes } from '../list-language-codes';
import patternExamples from '../fixtures/patterns.json';
import type { SchemaNode } from '../../src/content/schema/schema-node';
import { siteSchema, walkSchema } from '../../src/content/schema/walk-schema';

/** A config that differs from a valid one in one value, and whether it is valid still. */
export interface SchemaCase {
  name: string;
  config: unknown;
  valid: boolean;
}

interface Change {
  to: unknown;
  valid: boolean;
  what: string;
}

type Examples = Record<string, { valid: string[]; invalid: string[] }>;

/** Texts that fit each pattern of the schemas, and texts that almost do. */
export const examplesOfPatterns: Examples = patternExamples;

/** One sign to a reader, two to JavaScript: limits count it once. */
const leaf = '🌿';

/**
 * Every keyword of the schemas, held and broken: each choice and a word that is none, each pattern
 * with its examples, each limit met and passed, each required name left out, an unknown name, a
 * value of another kind. Each node of the schemas is tried at the first place where it applies.
 */
export function* listSchemaCases(config: object): Generator<SchemaCase> {
  const places: [value: unknown, node: SchemaNode, path: Path][] = [];
  const seen = new Set<SchemaNode>();
  walkSchema(config, siteSchema, (value, node, path) => {
    if (!seen.has(node)) places.push([value, node, path]);
    seen.add(node);
  });
  for (const [value, node, path] of places) {
    // Without the name of the schema, the editor would know no rules.
    if (path.length === 0 || path[0] === '$schema') continue;
    for (const { to, valid, what } of listChanges(value, node)) {
      const name = `${writePointer(path)} ${what}`;
      const [kept, place] = keepPage(config, path);
      yield { name, config: setAt(kept, place, to), valid };
    }
  }
}

/**
 * The part of a config that a case needs: of the pages only the one with the place, of its blocks only
 * the one with the place. To read all the others again for each case would take most of the time, and
 * find what it found before.
 *
 * @returns the config, and where the place is in it
 */
function keepPage(config: object, place: Path): [config: object, place: Path] {
  if (!('routes' in config) || !Array.isArray(config.routes)) return [config, place];
  const isOnPage = place[0] === 'routes' && typeof place[1] === 'number';
  const route: unknown = config.routes[isOnPage ? Number(place[1]) : 0];
  if (!isObject(route) || !Array.isArray(route['blocks'])) return [config, place];
  const isInBlock = isOnPage && place[2] === 'blocks' && typeof place[3] === 'number';
  const block: unknown = route['blocks'][isInBlock ? Number(place[3]) : 0];
  const kept = { ...config, routes: [{ ...route, blocks: [block] }] };
  if (isInBlock) return [kept, ['routes', 0, 'blocks', 0, ...place.slice(4)]];
  return [kept, isOnPage ? ['routes', 0, ...place.slice(2)] : place];
}

function* listChanges(value: unknown, node: SchemaNode): Generator<Change> {
  yield { to: null, valid: false, what: 'null' };
  yield { to: wrongKind(value), valid: false, what: 'of another kind' };
  if (node.const !== undefined) yield { to: 'no-such-word', valid: false, what: 'another word' };
  if (node.enum) yield* listChoices(node.enum);
  if (typeof value === 'string') yield* listTexts(value, node);
  if (typeof value === 'number') yield* listNumbers(node);
  if (Array.isArray(value)) yield* listLengths(value, node);
  if (isObject(value)) yield* listNames(value, node);
}

function wrongKind(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  return Array.isArray(value) ? {} : [];
}

function* listChoices(choices: readonly unknown[]): Generator<Change> {
  for (const choice of choices) yield { to: choice, valid: true, what: `choice ${choice}` };
  for (const to of ['no-such-word', '', `${choices[0]} `]) {
    yield { to, valid: false, what: `no choice: "${to}"` };
  }
}

function* listTexts(value: string, node: SchemaNode): Generator<Change> {
  if (node.pattern !== undefined) {
    const { valid = [], invalid = [] } = examplesOfPatterns[node.pattern] ?? {};
    for (const to of valid) yield { to, valid: true, what: `like "${to}"` };
    for (const to of invalid) yield { to, valid: false, what: `unlike "${to}"` };
  }
  const [least, most] = [limit(node, 'minLength'), limit(node, 'maxLength')];
  const isFree = node.pattern === undefined && !node.enum && node.const === undefined;
  if (least !== undefined) {
    yield { to: leaf.repeat(least - 1), valid: false, what: 'too short' };
    if (isFree) yield { to: leaf.repeat(least), valid: true, what: 'just long enough' };
  }
  if (most !== undefined) {
    yield { to: value + 'a'.repeat(most), valid: false, what: 'too long' };
    if (isFree) yield { to: leaf.repeat(most), valid: true, what: 'as long as it may be' };
  }
}

function* listNumbers(node: SchemaNode): Generator<Change> {
  const [least, most] = [limit(node, 'minimum'), limit(node, 'maximum')];
  if (least !== undefined) {
    yield { to: least, valid: true, what: 'the smallest' };
    yield { to: least - 1, valid: false, what: 'too small' };
  }
  if (most !== undefined) {
    yield { to: most, valid: true, what: 'the largest' };
    yield { to: most + 1, valid: false, what: 'too large' };
  }
  if (node.type === 'integer') yield { to: (least ?? 0) + 0.5, valid: false, what: 'not whole' };
}

function* listLengths(value: readonly unknown[], node: SchemaNode): Generator<Change> {
  const [least, most] = [limit(node, 'minItems'), limit(node, 'maxItems')];
  // The only texts of which each is there once and that are not a choice are languages.
  const choices = node.items?.enum ?? (node.items?.pattern && listLanguageCodes((most ?? 0) + 1));
  const fill = (length: number) =>
    Array.from({ length }, (_, index) => {
      if (!node.uniqueItems) return value[0];
      return choices?.[index] ?? vary(value[0], index);
    });
  if (least !== undefined) yield { to: fill(least - 1), valid: false, what: 'too few entries' };
  if (most !== undefined) {
    yield { to: fill(most), valid: true, what: 'as many entries as there may be' };
    yield { to: fill(most + 1), valid: false, what: 'too many entries' };
  }
  if (node.uniqueItems) {
    yield { to: [value[0], value[0]], valid: false, what: 'the same entry twice' };
  }
}

/** A group that differs from the others in one of its texts; anything else as it is. */
export function vary(value: unknown, index: number): unknown {
  if (!isObject(value)) return value;
  const [name, text] = Object.entries(value).find(([, part]) => typeof part === 'string') ?? [];
  return name === undefined ? value : { ...value, [name]: `${String(text)} ${index}` };
}

function* listNames(value: Record<string, unknown>, node: SchemaNode): Generator<Change> {
  yield { to: { ...value, noSuchName: 1 }, valid: false, what: 'with an unknown name' };
  for (const name of Object.keys(value)) {
    const { [name]: _left, ...to } = value;
    const isAlternative = node.oneOf?.some(({ required }) => required?.includes(name)) ?? false;
    const valid = !node.required?.includes(name) && !isAlternative;
    yield { to, valid, what: `without ${name}` };
  }
}

function limit(node: SchemaNode, keyword: string): number | undefined {
  const value = node[keyword];
  return typeof value === 'number' ? value : undefined;
}

/** The same value with one part of it replaced; what is not on the way is shared. */
export function setAt(target: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(target)) {
    return target.map((item, index) => (index === key ? setAt(item, rest, to) : item));
  }
  if (!isObject(target)) throw new Error(`${key} leads nowhere`);
  return { ...target, [key]: setAt(target[key], rest, to) };
}
