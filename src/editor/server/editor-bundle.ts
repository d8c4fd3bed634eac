import { join } from 'node:path';
import { listCode } from '../../io/cache/code-cache.mjs';
import { storeBundle } from '../../io/cache/store-bundle';
import { projectFolder } from '../../io/project-folder';

const cacheFolder = join(projectFolder, 'node_modules/.cache/editor');

const recipe = { module: 'src/editor/server/bundle-editor.ts', name: 'bundleEditor' };

/** The name of the script that starts the editor in the browser. */
export const editorScript = 'entry-editor.js';

/** The code of the editor for the browser. */
export interface EditorBundle {
  folder: string;
  /** paths in the folder */
  files: ReadonlySet<string>;
}

/** Bundles the editor, or takes it from the cache. */
export async function findEditorBundle(): Promise<EditorBundle> {
  const folder = await storeBundle(cacheFolder, recipe);
  return { folder, files: new Set(listCode(folder)) };
}
