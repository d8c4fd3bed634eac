import type { GitHost } from '../git-hosts/git-host';
import type { BrowserStorage } from './browser-storage';

/** Lets a host take content that was loaded before from this browser: its name never means another one. */
export function keepLoaded(host: GitHost, storage: BrowserStorage): GitHost {
  const listFiles = host.listFiles.bind(host);
  const readBlob = host.readBlob.bind(host);
  return Object.assign<GitHost, Pick<GitHost, 'listFiles' | 'readBlob'>>(host, {
    async listFiles(commit) {
      const known = await storage.findCommit(commit);
      if (known) return known;
      const files = await listFiles(commit);
      await storage.keepCommit(commit, files);
      return files;
    },
    async readBlob(blob) {
      const known = await storage.findBlob(blob);
      if (known) return known;
      const bytes = await readBlob(blob);
      await storage.keepBlob(blob, bytes);
      return bytes;
    },
  });
}
