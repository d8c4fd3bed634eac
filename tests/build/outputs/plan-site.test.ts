// @promise Files in `public/` contain nothing that runs, and none replaces a page, data, an icon or
// a file for a host

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planSite } from '../../../src/build/outputs/plan-site';
import { listFilesOf } from '../../../src/build/outputs/output';
import { listPublicFiles } from '../../../src/io/public-files';
import { createRuleContext } from '../../../src/check/rules/rule-context';
import { publicFilesHarmless } from '../../../src/check/rules/safety/public-files-harmless';
import { hostFiles } from '../../../src/published/hosts/write-host-files';
import { loadConfig } from '../../../src/build/load-config';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite } from '../../sites/read-site';

const app = { key: '', script: '/app.js', outputs: [] };

function loadSite(publicFolder: string, configFile: string) {
  const { config } = loadConfig({ configFile, publicFolder });
  if (!config) throw new Error('The config has errors.');
  return config;
}

test('each file is planned once, and those of the config win over public/', async () => {
  const { configFile, publicFolder: original } = readTestSite('specification');
  const publicFolder = join(makeTempFolder(), 'public');
  cpSync(original, publicFolder, { recursive: true });
  const config = loadSite(publicFolder, configFile);
  const texts = ['robots.txt', 'sitemap.xml', 'index.html', 'index.html.br', '_site.json'];
  const replaced = [...texts, 'favicon.ico'];
  const kept = ['as-is/by-hand.txt'];
  mkdirSync(join(publicFolder, 'as-is'));
  for (const file of [...replaced, ...kept]) writeFileSync(join(publicFolder, file), 'by hand');

  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const outputs = [...plan.outputs()];
  const files = outputs.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  const ofPublic: string[] = [];
  for (const output of outputs) {
    if ('page' in output || ![...replaced, ...kept].includes(output.file)) continue;
    const content = await output.make();
    const path = typeof content === 'object' && 'path' in content ? content.path : '';
    if (path.startsWith(publicFolder)) ofPublic.push(output.file);
  }
  expect(ofPublic.toSorted()).toEqual(kept.toSorted());
  expect(files).toEqual(expect.arrayContaining(replaced.filter((file) => !file.endsWith('.br'))));
  // Pages are handed on in bundles; whatever else takes time comes before them.
  expect(files.indexOf('index.html')).toBeGreaterThan(files.indexOf('as-is/by-hand.txt'));
});

test('the check refuses files in public/ that are called like an output or like a file for a host', async () => {
  const { configFile, publicFolder } = readTestSite('every-part');
  const config = loadSite(publicFolder, configFile);
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const own = listPublicFiles(publicFolder);
  const outputs = [...plan.outputs()].flatMap((output) => listFilesOf(output));
  // Hidden files are not published.
  const all = [...outputs, ...hostFiles.filter((file) => !file.startsWith('.'))];
  const names = all
    .map((file) => `/${file}`)
    .filter((file) => file !== app.script && !own.has(file));
  expect(names.length).toBeGreaterThan(50);
  for (const files of [names, names.map((name) => `${name}/a.jpg`)]) {
    const context = createRuleContext(config, new Set(files), {});
    const found = publicFilesHarmless.check(context).filter(({ code }) => code === 'CFG0524');
    expect(
      files.filter((file) => !found.some(({ message }) => message.includes(`"public${file}"`))),
    ).toEqual([]);
  }
});

test('a host that knows no redirects gets a page for each that was in a folder', async () => {
  const { configFile, publicFolder } = readTestSite('every-part');
  const config = loadSite(publicFolder, configFile);
  config.redirects.push({ from: '/press/*', to: '/news/*' }, { from: '/press/short', to: '/' });
  const list = async (metaPolicy: 'none' | 'whole') => {
    const plan = await planSite(config, { publicFolder, app, metaPolicy });
    return [...plan.outputs()].filter(({ url }) => url.startsWith('/press/'));
  };
  // The one with a redirect of its own.
  expect((await list('none')).map(({ url }) => url)).toEqual(['/press/short']);
  const outputs = await list('whole');
  expect(outputs.map(({ file }) => file)).toContain('press/photo.html');
  const texts = await Promise.all(
    outputs.map((output) => ('make' in output ? output.make() : undefined)),
  );
  const [short, ...others] = texts.map((text) => /url=([^"]*)"/.exec(String(text))?.[1]);
  expect(short).toBe('/');
  expect(others.toSorted()).toEqual(expect.arrayContaining(['/news/fourth', '/news/photo']));
});

test('a profile with a link that saves a contact has the file of it', async () => {
  const { configFile, publicFolder } = readTestSite('every-part');
  const config = loadSite(publicFolder, configFile);
  const plan = await planSite(config, { publicFolder, app, metaPolicy: 'none' });
  const contacts = [...plan.outputs()].filter(({ url }) => url.startsWith('/_contact/'));
  expect(contacts).toHaveLength(config.entities.counselors.length);
  const [first] = contacts;
  const text = first && 'make' in first ? String(await first.make()) : '';
  expect([first?.type, text]).toEqual([
    'text/vcard',
    expect.stringContaining(`FN:${config.entities.counselors[0]?.name}\r\n`),
  ]);
});
