import type { Change } from './apply-change';
import { isTranslated, listLanguages } from './languages';
import { ownNames } from './match-items';
import { getIn, isJsonObject, isList, type Json, type Path } from '../../utils/json';

/** Gives a setting a value; groups around it that are missing come with it. */
export function setValue(config: Json, path: Path, value: Json): Change {
  let length = path.length - 1;
  while (length > 0 && getIn(config, path.slice(0, length)) === undefined) length -= 1;
  const wrapped = path
    .slice(length + 1)
    .reduceRight<Json>((inner, name) => ({ [String(name)]: inner }), value);
  return { op: 'set', path: path.slice(0, length + 1), value: wrapped };
}

/** Whether a path leads to a text in another language than the main one, written or not. */
export function isTranslation(config: Json, path: Path): boolean {
  const [, ...others] = listLanguages(config);
  const text = getIn(config, path.slice(0, -1));
  return others.includes(String(path.at(-1))) && (typeof text === 'string' || isTranslated(text));
}

/**
 * Writes a text in another language than the main one, or takes it away: it is written in the form for
 * several languages, and in the simple one again when nothing but the main language is left.
 *
 * @param path the text, and the language
 */
export function setTranslation(config: Json, path: Path, value: Json | undefined): Change {
  const text = path.slice(0, -1);
  const language = String(path.at(-1));
  const [main = language] = listLanguages(config);
  const written = getIn(config, text);
  const { [language]: _old, ...others } = isJsonObject(written)
    ? written
    : { [main]: written ?? '' };
  const isAlone = Object.keys(others).length === 1 && others[main] !== undefined;
  const left = isAlone ? (others[main] ?? '') : others;
  return {
    op: 'set',
    path: text,
    value: value === undefined ? left : { ...others, [language]: value },
  };
}

/** Puts an entry into a list, which is made if it is missing. */
export function insertItem(config: Json, list: Path, index: number, value: Json): Change {
  return isList(getIn(config, list))
    ? { op: 'insert', path: [...list, index], value }
    : setValue(config, list, [value]);
}

export function moveItem(list: Path, from: number, to: number): Change {
  return { op: 'move', from: [...list, from], to: [...list, to] };
}

/**
 * The same entry with names that its neighbors do not have: "ruth" → "ruth-2". An address in several
 * languages gets another one in each of them.
 */
export function makeUnique(value: Json, neighbors: readonly Json[]): Json {
  if (!isJsonObject(value)) return value;
  const changed = ownNames.flatMap((name) => {
    const own = value[name];
    const theirs = neighbors.map((neighbor) => getIn(neighbor, [name]));
    const taken = new Set(theirs.flatMap((one) => (isJsonObject(one) ? Object.values(one) : one)));
    if (typeof own === 'string') return [[name, findFree(own, taken)] as const];
    if (!isTranslated(own)) return [];
    const free = Object.entries(own).map(([language, text]) => [language, findFree(text, taken)]);
    return [[name, Object.fromEntries(free) as Json] as const];
  });
  return { ...value, ...Object.fromEntries(changed) };
}

function findFree(text: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(text)) return text;
  const stem = (text === '/' ? '/home' : text).replace(/-\d+$/, '');
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${stem}-${number}`)) return `${stem}-${number}`;
  }
}
