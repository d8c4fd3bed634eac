import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCreatePackage } from '../../../scripts/package/write-create-package';
import { formatConfig } from '../../../src/check/format-config';
import { aboutStarter, type StarterChoice } from '../../../src/editor/protocol/starter';
import { makeTempFolder } from '../../make-temp-folder';
import { readTestSite, type TestSiteName } from '../../sites/read-site';

/** The package create-pagewright with test sites as starters. @returns its folder */
export function writeTestStarters(choices: readonly StarterChoice[]): string {
  const folder = join(makeTempFolder(), 'create-pagewright');
  writeCreatePackage(folder);
  rmSync(join(folder, 'starters'), { recursive: true });
  for (const { name, ...about } of choices) {
    const { publicFolder, text } = readTestSite(name as TestSiteName);
    const starter = join(folder, 'starters', name);
    cpSync(publicFolder, join(starter, 'public'), { recursive: true });
    writeFileSync(join(starter, 'site.config.json'), formatConfig(text));
    writeFileSync(join(starter, aboutStarter), JSON.stringify(about));
  }
  return folder;
}
