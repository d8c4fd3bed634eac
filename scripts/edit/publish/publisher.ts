import { join } from 'node:path';
import type {
  PrepareAnswer,
  PrepareRequest,
  PublishAnswer,
  PublishRequest,
  PublishTarget,
} from '../../../src/editor/editor-api';
import { tellProblem } from '../../../src/editor/problems/explain-problem';
import { RefusedRequest } from '../read-body';
import { makeCandidate } from './candidate';
import { createContentTest } from './content-files';
import { describeCandidate } from './describe-candidate';
import { explainGit, quoteGit, readPushFailure } from './explain-git';
import { Git, GitFailure } from './git';
import { moveFolder, type MovedFolder } from './move-folder';
import { noteCommit, readNote } from './published-note';
import { openRepository, type Repository } from './repository';
import { findCommonCommit, findDestination, type Destination } from './server-branches';
import { takeOver, type EditedContent } from './take-over';

/**
 * Publishes a site by git: with the credentials of whoever started the editor, and nothing but
 * content.
 */
export class Publisher {
  private readonly noteFile: string;
  /** what was shown without errors: nothing else is published */
  private readonly checked = new Set<string>();
  private last: Promise<unknown> = Promise.resolve();

  /** @param draftFolder where the editor keeps what it needs */
  constructor(
    private readonly content: EditedContent,
    draftFolder: string,
    private readonly git = new Git(content.folder),
  ) {
    this.noteFile = join(draftFolder, 'published.json');
  }

  /** Takes over what others have published, and shows what would be published. */
  prepare(request: PrepareRequest): Promise<PrepareAnswer> {
    return this.inTurn(async () => {
      this.assertReady();
      const { repository, destination } = await this.find(request.target);
      const { tip, branch } = destination;
      const note = readNote(this.noteFile);
      const common = await findCommonCommit(repository, tip, note);
      const choices = request.conflictsOf === tip ? request.choices : undefined;
      await takeOver(repository, this.content, { common, tip }, choices ?? []);
      noteCommit(this.noteFile, tip);
      const { hasNewProgram } = await this.follow(repository, request.target, tip);
      // What was taken over can have errors of its own.
      this.assertReady();
      const tree = await makeCandidate(repository, this.content, tip);
      const id = `${tip}-${tree}`;
      const { address } = repository;
      const shown = { id, branch, address, hasNewProgram };
      if (tree === (await repository.git.find(['rev-parse', `${tip}^{tree}`]))) {
        return { ...shown, sections: [], errors: [], message: '' };
      }
      const described = await describeCandidate(this.content.folder, tip, tree);
      if (described.errors.length === 0) this.checked.add(id);
      return { ...shown, ...described };
    });
  }

  /** Publishes what was shown, if it is still that. */
  publish({ target, id, message }: PublishRequest): Promise<PublishAnswer> {
    return this.inTurn(async () => {
      this.assertReady();
      const { repository, destination } = await this.find(target);
      const { tip, branch } = destination;
      const tree = await makeCandidate(repository, this.content, tip);
      if (id !== `${tip}-${tree}` || !this.checked.has(id)) return { outcome: 'outdated' };
      const made = await repository.git.read(['commit-tree', tree, '-p', tip, '-F', '-'], {
        input: message,
      });
      const commit = made.trim();
      noteCommit(this.noteFile, commit, target === 'review' ? branch : undefined);
      const refusal = await push(repository, destination, commit);
      if (refusal) return refusal;
      const { isCurrent } = await this.follow(repository, target, commit);
      return { outcome: 'published', branch, isFolderCurrent: isCurrent };
    });
  }

  /** What waits for approval is not a version of the branch here. */
  private async follow(
    repository: Repository,
    target: PublishTarget,
    commit: string,
  ): Promise<MovedFolder> {
    if (target === 'review') return { isCurrent: true, hasNewProgram: false };
    const isContent = createContentTest(this.content.document.writeText());
    const { prefix } = repository;
    return moveFolder(
      repository,
      commit,
      (path) => path.startsWith(prefix) && isContent(path.slice(prefix.length)),
    );
  }

  private assertReady(): void {
    const { problems, isSaved, config } = this.content.document.read();
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0 || config === undefined) {
      const list = errors.map((problem) => tellProblem(config ?? null, problem));
      throw new RefusedRequest(
        422,
        `The site has errors, so it is not published. Correct them first: ${list.join(' ')}`,
      );
    }
    if (!isSaved) throw new RefusedRequest(422, 'Save your changes first, then publish them.');
  }

  private async find(
    target: PublishTarget,
  ): Promise<{ repository: Repository; destination: Destination }> {
    const repository = await openRepository(this.git);
    const note = readNote(this.noteFile);
    return { repository, destination: await findDestination(repository, target, note) };
  }

  /** One after the other: two windows can ask at once. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work, work).catch((error: unknown) => {
      throw error instanceof GitFailure ? new RefusedRequest(422, explainGit(error)) : error;
    });
    this.last = done.catch(() => undefined);
    return done;
  }
}

/** @returns why the server did not take it; undefined when it did */
async function push(
  { git, remote }: Repository,
  { branch }: Destination,
  commit: string,
): Promise<PublishAnswer | undefined> {
  const options = ['--porcelain', '--no-verify', '--no-follow-tags', '--no-recurse-submodules'];
  const goal = `${commit}:refs/heads/${branch}`;
  try {
    await git.run(['push', ...options, '--', remote, goal]);
    return undefined;
  } catch (error) {
    const meaning = error instanceof GitFailure ? readPushFailure(error) : undefined;
    if (!(error instanceof GitFailure) || meaning === undefined) throw error;
    if (meaning === 'behind') return { outcome: 'outdated' };
    return { outcome: 'protected', said: quoteGit(error.said) };
  }
}
