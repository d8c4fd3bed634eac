import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDrawingKey } from '../../io/cache/drawing-key';
import { findEnginePart } from '../../io/cache/engine-part';

/** The name of the script that starts the editor in the browser. */
export const editorScript = 'entry-editor.js';

/** The code of the editor for the browser: what is in its files, by their names. */
export type EditorCode = ReadonlyMap<string, Uint8Array>;

/**
 * Reads all code of the editor: what changes on the disk later is not served. What is drawn from now on is
 * kept as drawn by the code of this moment.
 */
export async function readEditorCode(): Promise<EditorCode> {
  readDrawingKey();
  const { folder, files } = await findEnginePart('editor');
  return new Map(Object.keys(files).map((file) => [file, readFileSync(join(folder, file))]));
}
