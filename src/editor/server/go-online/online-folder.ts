import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../io/config-file';
import { GitHub } from '../../git-hosts/github';
import { GitHubSite } from '../../git-hosts/github-site';
import { HostFailure } from '../../git-hosts/git-host';
import type { OnlineAnswer } from '../../protocol/online-api';
import type { PublishRun } from '../../protocol/publish-api';
import { openGit } from '../publish/git-repository';
import { explainHost, stopHosted } from '../publish/hosted/explain-host';
import { openHosted } from '../publish/hosted/hosted-repository';
import type { NetlifyFolder } from '../netlify/netlify-folder';
import type { EditedContent } from '../publish/merge-content';
import { openNothing, type RepositorySource } from '../publish/repository';
import { RefusedRequest } from '../read-body';
import { readNote, writeFolderBase } from '../folder-notes';
import type { PublishedAt } from '../website/website';
import { explainOnline } from './explain-online';
import { explainMissing, readFolderFiles } from './folder-files';
import { branch, type NewSiteSource } from './go-online';
import { isRepositoryName } from './read-host-requests';
import { findUp } from '../../../io/engine-folder.mjs';

type Folders = Pick<EditedContent, 'folder' | 'drafts'>;

/** The file in the drafts folder that names the repository. */
const noteFile = 'repository.json';

/** What publishes with the token of the person who started the editor. */
interface Connection extends PublishedAt {
  host: GitHub;
  source: RepositorySource;
}

/**
 * Where the site in a folder is published to: by git, or by the API of GitHub to the repository that the
 * editor has made. The token is only in memory.
 */
export class OnlineFolder {
  private readonly git: RepositorySource;
  private connection: Connection | undefined;

  /** @param api where the API of GitHub is */
  constructor(
    private readonly folders: Folders,
    private readonly api: string,
    private readonly netlify: Pick<NetlifyFolder, 'address'>,
  ) {
    this.git = openGit(folders);
  }

  readonly source: RepositorySource = {
    open: async () => this.choose().open(),
    explain: (error) =>
      error instanceof HostFailure ? explainHost(error, 'github') : this.git.explain(error),
  };

  /** GitHub, if the editor has put the site online there. */
  get publishedAt(): PublishedAt | 'signedOut' | undefined {
    const isThere = !hasGitRemote(this.folders.folder) && this.readRepository() !== undefined;
    return this.connection ?? (isThere ? 'signedOut' : undefined);
  }

  /** For a site that no repository has yet. */
  get newSite(): NewSiteSource {
    const { folder, drafts } = this.folders;
    return {
      api: this.api,
      readAround: () => readFolderFiles(folder),
      describe: () => this.describe(),
      onSent: ({ token, repository, commit }) => {
        writeFolderBase(drafts, commit);
        replaceFile(join(drafts, noteFile), JSON.stringify({ repository }));
        this.connection = this.connect(token, repository);
      },
    };
  }

  /** Takes a token for the repository. @throws RefusedRequest when GitHub does not accept it */
  async signIn(token: string): Promise<object> {
    const repository = this.readRepository();
    if (repository === undefined) throw new RefusedRequest(404, 'Put your website online first.');
    const connection = this.connect(token, repository);
    try {
      const { canWrite } = await connection.host.readRepository();
      if (!canWrite) throw stopHosted('readOnly');
    } catch (error) {
      if (!(error instanceof HostFailure)) throw error;
      const isWrong = error.reason === 'signIn';
      throw isWrong ? explainOnline(error, 'account') : explainHost(error, 'github');
    }
    this.connection = connection;
    return {};
  }

  /** The runs for a commit, as `GitHost` has them; none as long as there is no token. */
  async listRuns(commit: string): Promise<PublishRun[]> {
    try {
      return (await this.connection?.host.listRuns(commit)) ?? [];
    } catch (error) {
      throw this.source.explain(error) ?? error;
    }
  }

  private describe(): OnlineAnswer {
    const { folder } = this.folders;
    try {
      if (hasGitRemote(folder) || this.readRepository() !== undefined) return { isNew: false };
      const { address } = this.netlify;
      const missing = explainMissing(folder);
      return {
        isNew: address === undefined,
        ...(missing !== undefined && { missing }),
        ...(address !== undefined && { netlify: address }),
      };
    } catch (error) {
      // A damaged file: nothing may be put online a second time.
      if (!(error instanceof RefusedRequest)) throw error;
      return { isNew: true, missing: error.message };
    }
  }

  private choose(): RepositorySource {
    if (hasGitRemote(this.folders.folder)) return this.git;
    if (this.readRepository() === undefined) return openNothing();
    if (this.connection) return this.connection.source;
    throw new RefusedRequest(
      401,
      'To publish your changes, the editor needs a token. Paste the one that you have, or create a new one.',
    );
  }

  private connect(token: string, repository: string): Connection {
    const options = { token, repository, api: this.api };
    const host = new GitHub(options);
    const folder = { ...this.folders, branch, prefix: '', findBlob: () => undefined };
    const [owner = ''] = repository.split('/');
    return { host, owner, site: new GitHubSite(options), source: openHosted(host, folder) };
  }

  /** @returns the repository that the editor has made, such as `mary/mary.github.io` */
  private readRepository(): string | undefined {
    const { repository } = readNote(this.folders.drafts, noteFile);
    return isRepositoryName(repository) ? repository : undefined;
  }
}

/**
 * Whether a folder is in a git repository that is connected to a server. Git is not asked: on a Mac without
 * it, starting it opens a window that offers to install the tools for developers.
 */
function hasGitRemote(folder: string): boolean {
  const root = findUp(folder, (parent) => existsSync(join(parent, '.git')));
  if (root === undefined) return false;
  const place = join(root, '.git');
  // A file names the repository that a submodule or another worktree belongs to.
  if (!statSync(place).isDirectory()) return true;
  const config = join(place, 'config');
  return existsSync(config) && /^\s*\[remote\s+"/m.test(readFileSync(config, 'utf8'));
}
