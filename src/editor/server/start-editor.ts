import { randomBytes } from 'node:crypto';
import { editorPath } from '../protocol/editor-api';
import { explainPort } from '../../build/server/ports';
import { createParts, type EditedSite } from './create-parts';
import { lockFolder } from './folder-lock';
import { readEditorCode } from './editor-code';
import { createEditorServer } from './editor-server';
import { createDraftPlanner } from './plan-draft';
import { openGit } from './publish/git-repository';

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
  site: EditedSite,
  port: number,
  readCode = readEditorCode,
): Promise<StartedEditor> {
  lockFolder(site.folder);
  const access = { token: makeSecret(), pass: makeSecret() };
  const parts = createParts(site, {
    createPlanner: (draftCheck) =>
      createDraftPlanner(site.publicFolder, () => draftCheck.readFilesState()),
    openRepository: openGit,
  });
  const server = createEditorServer({ ...parts, access, loadCode: makeNow(readCode) });
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
