import { expect, test } from 'vitest';
import { listPublicFiles } from '../../../src/io/public-files';
import { spreadOf } from '../../runners/is-sample';
import { checkConfig } from '../../../src/check/check-config';
import { entityKinds, findList } from '../../../src/content/entities';
import { writePointer, getIn, type Path, isObject } from '../../../src/utils/json';
import type { Problem } from '../../../src/check/problem';
import { readTestSite } from '../../sites/read-site';

// The same over a whole site, where everything is connected.

const { text, publicFolder } = readTestSite('specification');
const files = listPublicFiles(publicFolder);
const site: unknown = JSON.parse(text);

/** The problems of the site after a change. */
function check(change: (config: unknown) => void): Problem[] {
  const config = structuredClone(site);
  change(config);
  return checkConfig(JSON.stringify(config), files).problems;
}

// All of them take half a minute; a part shows when something is wrong with the idea.
const everyWhich = 6;

/** Some settings, each of another kind: the first block of a type stands for all. */
function listSettings(): readonly Path[] {
  const paths = new Map<string, Path>();
  const collect = (value: unknown, path: Path, kind: string) => {
    if (Array.isArray(value)) value.forEach((item, index) => collect(item, [...path, index], kind));
    else if (isObject(value)) {
      const type = typeof value['type'] === 'string' ? `(${value['type']})` : '';
      for (const [key, child] of Object.entries(value)) {
        const name = `${kind}${type}/${key}`;
        if (!paths.has(name)) paths.set(name, [...path, key]);
        collect(child, [...path, key], name);
      }
    }
  };
  collect(site, [], '');
  return spreadOf(
    [...paths.values()].filter((_path, index) => index % everyWhich === 0),
    3,
  );
}

test('settings, misspelled, give one error that points at it', () => {
  const wrong = listSettings().flatMap((path) => {
    const name = String(path.at(-1));
    const problems = check((config) => {
      const group = getIn(config, path.slice(0, -1));
      if (!isObject(group)) throw new Error(`${writePointer(path)} is in no group`);
      group[`${name}x`] = group[name];
      Reflect.deleteProperty(group, name);
    });
    const found = problems.map((problem) => problem.path);
    const expected = writePointer([...path.slice(0, -1), `${name}x`]);
    return found.length === 1 && found[0] === expected ? [] : [[writePointer(path), ...found]];
  });
  expect(wrong).toEqual([]);
});

test('settings, missing, give one error or, where they have a default, none', () => {
  const wrong = listSettings().flatMap((path) => {
    const problems = check((config) => {
      const group = getIn(config, path.slice(0, -1));
      if (isObject(group)) Reflect.deleteProperty(group, String(path.at(-1)));
    });
    return problems.length > 1 ? [[writePointer(path), ...problems.map(({ code }) => code)]] : [];
  });
  expect(wrong).toEqual([]);
});

test('the last entry of each list, deleted or copied, gives at most one problem', () => {
  const all: Path[] = [...entityKinds.map(findList), ['routes'], ['redirects'], ['media']];
  const lists = all.filter((list) => Array.isArray(getIn(site, list)));
  expect(lists.length).toBeGreaterThan(9);
  const wrong = lists.flatMap((list) =>
    ['deleted', 'copied'].flatMap((what) => {
      const problems = check((config) => {
        const entries = getIn(config, list);
        if (!Array.isArray(entries)) throw new Error(`${writePointer(list)} is not a list`);
        const last: unknown = entries.pop();
        if (what === 'copied') entries.push(last, structuredClone(last));
      });
      const codes = problems.map(({ code }) => code);
      return codes.length > 1 ? [[what, writePointer(list), ...codes]] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
