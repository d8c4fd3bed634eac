import { onTestFinished, vi } from 'vitest';
import type { PrepareAnswer } from '../../../../src/editor/protocol/publish-api';
import { firstText, openEditor, type Called, type OpenEditor } from '../../open-editor';
import {
  cloneOf,
  git,
  gitSettings,
  readDiff,
  startRepository,
  type OtherCopy,
} from './repositories';

const { site } = JSON.parse(firstText) as { site: { name: string; phone: string } };

/** What the site says at first. */
export const firstName = site.name;
export const firstPhone = site.phone;
/** What somebody else writes. */
export const otherPhone = site.phone.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

export interface PublishedSite extends OpenEditor {
  /** a bare repository */
  remote: string;
  clone: () => OtherCopy;
  /** sets the name of the practice, and saves */
  rename: (next: string) => Promise<void>;
  prepare: (more?: object) => Promise<Called>;
  /** prepares and publishes */
  publish: (more?: object) => Promise<Called>;
  /** a file as a branch of the remote has it */
  readRemote: (file: string, branch?: string) => string;
  /** the lines that the last commit of a branch at the remote has changed, by file */
  readDiff: (branch?: string) => string[];
}

/** The editor of a site whose folder is a repository, with a remote that has it. */
export async function openPublished(): Promise<PublishedSite> {
  for (const [name, value] of Object.entries(gitSettings)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const editor = await openEditor();
  const remote = startRepository(editor.folder);
  const prepare: PublishedSite['prepare'] = (more) =>
    editor.call('POST', 'prepare', { target: 'usual', ...more });
  return {
    ...editor,
    remote,
    clone: () => cloneOf(remote),
    async rename(next) {
      await editor.change({ op: 'set', path: ['site', 'name'], value: next });
      await editor.save((await editor.read()).fileHash);
    },
    prepare,
    async publish(more) {
      const { answer } = await prepare(more);
      const { id, message } = answer as unknown as PrepareAnswer;
      return editor.call('POST', 'publish', { target: 'usual', id, message, ...more });
    },
    readRemote: (file, branch = 'main') => git(remote, 'show', `${branch}:${file}`),
    readDiff: (branch) => readDiff(remote, branch),
  };
}
