import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { DraftCheck } from '../../../../src/editor/server/draft-check';
import { EditedDocument } from '../../../../src/editor/server/document';
import { PublicFolder } from '../../../../src/editor/server/public-folder';
import { writeFolderBase } from '../../../../src/editor/server/folder-notes';
import { openHosted } from '../../../../src/editor/server/publish/hosted/hosted-repository';
import type { EditedContent } from '../../../../src/editor/server/publish/merge-content';
import { Publisher } from '../../../../src/editor/server/publish/publisher';
import type { RepositorySource } from '../../../../src/editor/server/publish/repository';
import type { PrepareAnswer, PublishAnswer } from '../../../../src/editor/protocol/publish-api';
import type { HostKind } from '../../../../src/editor/protocol/editor-addresses';
import { commitFiles } from '../../../git-hosts/commit-files';
import { connectTo, startStandInOf, type AnyStandIn } from '../../../git-hosts/each-host';
import { getIn } from '../../../../src/utils/json';
import { makeTempFolder } from '../../../make-temp-folder';
import { readTestSite } from '../../../sites/read-site';
import { firstText } from '../../open-editor';
import type { RefusedRequest } from '../../../../src/editor/server/read-body';
import { git, gitSettings } from './repositories';

const { publicFolder } = readTestSite('another-practice');

type Target = 'usual' | 'review';

/** A folder with a site, and what publishes it. */
export interface PublishedFolder {
  content: EditedContent;
  /** sets the name of the practice, and saves */
  rename: (name: string) => void;
  write: (file: string, bytes: string | Uint8Array) => void;
  read: (file: string) => string;
  prepare: (target?: Target, choices?: object) => Promise<PrepareAnswer>;
  publish: (id: string, target?: Target) => Promise<PublishAnswer>;
  readPublished: Publisher['readPublished'];
  /** prepares and publishes */
  publishAll: (target?: Target) => Promise<PublishAnswer>;
}

export interface HostedFolder extends PublishedFolder {
  standIn: AnyStandIn;
  /** decides about each request, after it was answered */
  network: { isCut: (method: string, path: string) => boolean };
  /** commits files as another person does, and gives the commit */
  commit: (files: Readonly<Record<string, string | Uint8Array>>) => Promise<string>;
  /** a file as a branch of the repository has it */
  readRemote: (file: string, branch?: string) => string;
  /** which files the last commit of a branch has changed */
  listChanged: (branch?: string) => string[];
}

/** Opens a folder that has a site already. */
export function openFolder(
  folder: string,
  open: (content: EditedContent) => RepositorySource,
): PublishedFolder {
  const drafts = join(folder, '.editor');
  const configFile = join(folder, 'site.config.json');
  mkdirSync(drafts, { recursive: true });
  const source = { configFile, publicFolder: join(folder, 'public') };
  const files = new PublicFolder(source.publicFolder, join(drafts, 'removed'));
  const document = new EditedDocument(configFile, drafts, new DraftCheck(source, files));
  const content = { folder, drafts, document, files };
  const publisher = new Publisher(content, open(content));
  const prepare: PublishedFolder['prepare'] = (target = 'usual', choices = {}) =>
    publisher.prepare({ target, ...choices });
  const publish: PublishedFolder['publish'] = (id, target = 'usual') =>
    publisher.publish({ target, id, message: 'Change the site\n\n- The name' });
  return {
    content,
    rename(value) {
      const { revision } = document.read();
      const changes = [{ op: 'set' as const, path: ['site', 'name'], value }];
      document.change({ revision, label: 'Change', changes });
      document.save(document.read().fileHash);
    },
    write: (file, bytes) => files.write(file, Buffer.from(bytes)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    prepare,
    readPublished: () => publisher.readPublished(),
    publish,
    publishAll: async (target) => publish((await prepare(target)).id, target),
  };
}

function findNothing(): undefined {
  return undefined;
}

/** The site of a repository at a stand-in of a host, loaded to a folder without git. @param findBlob as in `HostedFolder` */
export async function openHostedSite(
  kind: HostKind = 'github',
  findBlob: (path: string) => string | undefined = findNothing,
): Promise<HostedFolder> {
  for (const [name, value] of Object.entries(gitSettings)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const standIn = await startStandInOf(kind);
  const folder = makeTempFolder();
  cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  writeFileSync(join(folder, 'site.config.json'), firstText);
  writeFileSync(join(folder, 'program.txt'), 'one\n');
  const first = await commitFiles(standIn.repository, 'main', readAll(folder));
  const network: HostedFolder['network'] = { isCut: () => false };
  const host = connectTo(standIn, {
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (network.isCut(init?.method ?? 'GET', String(input))) throw new TypeError('cut');
      return answer;
    },
  });
  const opened = openFolder(folder, ({ drafts }) => {
    writeFolderBase(drafts, first);
    return openHosted(host, { folder, drafts, branch: 'main', prefix: '', findBlob });
  });
  const { folder: remote } = standIn.repository;
  return {
    ...opened,
    standIn,
    network,
    commit: (files) =>
      commitFiles(standIn.repository, 'main', files, git(remote, 'rev-parse', 'main')),
    readRemote: (file, branch = 'main') => git(remote, 'show', `${branch}:${file}`),
    listChanged: (branch = 'main') =>
      git(remote, 'diff', '--name-status', '--no-renames', `${branch}^`, branch).split('\n'),
  };
}

function readAll(folder: string): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}

/** The commit that the folder is at. */
export function readBase({ content }: HostedFolder): unknown {
  const base: unknown = JSON.parse(readFileSync(join(content.drafts, 'base.json'), 'utf8'));
  return getIn(base, ['commit']);
}

/** The commit that a branch of the repository is at. */
export function readTip({ standIn }: HostedFolder, branch = 'main'): string {
  return git(standIn.repository.folder, 'rev-parse', branch);
}

/** @returns the status and the message that a request is refused with */
export async function readRefusal(
  call: Promise<unknown>,
): Promise<{ status: unknown; message: string; letter?: string }> {
  const error = await call.then(
    () => undefined,
    (refusal: unknown) => refusal,
  );
  expect(error).toBeInstanceOf(Error);
  const { status, message, letter } = error as RefusedRequest;
  return { status, message, ...(letter !== undefined && { letter }) };
}
