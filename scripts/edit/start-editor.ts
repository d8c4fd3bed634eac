import { randomBytes } from 'node:crypto';
import { editorPath } from '../../src/editor/editor-api';
import { CommandError } from '../commands/command-error';
import type { SiteSource } from '../read/load-config';
import { EditedDocument } from './document';
import { DraftCheck } from './draft-check';
import { DraftSite } from './draft-site';
import { bundleEditor } from './editor-bundle';
import { createEditorServer } from './editor-server';

/** A site that is edited. */
export interface EditedSite extends SiteSource {
  /** where drafts and earlier versions are kept */
  folder: string;
}

/**
 * Starts the editor of a site.
 *
 * @returns the address that opens it; it holds the token
 * @throws CommandError when the port cannot be used
 */
export async function startEditor(site: EditedSite, port: number): Promise<string> {
  const origin = `http://127.0.0.1:${port}`;
  const access = { origin, token: makeSecret(), pass: makeSecret() };
  const draftCheck = new DraftCheck(site.publicFolder);
  const document = new EditedDocument(site.configFile, site.folder, draftCheck);
  const draftSite = new DraftSite(site.publicFolder, (files) => draftCheck.markDamaged(files));
  const bundle = await bundleEditor();
  const server = createEditorServer({ access, document, draftCheck, site: draftSite, bundle });
  await new Promise<void>((resolve, reject) => {
    server.on('error', ({ message }) => {
      reject(
        new CommandError(
          `Port ${port} cannot be used (${message}). Try: EDIT_PORT=4175 npm run edit`,
        ),
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  return `${origin}${editorPath}#${access.token}`;
}

function makeSecret(): string {
  return randomBytes(24).toString('base64url');
}
