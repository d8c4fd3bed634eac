import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importTranslations } from '../../../scripts/translations/import-translations';
import { TranslatedSite } from '../../../scripts/translations/translated-site';
import { acceptTranslations } from '../../../scripts/translations/accept-translations';
import { writeXliff } from '../../../scripts/translations/write-xliff';
import { recordName } from '../../../scripts/read/translation-record';
import { formatConfig } from '../../../src/config/format-config';
import { formatProblems } from '../../../src/config/report/format-problems';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';

const { folder: siteFolder, text: written } = readTestSite('two-languages');
const contact = '"title": { "en": "Contact", "es": "Contacto" } },';

/** A copy of the site in two languages, with an export of it. */
function copySite(config = written) {
  const folder = makeTempFolder();
  cpSync(siteFolder, folder, { recursive: true });
  const configFile = join(folder, 'site.config.json');
  writeFileSync(configFile, config);
  const xliffFile = join(folder, 'es.xlf');
  const open = () => new TranslatedSite(configFile);
  const list = () => {
    const listed = open().listUnits('all');
    const [spanish] = listed?.others ?? [];
    if (!listed || !spanish) throw new Error('The site is in two languages');
    return { listed, spanish };
  };
  writeFileSync(xliffFile, writeXliff(list().spanish.units, 'en', 'es'));
  return {
    folder,
    list,
    open,
    readConfig: () => readFileSync(configFile, 'utf8'),
    writeConfig: (text: string) => writeFileSync(configFile, text),
    readExport: () => readFileSync(xliffFile, 'utf8'),
    import: (xliff: string) => {
      writeFileSync(xliffFile, xliff);
      return importTranslations(open(), list().listed, xliffFile);
    },
    accept: () => {
      acceptTranslations(open(), 'es', list().spanish.units, () => true);
    },
    warnings: () => open().check().problems,
  };
}

function replaceOnce(text: string, before: string | RegExp, after: string): string {
  const changed = text.replace(before, after);
  expect(changed).not.toBe(text);
  return changed;
}

/** What an import refuses, with what its place in the file shows. */
function findRefusals(imported: ReturnType<typeof importTranslations>) {
  if (!('report' in imported)) throw new Error('It was imported');
  const { text, problems } = imported.report;
  const lines = text.split('\n');
  return problems.map((problem) => {
    const { start } = problem.range;
    const [title = ''] = formatProblems([problem], { text, file: '', color: false }).split('\n');
    return { title, at: lines[start.line - 1]?.slice(start.column - 1) ?? '' };
  });
}

test('an export that comes back as it was changes no byte, in whatever order', () => {
  const site = copySite();
  site.accept();
  const record = readFileSync(join(site.folder, recordName), 'utf8');
  const xliff = site.readExport();
  const units = xliff.match(/ {4}<unit [^]*?<\/unit>\n/g) ?? [];
  expect(units.length).toBeGreaterThan(30);
  const turned = xliff.replace(units.join(''), units.toReversed().join(''));
  for (const one of [xliff, turned]) {
    expect(site.import(one)).toMatchObject({ written: [], changed: 0 });
    expect(site.readConfig()).toBe(written);
    expect(readFileSync(join(site.folder, recordName), 'utf8')).toBe(record);
  }
});

test('a new translation is written, and nothing else changes', () => {
  const missing = replaceOnce(written, contact, '"title": "Contact" },');
  const site = copySite(missing);
  expect(site.warnings().map(({ code }) => code)).toEqual(['CFG0665']);
  const unit = /(id="routes\.4\.blocks\.0\.title"[^]*?)(\n *<\/segment>)/;
  const translated = replaceOnce(site.readExport(), unit, '$1<target>Contacto</target>$2');
  expect(site.import(translated)).toMatchObject({ changed: 1, translated: expect.any(Number) });
  expect(site.readConfig()).toBe(written);
  expect(site.warnings()).toEqual([]);
});

test('in a config in its canonical form, what is written is, too', () => {
  const site = copySite(formatConfig(replaceOnce(written, contact, '"title": "Contact" },')));
  const unit = /(id="routes\.4\.blocks\.0\.title"[^]*?)(\n *<\/segment>)/;
  site.import(replaceOnce(site.readExport(), unit, '$1<target>Contacto</target>$2'));
  expect(site.readConfig()).toBe(formatConfig(written));
});

test('codes move with the words, and a placeholder may be written out', () => {
  const site = copySite();
  const moved = replaceOnce(
    site.readExport(),
    /Llame o escriba al (<pc [^>]*>988<\/pc>)\./,
    'Al $1 puede llamar &amp; escribir.',
  );
  const spelled = replaceOnce(
    moved,
    /<target>Quién es <ph [^>]*><\/target>/,
    '<target>{counselor.firstName}: quién es</target>',
  );
  expect(site.import(spelled)).toMatchObject({ changed: 2 });
  expect(site.readConfig()).toContain(
    '<p>Al <a href=\\"tel:988\\">988</a> puede llamar &amp; escribir.</p>',
  );
  expect(site.readConfig()).toContain('"es": "{counselor.firstName}: quién es"');
});

test('a text that has moved since is found by its words', () => {
  const site = copySite();
  const xliff = replaceOnce(site.readExport(), '<target>Bienvenidos<', '<target>Hola a todos<');
  const moved = replaceOnce(
    written,
    '"blocks": [\n        {\n          "type": "banner",\n          "title": { "en": "Welcome"',
    '"blocks": [{ "type": "text", "languages": ["en"], "text": "<p>New.</p>" }, { "type": "banner", "title": { "en": "Welcome"',
  );
  site.writeConfig(moved);
  expect(site.import(xliff)).toMatchObject({ changed: 1 });
  expect(site.readConfig()).toBe(moved.replace('Bienvenidos', 'Hola a todos'));
});

