import { join } from 'node:path';
import { GitHub } from '../../git-hosts/github';
import { GitHubSite } from '../../git-hosts/github-site';
import { HostFailure, type HostedChange, type HostedFile } from '../../git-hosts/git-host';
import { isFailure } from '../../git-hosts/host-answers';
import type {
  AccountAnswer,
  CreateAnswer,
  CreateRequest,
  FollowAnswer,
  FollowRequest,
  OnlineAnswer,
  SendAnswer,
  SendRequest,
} from '../../protocol/online-api';
import type { EditedContent } from '../publish/merge-content';
import { nameBlob } from '../publish/repository';
import { noteCommit, readNote } from '../publish/published-note';
import { attemptTask } from './explain-online';
import { listNewFiles, type SiteFiles } from './list-new-files';
import type { EditedDocument } from '../document';
import { RefusedRequest } from '../read-body';

/** The branch that the workflow of new websites publishes. */
export const branch = 'main';

/** GitHub answers that a repository is made before all of it is there. */
const tries = 6;

/** The README that GitHub begins with has the name of the repository and its description. */
const longestReadme = 150;

export interface NewSiteSource {
  /** where the API of GitHub is */
  api: string;
  /** Reads the files around the content that make a website of it. @throws RefusedRequest when some are missing */
  readAround: (repository: string) => SiteFiles;
  /** Tells whether the site still has no repository. Without it, that stays so. */
  describe?: () => OnlineAnswer;
  /** GitHub has the content of the folder. */
  onSent?: (sent: SendRequest & SendAnswer) => void;
  /** milliseconds between two tries */
  pause?: number;
}

/**
 * Puts a site online that has no repository yet: at GitHub, with GitHub Pages. Each step can be repeated after
 * a failure at any point; nothing is made twice, and no file of someone else is written over.
 */
export class GoOnline {
  private readonly noteFile: string;

  constructor(
    private readonly content: EditedContent,
    private readonly source: NewSiteSource,
  ) {
    this.noteFile = join(content.drafts, 'published.json');
  }

  /** Tells whether the site has a repository by now. */
  describe(): OnlineAnswer {
    return this.source.describe?.() ?? { isNew: true };
  }

  /** @throws RefusedRequest, like all methods below */
  async readAccount(token: string): Promise<AccountAnswer> {
    const { api } = this.source;
    const { login } = await attemptTask('account', () => new GitHub({ token, api }).readAccount());
    return { login };
  }

  async create({ token, repository, isPrivate }: CreateRequest): Promise<CreateAnswer> {
    this.source.readAround(repository);
    const { host, site } = this.connect(token, repository);
    const { defaultBranch, isPrivate: wasPrivate } = await attemptTask('repository', async () => {
      const { login } = await host.readAccount();
      const known = await unlessMissing(host.readRepository());
      if (!known) await site.create(login, { description: 'Website', isPrivate });
      return known ?? host.readRepository();
    });
    await attemptTask('content', async () => {
      const tip = await this.waitForCommit(host, defaultBranch);
      this.assertOurs(await host.listFiles(tip), tip);
    });
    if (wasPrivate !== isPrivate) {
      await attemptTask('repository', () => site.setPrivate(isPrivate));
    }
    if (defaultBranch !== branch) {
      await attemptTask('repository', () => site.renameBranch(defaultBranch, branch));
    }
    const pages = await attemptTask('pages', async () => {
      await site.enablePages();
      return site.readPages();
    });
    return { address: (pages?.address ?? '').replace(/\/$/, '') };
  }

  async send({ token, repository }: SendRequest): Promise<SendAnswer> {
    assertReady(this.content.document);
    const { host } = this.connect(token, repository);
    const files = listNewFiles(this.content, this.source.readAround(repository));
    const commit = await attemptTask('content', async () => {
      const tip = await this.waitForCommit(host, branch);
      const there = await host.listFiles(tip);
      if (hasAll(there, files)) return tip;
      this.assertOurs(there, tip);
      const first = { parent: tip, message: 'Start the website', changes: files };
      return host.commit(branch, first, (id) => noteCommit(this.noteFile, id));
    });
    this.source.onSent?.({ token, repository, commit });
    return { commit };
  }

  async follow({ token, repository, commit }: FollowRequest): Promise<FollowAnswer> {
    const { host } = this.connect(token, repository);
    return { runs: await attemptTask('runs', () => host.listRuns(commit)) };
  }

  async publishAgain({ token, repository }: SendRequest): Promise<object> {
    await attemptTask('runs', () => this.connect(token, repository).site.publishAgain());
    return {};
  }

  private connect(token: string, repository: string): { host: GitHub; site: GitHubSite } {
    const { api, pause = 1000 } = this.source;
    const options = { token, repository, api, pause };
    return { host: new GitHub(options), site: new GitHubSite(options) };
  }

  /** @returns the commit that a branch is at */
  private async waitForCommit(host: GitHub, name: string): Promise<string> {
    const { pause = 1000 } = this.source;
    for (let count = 1; ; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- GitHub needs the time
      const tip = await unlessMissing(host.findCommit(name));
      if (tip !== undefined) return tip;
      if (count === tries) throw new HostFailure('broken', 'The repository is still empty.');
      // oxlint-disable-next-line no-await-in-loop -- GitHub needs the time
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** A repository may have the README that GitHub begins with, or what an earlier try has sent. */
  private assertOurs(files: readonly HostedFile[], tip: string): void {
    const isNew = files.every(
      ({ path, bytes = 0 }) => path === 'README.md' && bytes <= longestReadme,
    );
    if (!isNew && !readNote(this.noteFile).commits.includes(tip)) {
      throw new HostFailure('taken', 'The repository contains other files.');
    }
  }
}

/** @returns undefined when there is no repository, or nothing in it */
async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (isFailure(error, 'notFound') || isFailure(error, 'empty')) return undefined;
    throw error;
  }
}

function hasAll(there: readonly HostedFile[], files: readonly HostedChange[]): boolean {
  const blobs = new Map(there.map(({ path, blob }) => [path, blob]));
  return files.every(({ path, content }) => content && blobs.get(path) === nameBlob(content));
}

/** @throws RefusedRequest when the site has errors, or changes that are not saved */
export function assertReady(document: EditedDocument): void {
  const { problems, isSaved, config } = document.read();
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  if (hasErrors || config === undefined) {
    throw new RefusedRequest(422, 'The website has errors. Fix them, then try again.');
  }
  if (!isSaved) throw new RefusedRequest(422, 'Save your changes first, then try again.');
}
