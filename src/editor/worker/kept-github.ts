import type { HostedFile } from '../git-hosts/git-host';
import { GitHub, type GitHubOptions } from '../git-hosts/github';
import type { BrowserStorage } from './browser-storage';

/** GitHub, where content that was loaded before comes from this browser: its name never means another one. */
export class KeptGitHub extends GitHub {
  constructor(
    options: GitHubOptions,
    private readonly storage: BrowserStorage,
  ) {
    super(options);
  }

  override async listFiles(commit: string): Promise<HostedFile[]> {
    const known = await this.storage.findCommit(commit);
    if (known) return known;
    const files = await super.listFiles(commit);
    await this.storage.keepCommit(commit, files);
    return files;
  }

  override async readBlob(blob: string): Promise<Uint8Array> {
    const known = await this.storage.findBlob(blob);
    if (known) return known;
    const bytes = await super.readBlob(blob);
    await this.storage.keepBlob(blob, bytes);
    return bytes;
  }
}
