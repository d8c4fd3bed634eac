import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { madePath, startScript, type EditorCode } from '../../src/editor/server/editor-page';
import { startEditor } from '../../src/editor/server/start-editor';
import { projectFolder } from '../../src/io/project-folder';
import { makeTempFolder } from '../make-temp-folder';

test('the browser hears why the code cannot be made, but not where it is, until it is made', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const folder = makeTempFolder();
  const site = { configFile: join(folder, 'site.config.json'), publicFolder: folder, folder };
  const fault = new Error(`\u001B[31mNo module\u001B[0m in ${projectFolder}/src/a.ts`);
  const readCode = vi.fn<() => Promise<EditorCode>>(() => Promise.resolve(new Map()));
  readCode.mockRejectedValueOnce(fault);
  const { address, close } = await startEditor(site, 0, readCode);
  onTestFinished(close);
  const ask = (name: string) => fetch(new URL(name, address));

  // What says it is there, whatever becomes of the rest.
  expect(await (await ask('')).text()).toContain(`/${startScript}"`);
  expect((await ask(startScript)).headers.get('content-type')).toBe('text/javascript');
  const failed = await ask(madePath);
  expect([failed.status, await failed.text()]).toEqual([500, 'No module in src/a.ts']);
  expect(log).toHaveBeenCalledWith(fault);
  expect((await ask(madePath)).status).toBe(204);
});
