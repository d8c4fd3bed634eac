import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../scripts/project-folder';
import { fillWordings, hasWords, listWordings } from '../../src/config/schema/wordings';
import { getValue } from '../../src/config/json/json-pointer';
import { checkChanged, diagnose } from '../config/check-changed';
import { completeConfig } from '../schema/complete-config';

const languages = readdirSync(join(projectFolder, 'schema/words')).map((file) =>
  basename(file, '.json'),
);

const placeholders = (text: string) => (text.match(/\{[\w.]+\}|<[^>]+>/g) ?? []).toSorted();

test.each(languages)('all words of the site come in %s, with the same placeholders', (language) => {
  expect(hasWords(`${language}-MX`)).toBe(true);
  const site = { ...completeConfig.site, language };
  const config: unknown = { ...structuredClone(completeConfig), site };
  const usual = listWordings(config).filter(
    ({ path, english }) => getValue(config, path) === english,
  );
  for (const { path, group } of usual) Reflect.deleteProperty(group, String(path.at(-1)));
  fillWordings(config);
  expect(usual.length).toBeGreaterThan(130);
  for (const { path, english } of usual) {
    const text = getValue(config, path);
    expect(text, `${path.join('.')} in ${language}`).toBeTypeOf('string');
    expect(placeholders(String(text)), path.join('.')).toEqual(placeholders(english));
  }
});

test.each(languages)('a site in %s is valid with the words that it comes with', (language) => {
  const { config, problems } = checkChanged({ '/site/language': language });
  expect(problems.filter(({ code }) => code.startsWith('CFG066') || code === 'CFG0305')).toEqual(
    [],
  );
  expect(config?.labels.menu).toMatch(/^Men/);
  expect(config?.labels.closeMenu).not.toBe('Close menu');
  expect(config?.safety.quickExit.label).not.toBe('Leave this page');
  const own = checkChanged({ '/site/language': language, '/labels': { closeMenu: 'Away' } });
  expect(own.config?.labels.closeMenu).toBe('Away');
});

test('what is still English on a site in another language is listed', () => {
  const { problems } = checkChanged({
    '/site/language': 'pl',
    '/labels': { closeMenu: 'Zamknij' },
  });
  const [problem] = problems.filter(({ code }) => code === 'CFG0661');
  expect(problem?.message).toMatch(/^1\d\d texts are in English: .* do not come in Polish\.$/);
  expect(problem?.hint).toContain('labels.skipToContent, ');
  expect(problem?.hint).toContain('preview.bannerTitle');
  expect(problem?.hint).not.toContain('labels.closeMenu');
});

test('a language that nobody knows the rules of is an error', () => {
  expect(diagnose({ '/site/language': 'xx' })).toContain(
    'error[CFG0662]: "xx" is the code of no known language.',
  );
});

test('a config in English is filled by its schema alone', () => {
  const config = { site: { language: 'en-GB' } };
  fillWordings(config);
  expect(config).toEqual({ site: { language: 'en-GB' } });
});
