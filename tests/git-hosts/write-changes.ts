import type { BareRepository } from './bare-repository';
import type { Account } from './github-switches';
import { Refusal } from './github-refusal';

/** A file to write onto a commit: null removes it. */
export interface FileChange {
  path: string;
  content: Buffer | null;
}

/**
 * Commits files onto a branch as hosts do that have no other way: the mode of files stays, and the branch
 * must still be where it was.
 *
 * @returns the id of the commit; undefined when the branch moved meanwhile
 */
export async function writeChanges(
  repository: BareRepository,
  account: Account,
  branch: string,
  { parent, old, message, changes }: NewCommit,
): Promise<string | undefined> {
  const modes = new Map(
    (await repository.listTree(parent, true)).map(({ path, mode }) => [path, mode]),
  );
  const written = await repository.writeBlobs(
    changes.map(({ content }) => content ?? Buffer.alloc(0)),
  );
  const entries = changes.map(({ path, content }, index) => ({
    path,
    mode: modes.get(path) ?? '100644',
    sha: content && (written[index] ?? ''),
  }));
  const tree = await repository.writeTree(parent, entries);
  if (!tree.ok) throw new Refusal(400, tree.reason);
  const person = `${account.login} <${account.login}@users.test> ${Math.floor(Date.now() / 1000)} +0000`;
  const sha = await repository.writeCommit(
    `tree ${tree.output}\nparent ${parent}\nauthor ${person}\ncommitter ${person}\n\n${message}`,
  );
  const isMoved = await repository.moveBranch(`refs/heads/${branch}`, sha, old);
  return isMoved ? sha : undefined;
}

export interface NewCommit {
  parent: string;
  /** where the branch is; undefined when it is not there yet */
  old: string | undefined;
  message: string;
  changes: readonly FileChange[];
}
