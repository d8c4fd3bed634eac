import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importTranslations } from '../../../scripts/translations/import-translations';
import { TranslatedSite } from '../../../scripts/translations/translated-site';
import { writeXliff } from '../../../scripts/translations/write-xliff';
import { formatListFile } from '../../../src/config/format-config';
import type { JsonGroup } from '../../../src/editor/model/change';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';

const { folder: siteFolder, text } = readTestSite('two-languages');

/**
 * A copy of the site in two languages whose counselors are in files: in one as an entry, in one as a
 * list.
 */
function copySite() {
  const folder = makeTempFolder();
  cpSync(siteFolder, folder, { recursive: true });
  const config = JSON.parse(text) as JsonGroup & {
    entities: JsonGroup & { counselors: JsonGroup[] };
  };
  const [ana] = config.entities.counselors;
  const bo = { ...ana, id: 'bo', name: 'Bo Sample', firstName: 'Bo', title: 'Listener' };
  const files = join(folder, 'people');
  mkdirSync(files);
  const write = (name: string, value: unknown) =>
    writeFileSync(join(files, name), formatListFile(JSON.stringify(value), 'counselors'));
  write('ana.json', ana);
  write('others.json', [bo]);
  const entities = { ...config.entities, counselors: { files: 'people/*.json' } };
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, JSON.stringify({ ...config, entities }));
  return {
    configFile,
    readFiles: () =>
      ['ana.json', 'others.json'].map((name) => readFileSync(join(files, name), 'utf8')),
  };
}

test('translations of lists in files are written into these files, and into nothing else', () => {
  const { configFile, readFiles } = copySite();
  const config = readFileSync(configFile, 'utf8');
  const before = readFiles();
  const site = new TranslatedSite(configFile);
  const listed = site.listUnits('all');
  const units = listed?.others[0]?.units ?? [];
  const xliff = writeXliff(units, 'en', 'es');
  const translated = xliff
    .replace(
      /(<source[^>]*>Listener<\/source>)(?:\s*<target[^>]*\/?>)?/,
      '$1<target>Escucha</target>',
    )
    .replace('<target>Ana escucha primero.</target>', '<target>Ana primero escucha.</target>');
  const file = join(makeTempFolder(), 'es.xlf');
  writeFileSync(file, translated);
  if (!listed) throw new Error('The site is in two languages');
  expect(importTranslations(site, listed, file)).toMatchObject({ changed: 2 });

  const [ana = '', others = ''] = readFiles();
  expect(ana).toBe(before[0]?.replace('Ana escucha primero.', 'Ana primero escucha.'));
  expect(JSON.parse(others)).toMatchObject([{ title: { en: 'Listener', es: 'Escucha' } }]);
  expect(others).toBe(formatListFile(others, 'counselors'));
  expect(readFileSync(configFile, 'utf8')).toBe(config);
});
