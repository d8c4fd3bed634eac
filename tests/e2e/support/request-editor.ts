import type { EditorSettings } from '../../../src/editor/protocol/editor-addresses';
import type { TestSiteName } from '../../sites/read-site';
import type { HostApis } from '../../../src/editor/server/start-editor';
import { originOf } from './ports';

/**
 * Starts the editor of a copy of a test site; one that is open in the folder is ended.
 *
 * @param folder where the copy is written to
 * @param apis where those of hosts are
 * @returns what opens it in a browser; it holds the token
 */
export function requestEditor(
  folder: string,
  name: TestSiteName,
  apis: Partial<HostApis> = {},
): Promise<string> {
  const query = new URLSearchParams({ apis: JSON.stringify(apis) });
  return ask('POST', folder, `${name}?${query}`);
}

/**
 * Writes the editor as a website.
 *
 * @param folder an empty one
 * @param settings where the API of the stand-in is that the editor works with, and how people sign in
 * @returns the config of the test site, as the editor would write it
 */
export function requestBrowserEditor(
  folder: string,
  name: TestSiteName,
  settings: Partial<EditorSettings>,
): Promise<string> {
  const query = new URLSearchParams({ settings: JSON.stringify(settings) });
  return ask('PUT', folder, `${name}?${query}`);
}

/** Ends the editor of a folder, if there is one. */
export async function endEditor(folder: string): Promise<void> {
  await ask('DELETE', folder);
}

async function ask(method: string, folder: string, name = ''): Promise<string> {
  const response = await fetch(new URL(name, originOf('editorStarter')), { method, body: folder });
  const said = await response.text();
  if (!response.ok) throw new Error(`The editor did not start: ${said}`);
  return said;
}
