// @promise Nothing that others have published reaches the folder until you confirm it, and then
// only content, unless you also choose the program

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../../make-temp-folder';
import { sampleOf, spreadOf } from '../../../runners/is-sample';
import { openPublished, type PublishedSite } from './open-published';
import { listChanged, readAllFiles } from './read-all-files';
import { git, gitSettings } from './repositories';

interface Config {
  site: { name: string };
  entities: Record<string, unknown> & { counselors: { id: string; name: string }[] };
}

/** What somebody does to the repository who may push to it. */
interface HostileCommit {
  /** takes the folder of a copy */
  change: (folder: string, config: Config) => void;
  /** how `prepare` answers, unless the server has another program then */
  answer?: object;
}

function write(folder: string, file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function writeConfig(folder: string, config: unknown): void {
  write(folder, 'site.config.json', JSON.stringify(config, null, 2));
}

/** The config with the list of counselors in these files. */
function listIn(config: Config, files: string, name = 'counselors'): Config {
  return { ...config, entities: { ...config.entities, [name]: { files } } };
}

function push(folder: string): void {
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message=Hostile');
  git(folder, 'push', '--quiet');
}

function refuse(message: RegExp): object {
  return { status: 422, answer: { message: expect.stringMatching(message) } };
}

const isDamaged = refuse(/in the online repository is damaged/);

const commits: Record<string, HostileCommit> = {
  'code that the editor starts or serves': {
    change(folder) {
      write(folder, 'src/build/outputs/draw-once.mjs', 'PWNED');
      write(folder, 'src/editor/server/start.js', 'PWNED');
      write(folder, 'package.json', '{ "scripts": { "edit": "PWNED" } }');
    },
  },
  'settings of npm, git and packages': {
    change(folder) {
      write(folder, '.npmrc', 'ignore-scripts=false');
      write(folder, '.gitattributes', '* filter=pwned');
      write(folder, 'node_modules/sharp/index.js', 'PWNED');
      write(folder, 'node_modules/sharp/package.json', '{}');
      write(folder, '.editor/draft.jsonl', 'PWNED');
    },
  },
  'a config that is a list': { change: (folder) => writeConfig(folder, []), answer: isDamaged },
  'a config that is null': { change: (folder) => writeConfig(folder, null), answer: isDamaged },
  'a config that is not JSON': {
    change: (folder) => write(folder, 'site.config.json', '{'),
    answer: isDamaged,
  },
  'a config that is a link': {
    change(folder) {
      rmSync(join(folder, 'site.config.json'));
      symlinkSync('/etc/passwd', join(folder, 'site.config.json'));
    },
    answer: isDamaged,
  },
  'a config with errors': {
    change: (folder, config) =>
      writeConfig(folder, { ...config, site: { ...config.site, phone: '' } }),
    answer: refuse(/the site would have errors.*Site › Phone/),
  },
  'a record of translations that is damaged': {
    change: (folder) => write(folder, '.translations.json', '{ "es": [1] }'),
    answer: refuse(/\.translations\.json in the online repository is damaged/),
  },
  'a list that the schema does not have': {
    change(folder, config) {
      write(folder, 'content/autostart.json', '[{ "pwned": 1 }]');
      writeConfig(folder, listIn(config, 'content/autostart.json', 'zzz'));
    },
  },
  'a list that is a part of the program': {
    change(folder, config) {
      write(folder, 'program.json', JSON.stringify(config.entities.counselors));
      writeConfig(folder, listIn(config, 'program.json'));
    },
    answer: refuse(/has content in program\.json, which isn’t content in your folder/),
  },
  'a part of the program that goes away as a list': {
    change(folder, config) {
      rmSync(join(folder, 'program.json'));
      write(folder, 'other.json', JSON.stringify(config.entities.counselors));
      writeConfig(folder, listIn(config, '*.json'));
    },
    answer: refuse(/has content in program\.json, which isn’t content in your folder/),
  },
  'a list that leads out of the folder': {
    change: (folder, config) => writeConfig(folder, listIn(config, '../outside.json')),
    answer: refuse(/the site would have errors/),
  },
  'a list that is a link': {
    change(folder, config) {
      mkdirSync(join(folder, 'content'));
      symlinkSync('/etc/hostname', join(folder, 'content/people.json'));
      writeConfig(folder, listIn(config, 'content/people.json'));
    },
  },
  'a list among the packages': {
    change(folder, config) {
      const file = 'node_modules/sharp/package.json';
      write(folder, file, JSON.stringify(config.entities.counselors));
      writeConfig(folder, listIn(config, file));
    },
  },
};

/** A site whose repository has a part of the program that is JSON. */
async function openWithProgram(): Promise<PublishedSite> {
  const site = await openPublished();
  write(site.folder, 'program.json', '{ "name": "program" }');
  git(site.folder, 'add', 'program.json');
  git(site.folder, 'commit', '--quiet', '--message=Program');
  git(site.folder, 'push', '--quiet');
  return site;
}

test.each(spreadOf(Object.entries(commits), 3))(
  '%s: no trace in the folder until somebody confirms, and then no code @A10',
  async (_name, { change, answer = { status: 200, answer: { hasNewProgram: true } } }) => {
    const site = await openWithProgram();
    await site.rename('Lakeside');
    const { folder } = site.clone();
    change(folder, JSON.parse(readFileSync(join(folder, 'site.config.json'), 'utf8')) as Config);
    push(folder);
    const before = readAllFiles(site.folder);
    expect(await site.prepare()).toMatchObject(answer);
    expect(listChanged(before, readAllFiles(site.folder))).toEqual([]);
    await site.publish();
    const changed = listChanged(before, readAllFiles(site.folder));
    expect(changed.filter((file) => !/^\.(?:git|editor)\//.test(file))).toEqual([]);
  },
);

test('content is never written through a link of the folder, not even of one that was taken over @A10', async () => {
  const site = await openPublished();
  const outside = makeTempFolder();
  const { folder } = site.clone();
  const config = JSON.parse(site.readFile()) as Config;
  symlinkSync(outside, join(folder, 'content'));
  push(folder);
  expect((await site.publish({ takesProgram: true })).answer).toMatchObject({ program: 'new' });

  rmSync(join(folder, 'content'));
  write(folder, 'content/people.json', JSON.stringify(config.entities.counselors));
  writeConfig(folder, listIn(config, 'content/people.json'));
  push(folder);
  const before = readAllFiles(site.folder);
  const { status, answer } = await site.prepare();
  expect(status).toBe(422);
  expect(answer['message']).toContain('content/people.json is a symlink');
  expect(listChanged(before, readAllFiles(site.folder))).toEqual([]);
  expect(readdirSync(outside)).toEqual([]);
});

test.each(
  sampleOf(
    [
      'Node_Modules/sharp/index.js',
      '.Editor/draft.jsonl',
      'node_modules/sharp/index.js',
      '.editor/draft.jsonl',
    ],
    2,
  ),
)('packages and drafts never come with the program: %s @A10', async (file) => {
  const site = await openPublished();
  const { folder } = site.clone();
  write(folder, file, 'PWNED');
  push(folder);
  expect((await site.publish({ takesProgram: true })).answer).toMatchObject({
    outcome: 'taken',
    isFolderCurrent: false,
  });
  expect(readAllFiles(site.folder)[file]).not.toBe('PWNED');
});

test('git alone would take the same commits over @A10-control', async () => {
  const site = await openWithProgram();
  const { folder } = site.clone();
  for (const name of ['code that the editor starts or serves', 'a config with errors']) {
    const config = JSON.parse(site.readFile()) as Config;
    commits[name]?.change(folder, config);
    push(folder);
  }
  const before = readAllFiles(site.folder);
  execFileSync('git', ['pull', '--quiet'], {
    cwd: site.folder,
    env: { ...process.env, ...gitSettings },
  });
  const after = readAllFiles(site.folder);
  expect(listChanged(before, after)).toContain('site.config.json');
  expect(after['src/editor/server/start.js']).toBe('PWNED');
});
