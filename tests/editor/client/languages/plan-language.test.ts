// @promise Adding a language is one step that creates the required pages without errors and can be
// undone at once; its fields are available despite errors

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../../../src/io/project-folder';
import { listPublicFiles } from '../../../../src/io/public-files';
import { checkConfig } from '../../../../src/check/check-config';
import {
  completeLanguages,
  listNewLanguages,
} from '../../../../src/editor/client/languages/list-new-languages';
import {
  listNeededPages,
  listPresent,
  planLanguage,
} from '../../../../src/editor/client/languages/plan-language';
import { applyChanges } from '../../../../src/editor/model/apply-change';
import { getIn, type Json } from '../../../../src/utils/json';
import { findLanguage } from '../../../../src/editor/model/find-route';
import { readTestSite, testSiteNames } from '../../../sites/read-site';

const readSite = (name: (typeof testSiteNames)[number]) =>
  JSON.parse(readTestSite(name).text) as Json;

function add(config: Json, language: string) {
  const titles = new Map(listNeededPages(config).map(({ route }) => [route, ` Título ${route} `]));
  return applyChanges(config, planLanguage(config, language, titles));
}

describe('a language that is added', () => {
  test.each(testSiteNames.flatMap((name) => [[name, 'es'] as const, [name, 'fr'] as const]))(
    'leaves %s in %s without errors, and one step back makes it what it was',
    (name, wanted) => {
      const before = readSite(name);
      const language = listPresent(before).includes(wanted) ? 'pl' : wanted;
      const { config, inverses } = add(before, language);
      const files = new Set(listPublicFiles(readTestSite(name).publicFolder));
      const { problems } = checkConfig(JSON.stringify(config), files);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(JSON.stringify(applyChanges(config, inverses).config)).toBe(JSON.stringify(before));
    },
  );

  test('has a home page and a page for unknown addresses, with the titles that were typed', () => {
    const before = readSite('another-practice');
    const [main = ''] = listPresent(before);
    const needed = listNeededPages(before);
    expect(needed).toHaveLength(2);
    const { config } = add(before, 'es');
    expect(getIn(config, ['site', 'languages'])).toEqual([main, 'es']);
    expect(getIn(config, ['site', 'language'])).toBeUndefined();
    for (const { route, title } of needed) {
      const path = ['routes', route, 'title'];
      expect(getIn(config, path)).toEqual({ [main]: title, es: `Título ${route}` });
    }
    const third = add(config, 'de').config;
    expect(getIn(third, ['site', 'languages'])).toEqual([main, 'es', 'de']);
  });

  test('can be seen while it is not translated, also where that was an error', () => {
    const strict = applyChanges(readSite('two-languages'), [
      { op: 'set', path: ['site', 'untranslated'], value: 'error' },
    ]).config;
    expect(getIn(add(strict, 'de').config, ['site', 'untranslated'])).toBeUndefined();
  });

  test('is one that the site does not have; those come first whose messages do', () => {
    const { complete, others } = listNewLanguages(['en-GB', 'fr']);
    expect(complete.map(({ name }) => name)).toEqual(['Arabic', 'German', 'Spanish']);
    expect(others.map(({ code }) => code)).toContain('pl');
    expect(others.map(({ code }) => code)).not.toContain('fr');
    const files = readdirSync(join(projectFolder, 'schema/locales'));
    const known = files.map((file) => file.replace('.json', ''));
    expect([...known, 'en'].toSorted()).toEqual(completeLanguages);
    expect(others.every(({ code, name }) => name !== code)).toBe(true);
  });
});

test('the language of an address is known without a page, so its fields are shown despite errors', () => {
  const config = readSite('two-languages');
  expect(findLanguage(config, '/')).toBe('en');
  expect(findLanguage(config, '/es')).toBe('es');
  expect(findLanguage(config, '/es/none')).toBe('es');
  expect(findLanguage(config, '/estimates')).toBe('en');
  expect(findLanguage(readSite('another-practice'), '/es')).toBeUndefined();
});
