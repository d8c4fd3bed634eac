// @promise VS Code marks nothing that the check accepts, in any language

import { expect, test } from 'vitest';
import { spreadOf } from '../runners/is-sample';
import { isObject, writePointer } from '../../src/utils/json';
import { mayDiffer, type SchemaNode } from '../../src/content/schema/schema-node';
import { resolveLanguage } from '../../src/check/languages/resolve-language';
import { checkSchema } from '../../src/check/schema/check-schema';
import { followReference, siteSchema, walkSchema } from '../../src/content/schema/walk-schema';
import { completeConfig } from './complete-config';
import { listEditorProblems } from './editor-service';
import { setAt, vary } from './schema-cases';

// In a site in several languages, an entry of a list can be for some of them. The check reads one
// language at a time, so each list may be full in each language. VS Code sees all entries together.

const languages = ['en', 'es', 'fr'];
const { language: _language, ...site } = completeConfig.site;
const complete = {
  ...completeConfig,
  $schema: './src/generated/written-schema.json',
  site: { ...site, languages },
  // A page exists in the languages of its title.
  routes: completeConfig.routes.map(({ title, ...route }) => ({
    ...route,
    title: { en: title, es: title, fr: title },
  })),
};

interface LimitedList {
  pointer: string;
  most: number;
  /** the config with so many entries in this list for one language or for all */
  fill: (counts: { es?: number; fr?: number; all: number }) => unknown;
}

const lists = listLimitedLists();

/** The lists with a limit whose entries can be for some languages, each at the first place with one. */
function listLimitedLists(): LimitedList[] {
  const found = new Map<SchemaNode, LimitedList>();
  walkSchema(complete, siteSchema, (value, node, path) => {
    const { maxItems: most, uniqueItems, items } = node;
    if (found.has(node) || typeof most !== 'number' || !Array.isArray(value) || !items) return;
    const [entry] = value as unknown[];
    if (!isObject(entry) && !mayDiffer(followReference(items))) return;
    const make = (count: number) =>
      Array.from({ length: count }, (_, index) => (uniqueItems ? vary(entry, index) : entry));
    const makeFor = (language: string, count: number) =>
      make(count).map((one) =>
        isObject(one) ? { ...one, languages: [language] } : { [language]: one },
      );
    found.set(node, {
      pointer: writePointer(path),
      most,
      fill: ({ es = 0, fr = 0, all }) =>
        setAt(complete, path, [...make(all), ...makeFor('es', es), ...makeFor('fr', fr)]),
    });
  });
  return [...found.values()];
}

/** In how many languages the check reports a list that is too long or too short. */
function countReports(config: unknown): number {
  return languages.flatMap((language) => {
    const read = (): unknown => resolveLanguage(structuredClone(config), language, languages).value;
    return checkSchema(read(), read).findings.filter(({ code }) => code === 'CFG0307');
  }).length;
}

async function listMarks(config: unknown): Promise<string[]> {
  const problems = await listEditorProblems(JSON.stringify(config));
  return problems.map(({ message }) => String(message));
}

test('there are lists of groups, of blocks and of texts', () => {
  expect(lists.length).toBeGreaterThan(20);
  const pointers = lists.map(({ pointer }) => pointer).join('\n');
  for (const name of ['actions', 'blocks', 'specialties']) expect(pointers).toContain(`/${name}\n`);
});

test.each(spreadOf(lists, 4))(
  '$pointer: VS Code accepts a list that is full in each language',
  async ({ most, fill }) => {
    const config = fill({ es: most - 1, fr: most - 1, all: 1 });
    expect(countReports(config)).toBe(0);
    expect(await listMarks(config)).toEqual([]);
  },
);

test.each(spreadOf(lists, 4))(
  '$pointer: the check reports too many entries for one language',
  ({ most, fill }) => {
    expect(countReports(fill({ es: most, fr: most - 1, all: 1 }))).toBe(1);
  },
);

test.each(spreadOf(lists, 4))(
  '$pointer: VS Code marks too many entries for all languages',
  async ({ most, fill }) => {
    const config = fill({ all: most + 1 });
    expect(countReports(config)).toBe(languages.length);
    expect(await listMarks(config)).toEqual([
      `Array has too many items. Expected ${most} or fewer.`,
    ]);
  },
);
