import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEditor } from '../../../../src/editor/server/start-editor';
import { engineFolder } from '../../../../src/io/engine-folder.mjs';
import { apiPath, tokenHeader } from '../../../../src/editor/protocol/editor-api';
import type { OnlineAnswer } from '../../../../src/editor/protocol/online-api';
import type { PrepareAnswer } from '../../../../src/editor/protocol/publish-api';
import type { GitHubStandIn } from '../../../git-hosts/github-stand-in';
import { makeTempFolder } from '../../../make-temp-folder';
import { firstText, openEditor, type OpenEditor } from '../../open-editor';
import { git } from '../publish/repositories';
import { repository, startNewAccount } from './new-site';
import { siteTemplate, writeFiles, writeWebsite } from './write-website';

/** Opens the editor of a folder that `npm create pagewright` has made. */
async function openWebsite(): Promise<{ editor: OpenEditor; standIn: GitHubStandIn }> {
  const standIn = await startNewAccount();
  const folder = makeTempFolder();
  writeWebsite(folder);
  return { editor: await openEditor({ folder, apis: { gitHub: standIn.url } }), standIn };
}

async function readOnline(editor: OpenEditor): Promise<OnlineAnswer> {
  return (await editor.call('GET', 'online')).answer as unknown as OnlineAnswer;
}

async function putOnline(editor: OpenEditor, { token }: GitHubStandIn): Promise<void> {
  const made = await editor.call('POST', 'online-create', { token, repository, isPrivate: false });
  expect(made.status).toBe(200);
  const sent = await editor.call('POST', 'online-send', { token, repository });
  expect(sent.status).toBe(200);
}

function listRemote({ repository: remote }: GitHubStandIn): string[] {
  return git(remote.folder, 'ls-tree', '-r', '--name-only', 'main').split('\n');
}

async function rename(editor: OpenEditor, name: string): Promise<void> {
  await editor.change({ op: 'set', path: ['site', 'name'], value: name });
  const { fileHash } = await editor.read();
  expect((await editor.save(String(fileHash))).status).toBe(200);
}

function prepare(editor: OpenEditor) {
  return editor.call('POST', 'prepare', { target: 'usual' });
}

async function publish(editor: OpenEditor): Promise<string> {
  const { status, answer } = await prepare(editor);
  expect([status, answer]).toMatchObject([200, { branch: 'main', errors: [] }]);
  const { id } = answer as unknown as PrepareAnswer;
  const request = { target: 'usual', id, message: 'Change the name' };
  const published = await editor.call('POST', 'publish', request);
  expect(published.answer).toMatchObject({ outcome: 'published', isFolderCurrent: true });
  return String(published.answer['commit']);
}

