import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptTranslations, recordName } from '../../../src/io/translations/record-file';
import { TranslatedSite } from '../../../src/io/translations/translated-site';
import { getIn, type Path } from '../../../src/utils/json';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';
import { openEditor } from '../open-editor';

const { text, publicFolder } = readTestSite('two-languages');

/** An editor of a site whose translations are noted, and two that can be older than their originals. */
async function openNoted() {
  const folder = makeTempFolder();
  cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  const editor = await openEditor({ folder, text });
  const configFile = join(editor.folder, 'site.config.json');
  const site = new TranslatedSite(configFile);
  const [spanish] = site.listUnits('all')?.others ?? [];
  if (!spanish) throw new Error('The site has one language.');
  const { language, units } = spanish;
  acceptTranslations(site, language, units, () => true);
  const { config = null } = await editor.read();
  const [first, second] = units.filter(
    ({ path, translation }) =>
      translation !== undefined &&
      !translation.includes('<') &&
      typeof getIn(config, [...path, 'en']) === 'string',
  );
  if (!first || !second) throw new Error('There are too few translations.');
  const placeOf = ({ path }: { path: Path }) => [...path, language];
  const listOlder = async () => {
    const { revision, problems } = await editor.read();
    const older = problems.flatMap(({ code, path }, index) =>
      code === 'CFG0668' ? [{ path, index }] : [],
    );
    return { revision, problems, older };
  };
  return { ...editor, configFile, first, second, placeOf, listOlder };
}

test('a translation that still fits is noted: that one alone, and as the command would', async () => {
  const editor = await openNoted();
  const { first, second, placeOf, listOlder } = editor;
  expect((await listOlder()).older).toEqual([]);
  for (const { path, original } of [first, second]) {
    await editor.change({ op: 'set', path: [...path, 'en'], value: `${original} now` });
  }
  const { revision, problems, older } = await listOlder();
  expect(older.map(({ path }) => path)).toEqual([placeOf(first), placeOf(second)]);
  const [{ index } = { index: -1 }] = older;
  expect(problems[index]?.fix).toMatchObject({ isNote: true });

  // What is noted is about the file.
  const refused = await editor.call('POST', 'accept', { revision, index });
  expect([refused.status, refused.answer['message']]).toEqual([
    422,
    expect.stringMatching(/^Save/),
  ]);
  await editor.save((await editor.read()).fileHash);

  const saved = await listOlder();
  const before = editor.readFile();
  const accepted = await editor.call('POST', 'accept', { revision: saved.revision, index });
  expect(accepted).toMatchObject({ status: 200, answer: { changes: [], isSaved: true } });
  const left = await listOlder();
  expect(left.older.map(({ path }) => path)).toEqual([placeOf(second)]);
  expect(editor.readFile()).toBe(before);
  const site = new TranslatedSite(editor.configFile);
  const units = site.listUnits('all')?.others[0]?.units ?? [];
  expect(units.filter(({ state }) => state === 'older').map(({ id }) => id)).toEqual([second.id]);

  // Another problem, or the same one twice, is not meant.
  const again = await editor.call('POST', 'accept', { revision: saved.revision, index });
  expect(again.status).toBe(409);
});

test('what a command notes meanwhile is no problem any more', async () => {
  const editor = await openNoted();
  const record = join(editor.folder, recordName);
  const { path, original } = editor.first;
  await editor.change({ op: 'set', path: [...path, 'en'], value: `${original} now` });
  expect((await editor.listOlder()).older).toHaveLength(1);
  expect(readFileSync(record, 'utf8')).not.toBe('{}\n');
  writeFileSync(record, '{}\n');
  expect((await editor.listOlder()).older).toEqual([]);
});
