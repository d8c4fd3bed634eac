import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../src/io/project-folder';
import { fillWordings, findMissingWords, listWordings } from '../../src/check/schema/wordings';
import { getIn } from '../../src/utils/json';
import { checkChanged } from '../check/check-changed';
import { completeConfig } from '../schema/complete-config';

const languages = readdirSync(join(projectFolder, 'schema/locales')).map((file) =>
  basename(file, '.json'),
);

const placeholders = (text: string) => (text.match(/\{[\w.]+\}|<[^>]+>/g) ?? []).toSorted();

test.each(languages)('all words of the site come in %s, with the same placeholders', (language) => {
  const site = { ...completeConfig.site, language };
  const config: unknown = { ...structuredClone(completeConfig), site };
  const usual = listWordings(config).filter(({ path, english }) => getIn(config, path) === english);
  for (const { path, group } of usual) Reflect.deleteProperty(group, String(path.at(-1)));
  expect(findMissingWords(config).settings).toEqual([]);
  fillWordings(config);
  expect(usual.length).toBeGreaterThan(130);
  for (const { path, english } of usual) {
    const text = getIn(config, path);
    expect([path.join('.'), typeof text]).toEqual([path.join('.'), 'string']);
    expect(placeholders(String(text))).toEqual(placeholders(english));
  }
});

test.each(languages)('a site in %s is valid with the words that it comes with', (language) => {
  const { config, problems } = checkChanged({ '/site/language': language });
  expect(problems.filter(({ code }) => code.startsWith('CFG066') || code === 'CFG0305')).toEqual(
    [],
  );
  expect(config?.labels.previousSlide).not.toBe('Previous testimonial');
  expect(config?.labels.closeMenu).not.toBe('Close menu');
  expect(config?.safety.quickExit.label).not.toBe('Leave this page');
  const own = checkChanged({ '/site/language': language, '/labels': { closeMenu: 'Away' } });
  expect(own.config?.labels.closeMenu).toBe('Away');
});

test('a config in English is filled by its schema alone', () => {
  const config = { site: { language: 'en-GB' } };
  fillWordings(config);
  expect(config).toEqual({ site: { language: 'en-GB' } });
});