test('a folder without git is put online and then published without git, also after a restart', async () => {
  const { editor, standIn } = await openWebsite();
  expect(await readOnline(editor)).toEqual({ isNew: true });
  expect((await prepare(editor)).status).toBe(422);
  await putOnline(editor, standIn);
  expect(await readOnline(editor)).toEqual({ isNew: false });
  expect((await prepare(editor)).answer).toMatchObject({ sections: [], errors: [] });

  await rename(editor, 'Lakeside');
  const commit = await publish(editor);
  const { folder: remote } = standIn.repository;
  expect(git(remote, 'rev-parse', 'main')).toBe(commit);
  expect(git(remote, 'diff', '--name-only', 'main^', 'main')).toBe('site.config.json');
  expect(git(remote, 'show', 'main:site.config.json')).toContain('"name": "Lakeside"');
  const runs = await editor.call('GET', `runs?commit=${commit}`);
  expect(runs.answer['runs']).toHaveLength(1);

  editor.close();
  const { folder } = editor;
  const later = await openEditor({ folder, apis: { gitHub: standIn.url } });
  expect(await readOnline(later)).toEqual({ isNew: false });
  await rename(later, 'Hillside');
  const asked = await prepare(later);
  expect(asked).toMatchObject({
    status: 401,
    answer: {
      message: expect.stringMatching(/^To publish your changes, the editor needs a token/),
    },
  });
  const wrong = await later.call('POST', 'online-sign-in', { token: 'wrong' });
  expect(wrong).toMatchObject({
    status: 401,
    answer: { message: expect.stringMatching(/^GitHub doesn’t accept this token/) },
  });
  expect((await prepare(later)).status).toBe(401);
  const { token } = standIn;
  expect((await later.call('POST', 'online-sign-in', { token })).status).toBe(200);
  await publish(later);
  expect(git(remote, 'show', 'main:site.config.json')).toContain('"name": "Hillside"');
  expect(standIn.violations).toEqual([]);

  const kept = readdirSync(join(folder, '.editor'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(kept.join()).not.toContain(token);
});

test('the repository gets what the folder has, but nothing generated, hidden or ignored', async () => {
  const { editor, standIn } = await openWebsite();
  const config = JSON.parse(firstText) as { entities: { counselors: object[] } };
  const files = { counselors: { files: 'people/*.json' } };
  const inFiles = { ...config, entities: { ...config.entities, ...files } };
  writeFiles(editor.folder, {
    'site.config.json': JSON.stringify(inFiles),
    'people/all.json': JSON.stringify(config.entities.counselors),
    'blocks/price.tsx': 'export default () => null;',
    'blocks/price.schema.json': '{}',
    'blocks/parts/row.tsx': 'export {};',
    'blocks/node_modules/a/index.js': '',
    'blocks/.cache/a.js': '',
    'node_modules/a/index.js': '',
    'dist/index.html': '',
    'notes.txt': 'private',
    '.vscode/names.schema.json': '{}',
    '.env': 'SECRET=1',
  });
  editor.close();
  const again = await openEditor({ folder: editor.folder, apis: { gitHub: standIn.url } });
  await putOnline(again, standIn);
  const template = readdirSync(siteTemplate, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(siteTemplate.length + 1))
    .map((file) => (file === 'gitignore' ? '.gitignore' : file));
  const remote = listRemote(standIn);
  expect(remote.filter((file) => !file.startsWith('public/')).toSorted()).toEqual(
    [
      ...template,
      'package-lock.json',
      'site.config.json',
      'people/all.json',
      'blocks/price.tsx',
      'blocks/price.schema.json',
      'blocks/parts/row.tsx',
    ].toSorted(),
  );
  const { folder } = standIn.repository;
  const bytes = readFileSync(join(again.folder, 'package.json'), 'utf8');
  expect(`${git(folder, 'show', 'main:package.json')}\n`).toBe(bytes);
});

test.each([
  [
    '.github',
    /^GitHub needs files that this folder doesn’t have: \.github\/workflows\/website\.yml\. /,
  ],
  ['package.json', /^GitHub needs files that this folder doesn’t have: package\.json\. /],
  [
    'package-lock.json',
    /^The file package-lock\.json is missing in this folder\. Run “npm install”/,
  ],
])('without %s, the person is told what to do, and nothing is sent', async (file, message) => {
  const { editor, standIn } = await openWebsite();
  rmSync(join(editor.folder, file), { recursive: true });
  const { isNew, missing } = await readOnline(editor);
  expect([isNew, missing]).toEqual([true, expect.stringMatching(message)]);
  const { token } = standIn;
  const made = await editor.call('POST', 'online-create', { token, repository, isPrivate: false });
  expect(made).toEqual({ status: 422, answer: { message: missing } });
  expect(standIn.log).toEqual([]);
});

test('a folder whose package.json has no engine needs it', async () => {
  const { editor } = await openWebsite();
  writeFiles(editor.folder, { 'package.json': '{}' });
  expect((await readOnline(editor)).missing).toMatch(
    /doesn’t have “pagewright” in its dependencies/,
  );
});

test('the engine is not put online from its own repository', async () => {
  const { api, violations, log } = await startNewAccount();
  const site = {
    configFile: join(engineFolder, 'site.config.json'),
    publicFolder: join(engineFolder, 'public'),
    folder: makeTempFolder(),
  };
  const { address, close } = await startEditor(site, 0, () => Promise.resolve(new Map()), {
    gitHub: api,
  });
  onTestFinished(close);
  const { origin, hash } = new URL(address);
  const ask = (name: string, init: RequestInit = {}) => {
    const headers = { [tokenHeader]: hash.slice(1), 'Content-Type': 'application/json' };
    return fetch(origin + apiPath + name, { ...init, headers });
  };
  expect(await (await ask('online')).json()).toEqual({ isNew: false });
  const body = JSON.stringify({ token: 'token', repository });
  expect((await ask('online-send', { method: 'POST', body })).status).toBe(404);
  expect([violations, log]).toEqual([[], []]);
});

test('git publishes as soon as the folder is connected to a server', async () => {
  const { editor } = await openWebsite();
  git(editor.folder, 'init', '--quiet', '--initial-branch=main');
  expect(await readOnline(editor)).toEqual({ isNew: true });
  git(editor.folder, 'remote', 'add', 'origin', '/nowhere.git');
  expect(await readOnline(editor)).toEqual({ isNew: false });
  expect((await prepare(editor)).answer['message']).toMatch(/^This repository has no version yet/);
});

test.each(['repository.json', 'netlify.json'])('a damaged %s is explained', async (name) => {
  const { editor, standIn } = await openWebsite();
  writeFiles(join(editor.folder, '.editor'), { [name]: '{"id": "si' });
  const missing = expect.stringMatching(`^The file ${name} in the folder .editor is damaged`);
  expect(await readOnline(editor)).toEqual({ isNew: true, missing });
  expect(standIn.log.filter(({ method }) => method !== 'GET')).toEqual([]);
});
