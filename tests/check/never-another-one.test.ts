import { expect, test } from 'vitest';
import { listPublicFiles } from '../../src/io/public-files';
import { isSample, spreadOf } from '../runners/is-sample';
import { checkConfig } from '../../src/check/check-config';
import { listContents } from '../../src/content/list-references';
import { getIn, type Path, isObject } from '../../src/utils/json';
import type { Problem } from '../../src/check/problem';
import { hasShape } from '../../src/check/schema/check-schema';
import { readTestSite, type TestSiteName } from '../sites/read-site';

// Nobody may get the widget, page or picture of another person because their names are alike.

/** A text that names something, or that something is named by. */
interface Name {
  path: Path;
  value: string;
}

interface Site {
  config: unknown;
  files: ReadonlySet<string>;
  /** one place for each name that is used: ids, links and files */
  used: Name[];
  /** ids, addresses and anchors that others use */
  given: Name[];
}

/** In a sample, one letter or name of eight is tried. */
const step = isSample ? 8 : 1;

/** More would be too many problems for one report. */
const atOnce = 40;

function readSite(name: TestSiteName): Site {
  const { text, publicFolder } = readTestSite(name);
  const config: unknown = JSON.parse(text);
  if (!hasShape(config)) throw new Error(`The site ${name} does not fit the schema`);
  const { textsWhere, links, files } = listContents(config);
  const texts = textsWhere(() => true);
  const ids = texts.filter(({ node }) => node.entity !== undefined);
  const used = [...ids, ...links, ...files.filter(({ part }) => !part)].filter(
    ({ value }) => !value.includes(':') && !value.includes('{') && value.length > 2,
  );
  const given = texts.filter(({ path, value }) => isGiven(path) && value.length > 2);
  return {
    config: JSON.parse(text),
    files: listPublicFiles(publicFolder),
    used: [...new Map(used.map((one) => [one.value, one])).values()],
    given,
  };
}

function isGiven(path: Path): boolean {
  const key = path.at(-1);
  return (
    key === 'id' || key === 'slug' || key === 'anchor' || (key === 'path' && path.length === 3)
  );
}

/** The problems after some names were written differently. */
function check({ config, files }: Site, names: readonly Name[]): Problem[] {
  const changed = structuredClone(config);
  for (const { path, value } of names) {
    const group = getIn(changed, path.slice(0, -1));
    const key = path.at(-1);
    if (Array.isArray(group) && typeof key === 'number') group[key] = value;
    else if (isObject(group) && typeof key === 'string') group[key] = value;
    else throw new Error(`${path.join('/')} leads nowhere`);
  }
  return checkConfig(JSON.stringify(changed, null, 2), files).problems;
}

const letter = /[a-z]/;

const slips: Readonly<Record<string, (text: string, at: number) => string>> = {
  'one letter changed': (text, at) =>
    text.slice(0, at) + (text[at] === 'm' ? 'n' : 'm') + text.slice(at + 1),
  'one letter dropped': (text, at) => text.slice(0, at) + text.slice(at + 1),
  'one letter added': (text, at) => `${text.slice(0, at)}e${text.slice(at)}`,
  'two letters swapped': (text, at) =>
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
};

/** What a problem offers in place of what is written: by itself, or as the only choice. */
function listOffers(
  { used, given }: Site,
  wrong: readonly Name[],
  problems: readonly Problem[],
): string[] {
  const known = new Set([...used, ...given, ...wrong].map(({ value }) => value));
  return problems.flatMap(({ code, message, hint = '', fix }) => {
    const named = [...hint.matchAll(/"([^"]+)"/g)].filter(
      // What the message quotes is written in the config; CFG0308 shows the form with an example.
      ([quoted, name = '']) => known.has(name) && !message.includes(quoted) && code !== 'CFG0308',
    );
    // Of several pages that are listed, none is the only choice, even if a filled path is among them.
    const isOnly = named.length === 1 && !/closest first: "[^"]*", "/.test(hint);
    const offers = fix !== undefined || isOnly || /did you mean/i.test(message + hint);
    return offers ? [`${message} ${hint} ${fix?.title ?? ''}`] : [];
  });
}

function split<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const siteNames = ['specification', 'another-practice'] as const;

const slipsOfSites = spreadOf(
  siteNames.flatMap((name) =>
    Object.keys(slips).map((what): [TestSiteName, string] => [name, what]),
  ),
  3,
);

test.each(slipsOfSites)('%s: no name that is used is replaced, with %s', (name, what) => {
  const site = readSite(name);
  const longest = Math.max(...site.used.map(({ value }) => value.length));
  let found = 0;
  for (let at = 0; at < longest; at += step) {
    const wrong = site.used.flatMap(({ path, value }) =>
      letter.test(value[at] ?? '') ? [{ path, value: slips[what]?.(value, at) ?? value }] : [],
    );
    for (const names of split(wrong, atOnce)) {
      const problems = check(site, names);
      found += problems.length;
      expect(listOffers(site, names, problems)).toEqual([]);
    }
  }
  expect(found).toBeGreaterThan(site.used.length);
});

test.each(slipsOfSites)('%s: no name that is given is replaced, with %s', (name, what) => {
  const site = readSite(name);
  let found = 0;
  site.given.forEach(({ path, value }, index) => {
    if (index % step !== 0) return;
    // A placeholder is made of words of the schema.
    const [own = ''] = value.split('{');
    const places = [...own].flatMap((char, at) => (letter.test(char) ? [at] : []));
    const at = places[(index * 3) % places.length];
    if (at === undefined) return;
    const wrong = { path, value: slips[what]?.(value, at) ?? value };
    const problems = check(site, [wrong]);
    found += problems.length;
    expect(listOffers(site, [wrong], problems)).toEqual([]);
  });
  expect(found).toBeGreaterThan(0);
});

test.each(siteNames)('%s: nobody takes the place of a person who is not there', (name) => {
  const site = readSite(name);
  const people = site.given
    .filter(({ path }) => path[1] === 'counselors')
    .map(({ value }) => value);
  const anyone = new RegExp(people.join('|'));
  for (const stranger of ['ruth', 'noemi', 'rachel', 'kaleb', 'lena', 'miriams', 'hester', 'jon']) {
    const wrong = site.used.flatMap(({ path, value }) =>
      anyone.test(value) ? [{ path, value: value.replace(anyone, stranger) }] : [],
    );
    const problems = split(wrong, atOnce).flatMap((names) => check(site, names));
    expect(problems).not.toEqual([]);
    expect(listOffers(site, wrong, problems)).toEqual([]);
  }
});