test.each([
  [
    'a text that the site does not have',
    [/"routes\.4\.title"([^]*?)<source>Contact</, '"routes.9.title"$1<source>Write<'],
    {
      title: 'error[CFG0674]: The site does not have a text with the ID "routes.9.title".',
      at: '<target>Contacto',
    },
  ],
  [
    'an original that has changed since',
    ['<source>Welcome<', '<source>Welcome back<'],
    {
      title:
        'error[CFG0675]: The original has changed since the export. The current text is: Welcome',
      at: '<target>Bienvenidos',
    },
  ],
  [
    'a placeholder that is lost',
    [/<target>Quién es <ph [^>]*>/, '<target>Quién es'],
    {
      title:
        'error[CFG0676]: The translation lacks {counselor.firstName}, which is in the original.',
      at: '<target>Quién es',
    },
  ],
  [
    'a tag that is lost',
    [/<target><pc [^>]*>Despacio.<\/pc>/, '<target>Despacio.'],
    {
      title: 'error[CFG0676]: The translation lacks <p>…</p>, which is in the original.',
      at: '<target>Despacio',
    },
  ],
  [
    'a placeholder that the original does not have',
    ['<target>Bienvenidos', '<target>Bienvenidos a {site.name}'],
    {
      title: 'error[CFG0677]: The translation has {site.name}, which is not in the original.',
      at: '<target>Bienvenidos',
    },
  ],
  [
    'a tag where the setting allows none',
    ['<target>Bienvenidos', '<target>&lt;b&gt;Bienvenidos&lt;/b&gt;'],
    {
      title: 'error[CFG0677]: The translation has <b>, which is not in the original.',
      at: '<target>&lt;b',
    },
  ],
  [
    'a code of another text',
    ['<target>Bienvenidos', '<target><ph id="7"/>Bienvenidos'],
    {
      title: 'error[CFG0677]: The translation has code 7, which is not in the original.',
      at: '<ph id="7"/>',
    },
  ],
  [
    'an element of another format',
    ['<target>Bienvenidos', '<target><b>Bienvenidos</b>'],
    { title: 'error[CFG0677]: <b> is not allowed in a translation.', at: '<b>Bien' },
  ],
  [
    'a translation that is too long for its setting',
    ['<target>Consejera<', `<target>${'Consejera '.repeat(40)}<`],
    { title: 'error[CFG0305]: "title" has 400 characters', at: '<target>Consejera Consejera' },
  ],
  [
    'a file that was cut off',
    [/<target>Bienvenidos[^]*/, '<target>Bien'],
    { title: 'error[CFG0673]: This is not XML: ', at: '' },
  ],
  [
    'elements in each other without end',
    ['<target>Bienvenidos', `<target>${'<g>'.repeat(50_000)}Bienvenidos${'</g>'.repeat(50_000)}`],
    { title: 'error[CFG0673]: Elements are nested more than 200 levels deep.', at: '<g>' },
  ],
  [
    'another format',
    ['urn:oasis:names:tc:xliff:document:2.0', 'urn:oasis:names:tc:xliff:document:1.2'],
    {
      title: 'error[CFG0673]: This is not a file in the format XLIFF 2: it begins with <xliff>.',
      at: '<xliff',
    },
  ],
])('%s is refused at its place, and nothing is written', (_, changes, expected) => {
  const site = copySite();
  let xliff = site.readExport();
  for (let index = 0; index < changes.length; index += 2) {
    xliff = replaceOnce(xliff, changes[index] ?? '', String(changes[index + 1]));
  }
  const [found] = findRefusals(site.import(xliff));
  expect(found?.title).toContain(expected.title);
  expect(found?.at.slice(0, expected.at.length)).toBe(expected.at);
  expect(site.readConfig()).toBe(written);
  expect(existsSync(join(site.folder, recordName))).toBe(false);
});

test('entities that a file defines by itself are not read', () => {
  const site = copySite();
  const bomb = replaceOnce(
    replaceOnce(
      site.readExport(),
      '<xliff',
      '<!DOCTYPE xliff [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff',
    ),
    '<target>Bienvenidos',
    '<target>&a;Bienvenidos',
  );
  expect(findRefusals(site.import(bomb))).toMatchObject([
    { title: expect.stringContaining('CFG0673') },
  ]);
});

test('what is older than its original is a warning until it is translated or confirmed', () => {
  const site = copySite();
  site.accept();
  expect(site.warnings()).toEqual([]);
  site.writeConfig(replaceOnce(written, '"en": "Ana listens first."', '"en": "Ana listens."'));
  expect(site.warnings()).toMatchObject([
    {
      code: 'CFG0668',
      severity: 'warning',
      path: '/entities/counselors/0/description/es',
      related: [{ path: '/entities/counselors/0/description/en' }],
    },
  ]);
  const older = site.list().spanish.units.find(({ state }) => state === 'older');
  expect(older).toMatchObject({ id: 'entities.counselors.0.description', area: 'counselors' });

  const fresh = writeXliff(site.list().spanish.units, 'en', 'es');
  expect(fresh).toContain('<note>The original has changed since it was translated.</note>');
  site.import(fresh);
  expect(site.warnings()).toHaveLength(1);
  const unit = /(id="entities\.counselors\.0\.description"[^]*?state=)"initial"/;
  expect(site.import(replaceOnce(fresh, unit, '$1"reviewed"'))).toMatchObject({ changed: 0 });
  expect(site.warnings()).toEqual([]);
});
