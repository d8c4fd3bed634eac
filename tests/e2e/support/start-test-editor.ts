import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startEditor,
  type HostApis,
  type StartedEditor,
} from '../../../src/editor/server/start-editor';
import { formatConfig } from '../../../src/check/format-config';
import { readTestSite, type TestSiteName } from '../../sites/read-site';

/**
 * Starts the editor of a copy of a test site, so that saving changes no file of the project; of the
 * file that is in the folder, if there is one.
 *
 * @param apis where those of hosts are
 */
export function startTestEditor(
  folder: string,
  name: TestSiteName = 'another-practice',
  apis: Partial<HostApis> = {},
): Promise<StartedEditor> {
  const { text, publicFolder: files } = readTestSite(name);
  const configFile = join(folder, 'site.config.json');
  const publicFolder = join(folder, 'public');
  if (!existsSync(configFile)) writeFileSync(configFile, formatConfig(text));
  cpSync(files, publicFolder, { recursive: true });
  const site = { configFile, publicFolder, folder: join(folder, '.editor') };
  return startEditor(site, 0, undefined, apis);
}
