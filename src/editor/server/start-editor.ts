import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { editorPath } from '../protocol/editor-api';
import { explainPort } from '../../build/server/ports';
import type { SiteSource } from '../../build/load-config';
import { lockFolder } from './folder-lock';
import { EditedDocument } from './document';
import { DraftCheck } from './draft-check';
import { DraftSite } from './draft-site';
import { addDrawings } from './add-drawings';
import { readEditorCode } from './editor-code';
import { createEditorServer } from './editor-server';
import { createDraftPlanner } from './plan-draft';
import { PublicFolder } from './public-folder';
import { openGit } from './publish/git-repository';
import { Publisher } from './publish/publisher';
import { Uploads } from './uploads';

/** A site that is edited. */
export interface EditedSite extends SiteSource {
  /** where drafts and earlier versions are kept */
  folder: string;
}

export interface StartedEditor {
  /** opens the editor; it holds the token */
  address: string;
  close: () => void;
}

/**
 * Starts the editor of a site. From then on, it runs and serves the code that is there now.
 *
 * @param port 0 for any that is free
 * @param readCode makes the code for the browser, or finds it
 * @throws CommandError when the port cannot be used, or another editor has the site open
 */
export async function startEditor(
  { configFile, publicFolder, folder }: EditedSite,
  port: number,
  readCode = readEditorCode,
): Promise<StartedEditor> {
  lockFolder(folder);
  const access = { token: makeSecret(), pass: makeSecret() };
  const files = new PublicFolder(publicFolder, join(folder, 'removed'));
  const uploads = new Uploads(files);
  const draftCheck = new DraftCheck({ configFile, publicFolder }, files);
  const document = new EditedDocument(configFile, folder, draftCheck);
  const markDamaged = (damaged: readonly string[]) => draftCheck.markDamaged(damaged);
  const createPlanner = () => createDraftPlanner(publicFolder, () => draftCheck.readFilesState());
  const site = new DraftSite(createPlanner(), markDamaged);
  const drawings = new DraftSite(createPlanner(), markDamaged, (config) =>
    addDrawings(config, files.list()),
  );
  const content = { folder: dirname(configFile), drafts: folder, document, files };
  const publisher = new Publisher(content, openGit(content));
  const server = createEditorServer({
    access,
    configFile,
    document,
    draftCheck,
    files,
    uploads,
    publisher,
    site,
    drawings,
    loadCode: makeNow(readCode),
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => {
      reject(explainPort(error, { port, variable: 'EDIT_PORT', call: 'npm run edit' }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return {
    address: `http://127.0.0.1:${bound.port}${editorPath}#${access.token}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Makes something once for all who ask for it, and begins at once. After a failure, which the first who
 * asks hears of, the next one who asks has it tried again.
 */
export function makeNow<T>(make: () => Promise<T>): () => Promise<T> {
  let first: Promise<T> | undefined = make();
  first.catch(() => undefined);
  let made: Promise<T> | undefined;
  return () => {
    if (made) return made;
    const making = first ?? make();
    first = undefined;
    made = making.catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
