import type { GitHost } from '../git-hosts/git-host';
import { readFolderBase } from '../server/folder-notes';
import { nameBlob } from '../server/publish/repository';
import type { BrowserStorage } from './browser-storage';
import { draftsFolder } from './open-site';

/** Lets a host take content that was loaded before from this browser: its name never means another one. */
export function keepLoaded(host: GitHost, storage: BrowserStorage): GitHost {
  const listFiles = host.listFiles.bind(host);
  const readBlob = host.readBlob.bind(host);
  const commit = host.commit.bind(host);
  return Object.assign<GitHost, Pick<GitHost, 'listFiles' | 'readBlob' | 'commit'>>(host, {
    async listFiles(id) {
      const known = await storage.findCommit(id);
      if (known) return known;
      const files = await listFiles(id);
      await storage.keepCommit(id, files, readFolderBase(draftsFolder));
      return files;
    },
    async readBlob(blob) {
      const known = await storage.findBlob(blob);
      if (known) return known;
      const bytes = await readBlob(blob);
      await storage.keepBlob(blob, bytes);
      return bytes;
    },
    async commit(branch, made, onMade) {
      const id = await commit(branch, made, onMade);
      // The next changes are made on this content, which the host can lose.
      for (const { content } of made.changes) {
        // oxlint-disable-next-line no-await-in-loop -- there may be room for the first ones only
        if (content) await storage.keepBlob(nameBlob(content), content);
      }
      return id;
    },
  });
}
