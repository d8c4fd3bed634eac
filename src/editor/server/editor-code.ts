import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCodeKey } from '../../io/cache/code-key';
import { iconCode } from '../../build/outputs/site-icons';
import { shareImageCode } from '../../build/share-images/share-images';
import { findEditorBundle } from './editor-bundle';

/** The code of the editor for the browser: what is in its files, by their names. */
export type EditorCode = ReadonlyMap<string, Uint8Array>;

/**
 * Bundles the editor, or takes it from the cache, and reads all of it: what changes on the disk later
 * is not served. The keys of code that draws are found now, because finding them runs code, too.
 */
export async function readEditorCode(): Promise<EditorCode> {
  // Pages that cannot be drawn without them say so.
  for (const entry of [iconCode, shareImageCode]) readCodeKey(entry).catch(() => undefined);
  const { folder, files } = await findEditorBundle();
  return new Map([...files].map((file) => [file, readFileSync(join(folder, file))]));
}
